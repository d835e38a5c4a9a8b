import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { erasePeople } from "#accounts/erase-people.server.ts";
import type { Mark } from "#accounts/marks.server.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import { deletions, deliveries, people } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { takesMessages } from "./addresses.server.ts";
import { FIRST_WARNING_MS, LAST_WARNING_MS, unusedStep } from "./unused-step.ts";
import { channelsOf, postWarnings, UNUSED_PROFILE } from "./unused-warnings.server.ts";

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly mark: Mark;
  readonly keptDays: number;
  /** By the worker's own clock. */
  readonly now: Date;
  /** The database's. */
  readonly clock?: SQL;
  /** Looked at together, in one transaction. */
  readonly atOnce?: number;
  /** Of those erased here whom the identity provider has still to erase, before it is asked to go on. */
  readonly mostWaiting?: number;
}

/** How many were told for the first time, told for the last, and erased. */
export interface UnusedRound {
  readonly first: number;
  readonly last: number;
  readonly erased: number;
}

type Person = typeof people.$inferSelect;

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 200;
/** What is asked of the provider in some 17 hours, at 20 a minute (`deletions`): whoever erases themselves waits no longer than that. */
const MOST_WAITING = 20_000;
const STEPS = ["first", "last", "erase"] as const;

/**
 * Warns people who have not used their profile for long, twice, then erases it as they would themselves (decision 48). Each page of them
 * is one transaction: whoever is killed has warned or erased these whole or not at all. The earlier of two clocks counts, so that one
 * that jumps ahead erases nobody.
 * @throws {DatabaseError}
 */
export async function endUnusedProfiles(
  { clock = sql`now()`, ...parts }: Parts,
  signal: AbortSignal,
): Promise<UnusedRound> {
  const done = { first: 0, last: 0, erased: 0 };
  const { rows } = await parts.database.run((queries) =>
    queries.execute<{ at: string }>(
      sql`SELECT extract(epoch FROM least(${clock}, ${parts.now.toISOString()}::timestamptz)) * 1000 AS at`,
    ),
  );
  const at = new Date(Number(rows[0]?.at));
  let after: Person | undefined;
  while (!signal.aborted) {
    const page = await parts.database.transaction((transaction) => endSome(transaction, parts, at, after));
    for (const step of STEPS) done[step === "erase" ? "erased" : step] += page[step];
    after = page.lastOne;
    if (after === undefined) break;
  }
  return done;
}

interface Page {
  readonly first: number;
  readonly last: number;
  readonly erase: number;
  /** After whom the next page begins; undefined after the last. */
  readonly lastOne: Person | undefined;
}

async function endSome(
  transaction: Transaction,
  { atOnce = AT_ONCE, mostWaiting = MOST_WAITING, keptDays, seal, mark }: Omit<Parts, "clock">,
  at: Date,
  after: Person | undefined,
): Promise<Page> {
  const keptMs = keptDays * DAY_MS;
  const before = (ms: number) => new Date(at.getTime() - ms);
  const some = await transaction
    .select()
    .from(people)
    .where(
      and(
        lte(people.usedAt, before(keptMs - FIRST_WARNING_MS)),
        or(isNull(people.eraseAt), lte(people.eraseAt, before(-LAST_WARNING_MS))),
        after &&
          sql`(${people.usedAt}, ${people.id}) > (${after.usedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(people.usedAt, people.id)
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const channels = await channelsOf(transaction, some);
  const lastWent = await lastWarningsOf(transaction, some);
  const due = Map.groupBy(some, (person) =>
    unusedStep({ ...person, isReached: channels(person).length > 0, lastWent: lastWent(person) }, keptMs, at),
  );
  const [first = [], last = [], over = []] = STEPS.map((step) => due.get(step) ?? []);
  const spans = { keptMs, at };
  await postWarnings(transaction, await told(transaction, first, "first", spans), channels, { seal, at });
  await postWarnings(transaction, await told(transaction, last, "last", spans), channels, { seal, at });
  const room = over.length === 0 ? 0 : mostWaiting - (await waitingAtProvider(transaction));
  const leaving = over.slice(0, Math.max(0, room)).map((person) => ({
    person,
    address: takesMessages("email", person) ? seal.read(person.sealedEmail) : null,
  }));
  const erased = await erasePeople(transaction, leaving, { seal, mark, erasedAt: at, why: "unused" });
  return {
    first: first.length,
    last: last.length,
    erase: erased.length,
    lastOne: some.length < atOnce ? undefined : some.at(-1),
  };
}

/** Writes that people are warned, and of which day; it is never sooner than was said before. @returns them as they are then */
async function told(
  transaction: Transaction,
  some: readonly Person[],
  step: "first" | "last",
  { keptMs, at }: { readonly keptMs: number; readonly at: Date },
): Promise<readonly Person[]> {
  if (some.length === 0) return [];
  const ms = (span: number) => sql`${span} * interval '1 millisecond'`;
  const now = sql`${at.toISOString()}::timestamptz`;
  const set =
    step === "first"
      ? { eraseAt: sql`greatest(${people.usedAt} + ${ms(keptMs)}, ${now} + ${ms(FIRST_WARNING_MS)})` }
      : { eraseAt: sql`greatest(${people.eraseAt}, ${now} + ${ms(LAST_WARNING_MS)})`, lastWarnedAt: at };
  return transaction
    .update(people)
    .set(set)
    .where(
      inArray(
        people.id,
        some.map(({ id }) => id),
      ),
    )
    .returning();
}

/** When each person's last warning first went by a channel, or whether it may still go. */
async function lastWarningsOf(transaction: Transaction, some: readonly Person[]) {
  const warned = some.filter(({ lastWarnedAt }) => lastWarnedAt !== null).map(({ id }) => id);
  const rows =
    warned.length === 0
      ? []
      : await transaction
          .select({
            personId: deliveries.personId,
            state: deliveries.state,
            createdAt: deliveries.createdAt,
            endedAt: deliveries.endedAt,
          })
          .from(deliveries)
          .where(and(inArray(deliveries.personId, warned), eq(deliveries.kind, UNUSED_PROFILE)));
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return ({ id, lastWarnedAt }: Person): Date | "waits" | null => {
    const letters = (byPerson.get(id) ?? []).filter(
      ({ createdAt }) => createdAt.getTime() === lastWarnedAt?.getTime(),
    );
    const went = letters.flatMap(({ state, endedAt }) => (state === "sent" && endedAt ? [+endedAt] : []));
    if (went.length > 0) return new Date(Math.min(...went));
    return letters.some(({ state }) => state === "waiting" || state === "claimed") ? "waits" : null;
  };
}

async function waitingAtProvider(transaction: Transaction): Promise<number> {
  return transaction.$count(deletions, and(isNull(deletions.finishedAt), isNotNull(deletions.sealedSubject)));
}
