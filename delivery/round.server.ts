import { isDatabaseAway } from "#database/database-error.ts";
import type { Channel } from "#database/schema.ts";
import type { Claims } from "./claims.server.ts";
import type { Carrier, Claimed, Outcome } from "./delivery.ts";
import type { MessageKinds, Writing, WrittenKind } from "./message.ts";

export interface Route<Message> {
  readonly channel: Channel;
  readonly carrier: Carrier<Message>;
  /** The words of a kind for this channel. */
  readonly write: (kind: WrittenKind, about: unknown, writing: Writing) => Message | null;
  /** How many a round holds; two rounds run, so that a crash doubles at most twice as many. */
  readonly batch: number;
  /** How many are on their way at a time. */
  readonly atOnce: number;
}

/** Messages that say what their rows name, read as they leave: what changed meanwhile is not said. */
export interface Loading {
  readonly kinds: readonly string[];
  /** Those that have nothing left to say are not among the answers. @throws {DatabaseError} */
  load(letters: readonly Claimed[]): Promise<ReadonlyMap<Claimed, unknown>>;
}

export interface RoundParts extends Omit<Writing, "language"> {
  readonly claims: Claims;
  readonly kinds: MessageKinds;
  readonly worker: string;
  readonly loading?: readonly Loading[];
  /** `about` is what was loaded for it. */
  readonly onOutcome?: (letter: Claimed, outcome: Outcome, about: unknown) => void;
  /** The addresses of these messages are dead. */
  readonly onGone?: (letters: readonly Claimed[]) => void;
  /** Why letters of this round could not be read or written, once; they are tried again later. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface Round {
  readonly taken: number;
  /** The channel takes nothing for so long. */
  readonly closedMs: number;
}

/** The channel takes nothing for so long. */
type Closed = Extract<Outcome, { kind: "closed" }> & { readonly retryAfterMs: number };

/** How a worker waits: until something ends it. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Waits, or returns at once when the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Past it another worker takes what this one held. */
const HOLD_MS = 5 * 60_000;
/** What is not on its way by then is given back, with time left for what is. */
const HAND_OVER_MS = HOLD_MS / 2;
const CLOSED_MS = 15_000;
const SETTLE_AGAIN_MS = 1_000;
/** A channel tells of a message soon after it took it: by what the row has then. */
const SETTLE_SOON_MS = 250;
/** Not at fault: as if it had never been taken. */
const GIVEN_BACK: Outcome = { kind: "closed", reason: "the database was away" };
const NOT_BEGUN: Outcome = { kind: "closed", reason: "its round is over" };
const UNWRITTEN: Outcome = { kind: "later", reason: "it could not be written" };

/**
 * Takes what is due on a channel, writes it in each person's language and hands it over; what became of it is written
 * before more is taken, and within a moment: a receipt may come while others of the round are still on their way. No transaction is open meanwhile.
 * @throws {DatabaseError}
 */
