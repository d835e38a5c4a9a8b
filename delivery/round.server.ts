import { isDatabaseAway } from "#database/database-error.ts";
import type { Channel } from "#database/schema.ts";
import type { Claims } from "./claims.server.ts";
import type { ChannelClient, Claimed, DeliveryResult } from "./delivery.ts";
import type { MessageKinds, MessageWriter, Writing } from "./message.ts";

export interface Route<Message> {
  readonly channel: Channel;
  readonly client: ChannelClient<Message>;
  /** Writes the text of a kind of message for this channel. */
  readonly write: (kind: MessageWriter, about: unknown, writing: Writing) => Message | null;
  /** Messages per round. Two rounds run at once, so a crash duplicates at most twice this number. */
  readonly batch: number;
  readonly atOnce: number;
}

/** Kinds of messages whose data is loaded at delivery time, so that they only contain current facts. */
export interface Loading {
  readonly kinds: readonly string[];
  /** Loads the data. Messages with no current facts are missing from the result. @throws {DatabaseError} */
  load(claimedMessages: readonly Claimed[]): Promise<ReadonlyMap<Claimed, unknown>>;
}

export interface RoundParts extends Omit<Writing, "language"> {
  readonly claims: Claims;
  readonly kinds: MessageKinds;
  readonly worker: string;
  readonly loading?: readonly Loading[];
  /** `about` is the data loaded for the message. */
  readonly onOutcome?: (claimed: Claimed, outcome: DeliveryResult, about: unknown) => void;
  readonly onGone?: (claimedMessages: readonly Claimed[]) => void;
  /** Called once per round with an error in loading or writing messages, which are retried later. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface Round {
  readonly claimedCount: number;
  readonly closedMs: number;
}

/** Result that closes the channel for a known time. */
type Closed = Extract<DeliveryResult, { kind: "closed" }> & { readonly retryAfterMs: number };

/** A worker's function to wait, and the signal that stops the worker. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Waits, or returns at once when the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Duration of a worker's claim. After this time, another worker can claim the same messages. */
const HOLD_MS = 5 * 60_000;
/** Time after which a round returns unsent messages, because deliveries must end before the claim expires. */
const HAND_OVER_MS = HOLD_MS / 2;
const CLOSED_MS = 15_000;
const SETTLE_AGAIN_MS = 1_000;
/** Time between two saves of results. A receipt can come soon, and needs the message's saved reference. */
const SETTLE_SOON_MS = 250;
/** Result if the database is unavailable. The message is not at fault: it returns as if never claimed. */
const DATABASE_AWAY: DeliveryResult = { kind: "closed", reason: "the database was away" };
const NOT_BEGUN: DeliveryResult = { kind: "closed", reason: "its round is over" };
const UNWRITTEN: DeliveryResult = { kind: "later", reason: "it could not be written" };

/**
 * Claims due messages of a channel, writes them in each person's language and delivers them. Saves outcomes
 * soon after delivery, because a receipt can arrive during the round, and all outcomes before the round ends.
 * No transaction is open during delivery.
 * @throws {DatabaseError}
 */
export async function deliverRound<Message>(
  { channel, client, write, batch, atOnce }: Route<Message>,
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
  const claimedAt = performance.now();
  const claimedMessages = await claims.claim({ channel, worker, most: batch, holdMs: HOLD_MS });
  const isLoaded = (claimed: Claimed) => loading.some(({ kinds }) => kinds.includes(claimed.kind));
  const loaded = new Map<Claimed, unknown>();
  const outcomes = new Map<Claimed, DeliveryResult>();
  const troubles: unknown[] = [];
  function became(claimed: Claimed, outcome: DeliveryResult): void {
    outcomes.set(claimed, outcome);
    onOutcome?.(claimed, outcome, loaded.get(claimed));
  }
  for (const { kinds, load } of loading) {
    const own = claimedMessages.filter(({ kind }) => kinds.includes(kind));
    if (own.length === 0) continue;
    try {
      for (const [claimed, about] of await load(own)) loaded.set(claimed, about);
    } catch (error) {
      if (isDatabaseAway(error)) {
        const all = new Map(claimedMessages.map((claimed) => [claimed, DATABASE_AWAY]));
        await settleSurely(() => claims.settle(worker, all), patience);
        throw error;
      }
      troubles.push(error);
      for (const claimed of own) became(claimed, UNWRITTEN);
    }
  }
  let closed: Closed | null = null;

  async function handOver(claimed: Claimed): Promise<DeliveryResult> {
    // If one message finds the channel closed, the remaining messages are not sent.
    if (closed !== null) return closed;
    const { kind, language } = claimed;
    const about = isLoaded(claimed) ? loaded.get(claimed) : claimed.about;
    if (about === undefined) return { kind: "dropped", reason: "there is nothing left to say" };
    const writing = { language, siteUrl, reportPhone, sender };
    const message = kinds[kind] ? written(kinds[kind], about, writing) : null;
    if (message === undefined) return UNWRITTEN;
    if (message === null) return { kind: "dropped", reason: "there are no words for it" };
    const outcome = await client.deliver(claimed, message);
    closed = closing(outcome) ?? closed;
    return outcome;
  }

  /** Writes a message; undefined if a bug of ours prevents it. The other messages are still settled. */
  function written(kind: MessageWriter, about: unknown, writing: Writing): Message | null | undefined {
    try {
      return write(kind, about, writing);
    } catch (error) {
      troubles.push(error);
      return undefined;
    }
  }

  /** Outcomes that are not saved yet. */
  const unsettled = new Map(outcomes);
  let settledAt = performance.now();
  /** Saves the outcomes of sent messages during a long round. If that fails, they are saved at the end. */
  async function settleSent(): Promise<void> {
    if (performance.now() - settledAt < SETTLE_SOON_MS) return;
    settledAt = performance.now();
    const sent = [...unsettled].filter(([, { kind }]) => kind === "sent");
    for (const [claimed] of sent) unsettled.delete(claimed);
    try {
      await claims.settle(worker, new Map(sent));
    } catch {
      for (const [claimed, outcome] of sent) unsettled.set(claimed, outcome);
    }
  }

  const waiting = claimedMessages.filter((claimed) => !outcomes.has(claimed));
  async function handNext(): Promise<void> {
    for (let claimed = waiting.shift(); claimed !== undefined; claimed = waiting.shift()) {
      // A message that a stopping worker keeps would wait until its claim expires. A message that a slow
      // worker sends after that time would be sent twice.
      if (patience.signal.aborted || performance.now() - claimedAt > HAND_OVER_MS) {
        unsettled.set(claimed, NOT_BEGUN);
        continue;
      }
      const outcome = await handOver(claimed);
      became(claimed, outcome);
      unsettled.set(claimed, outcome);
      await settleSent();
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, claimedMessages.length) }, handNext));
  const gone = await settleSurely(() => claims.settle(worker, unsettled), patience);
  if (gone.length > 0) onGone?.(gone);
  if (troubles.length > 0) onTrouble?.(troubles[0]);
  return { claimedCount: claimedMessages.length, closedMs: closedFor(outcomes) };
}

/** Retries until the outcomes are saved: a sent message that is never settled would be sent again. */
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

/** Returns how long an outcome stops the channel's other messages, and why; null if they continue. */
function closing(outcome: DeliveryResult): Closed | null {
  if (outcome.kind !== "closed" && outcome.kind !== "unsure") return null;
  const { kind, reason, retryAfterMs = kind === "closed" ? CLOSED_MS : null } = outcome;
  return retryAfterMs === null ? null : { kind: "closed", reason, retryAfterMs };
}

const closedFor = (outcomes: ReadonlyMap<Claimed, DeliveryResult>): number =>
  Math.max(0, ...[...outcomes.values()].map((outcome) => closing(outcome)?.retryAfterMs ?? 0));