export async function deliverRound<Message>(
  { channel, carrier, write, batch, atOnce }: Route<Message>,
  {
    claims,
    kinds,
    worker,
    siteUrl,
    reportPhone,
    sender,
    loading = [],
    onOutcome,
    onGone,
    onTrouble,
  }: RoundParts,
  patience: Patience,
): Promise<Round> {
  const takenAt = performance.now();
  const taken = await claims.claim({ channel, worker, most: batch, holdMs: HOLD_MS });
  const isLoaded = (letter: Claimed) => loading.some(({ kinds }) => kinds.includes(letter.kind));
  const loaded = new Map<Claimed, unknown>();
  const outcomes = new Map<Claimed, Outcome>();
  const troubles: unknown[] = [];
  function became(letter: Claimed, outcome: Outcome): void {
    outcomes.set(letter, outcome);
    onOutcome?.(letter, outcome, loaded.get(letter));
  }
  for (const { kinds, load } of loading) {
    const own = taken.filter(({ kind }) => kinds.includes(kind));
    if (own.length === 0) continue;
    try {
      for (const [letter, about] of await load(own)) loaded.set(letter, about);
    } catch (error) {
      if (isDatabaseAway(error)) {
        const all = new Map(taken.map((letter) => [letter, GIVEN_BACK]));
        await settleSurely(() => claims.settle(worker, all), patience);
        throw error;
      }
      troubles.push(error);
      for (const letter of own) became(letter, UNWRITTEN);
    }
  }
  let closed: Closed | null = null;

  async function handOver(letter: Claimed): Promise<Outcome> {
    // The first that finds the channel closed speaks for the others.
    if (closed !== null) return closed;
    const { kind, language } = letter;
    const about = isLoaded(letter) ? loaded.get(letter) : letter.about;
    if (about === undefined) return { kind: "dropped", reason: "there is nothing left to say" };
    const writing = { language, siteUrl, reportPhone, sender };
    const message = kinds[kind] ? written(kinds[kind], about, writing) : null;
    if (message === undefined) return UNWRITTEN;
    if (message === null) return { kind: "dropped", reason: "there are no words for it" };
    const outcome = await carrier.hand(letter, message);
    closed = closing(outcome) ?? closed;
    return outcome;
  }

  /** Undefined where a mistake of ours stops it: what others handed over is settled all the same. */
  function written(kind: WrittenKind, about: unknown, writing: Writing): Message | null | undefined {
    try {
      return write(kind, about, writing);
    } catch (error) {
      troubles.push(error);
      return undefined;
    }
  }

  /** What is in no row yet. */
  const unsettled = new Map(outcomes);
  let settledAt = performance.now();
  /** What went, of a round that takes long; what the database does not take now it is told at the end. */
  async function settleSent(): Promise<void> {
    if (performance.now() - settledAt < SETTLE_SOON_MS) return;
    settledAt = performance.now();
    const sent = [...unsettled].filter(([, { kind }]) => kind === "sent");
    for (const [letter] of sent) unsettled.delete(letter);
    try {
      await claims.settle(worker, new Map(sent));
    } catch {
      for (const [letter, outcome] of sent) unsettled.set(letter, outcome);
    }
  }

  const waiting = taken.filter((letter) => !outcomes.has(letter));
  async function handNext(): Promise<void> {
    for (let letter = waiting.shift(); letter !== undefined; letter = waiting.shift()) {
      // Held by a worker that is no more, it would wait until the hold is over; after that it would go twice.
      if (patience.signal.aborted || performance.now() - takenAt > HAND_OVER_MS) {
        unsettled.set(letter, NOT_BEGUN);
        continue;
      }
      const outcome = await handOver(letter);
      became(letter, outcome);
      unsettled.set(letter, outcome);
      await settleSent();
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, taken.length) }, handNext));
  const gone = await settleSurely(() => claims.settle(worker, unsettled), patience);
  if (gone.length > 0) onGone?.(gone);
  if (troubles.length > 0) onTrouble?.(troubles[0]);
  return { taken: taken.length, closedMs: closedFor(outcomes) };
}

/** Tells the database until it has it: what went and was never settled would go once more. */
async function settleSurely<Settled>(
  settle: () => Promise<Settled>,
  { signal, pause }: Patience,
): Promise<Settled> {
  for (;;) {
    try {
      return await settle();
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted) throw error;
      await pause(SETTLE_AGAIN_MS, signal);
    }
  }
}

/** Returns what an outcome means for the others of its channel; null if they go on. */
function closing(outcome: Outcome): Closed | null {
  if (outcome.kind !== "closed" && outcome.kind !== "unsure") return null;
  const { kind, reason, retryAfterMs = kind === "closed" ? CLOSED_MS : null } = outcome;
  return retryAfterMs === null ? null : { kind: "closed", reason, retryAfterMs };
}

const closedFor = (outcomes: ReadonlyMap<Claimed, Outcome>): number =>
  Math.max(0, ...[...outcomes.values()].map((outcome) => closing(outcome)?.retryAfterMs ?? 0));
