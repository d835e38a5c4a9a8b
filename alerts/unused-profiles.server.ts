import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import { isNeverConfirmed, NEVER_CONFIRMED } from "#accounts/confirmed-email.server.ts";
import { erasePeople } from "#accounts/erase-people.server.ts";
import { checkConfirmed } from "#accounts/find-confirmed.server.ts";
import type { Queries, Transaction } from "#database/open.server.ts";
import { deletions, deliveries, people } from "#database/schema.ts";
import { takesMessages } from "./addresses.server.ts";
import { FIRST_WARNING_MS, LAST_WARNING_MS, UNCONFIRMED_MS, unusedStep } from "./unused-step.ts";
import { channelsOf, postWarnings, UNUSED_PROFILE } from "./unused-warnings.server.ts";

/** Dependencies and limits of a round. `now` is the worker's own clock. */
interface Parts extends Pick<AccountsContext, "database" | "seal" | "keyedHash" | "provider" | "now"> {
  readonly keptDays: number;
  /** Waits this many ms, or until the worker stops. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The database's clock. */
  readonly clock?: SQL;
  readonly atOnce?: number;
  /** Maximum pending deletions at the identity provider. At this number, no more people are erased. */
  readonly mostWaiting?: number;
}

/** Numbers of people warned and erased in a round. `unconfirmed`: erased, and never confirmed an address. */
export interface UnusedRound {
  readonly first: number;
  readonly last: number;
  readonly erased: number;
  readonly unconfirmed: number;
}

type Person = typeof people.$inferSelect;

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 200;
/**
 * Default of `mostWaiting`: the provider erases this many in about 17 hours, at 20 a minute (`deletions`). A
 * person who deletes their profile waits no longer than that.
 */
const MOST_WAITING = 20_000;
/** Delay between two requests to the provider: 50 people a minute, as in `findConfirmed`. */
const ASK_EVERY_MS = 1_200;
const STEPS = ["first", "last", "erase"] as const;

/**
 * Warns people with unused profiles twice, then erases their profiles as they could themselves (decision 48).
 * If a person's address was never confirmed and no other channel reaches the person, erases the profile
 * sooner and without a warning, after a last check at the provider. Each page of people is one transaction,
 * so a killed worker leaves no half-done page. The round uses the earlier of its two clocks, so that a clock
 * that jumps ahead erases no one.
 * @throws {DatabaseError}
 */
export async function endUnusedProfiles(
  { clock = sql`now()`, ...parts }: Parts,
  signal: AbortSignal,
): Promise<UnusedRound> {
  const done = { first: 0, last: 0, erased: 0, unconfirmed: 0 };
  const { database, now, keptDays, atOnce = AT_ONCE } = parts;
  const { rows } = await database.run((queries) =>
    queries.execute<{ at: string }>(
      sql`SELECT extract(epoch FROM least(${clock}, ${now().toISOString()}::timestamptz)) * 1000 AS at`,
    ),
  );
  const spans = { keptMs: keptDays * DAY_MS, at: new Date(Number(rows[0]?.at)) };
  const askAgain = createRecheck(parts, spans, signal);
  let after: Person | undefined;
  while (!signal.aborted) {
    const some = await database.run((queries) => somePeople(queries, spans, atOnce, after));
    if (some.length === 0) break;
    const checked = await askAgain(some);
    const page = await database.transaction((transaction) =>
      endSome(transaction, parts, { ...spans, some, checked }),
    );
    for (const step of ["first", "last", "erased", "unconfirmed"] as const) done[step] += page[step];
    after = some.at(-1);
    if (some.length < atOnce) break;
  }
  return done;
}

interface Spans {
  readonly keptMs: number;
  readonly at: Date;
}

/** Returns the next people for whom a step could be due, by their last use. */
async function somePeople(
  queries: Queries,
  { keptMs, at }: Spans,
  atOnce: number,
  after: Person | undefined,
): Promise<readonly Person[]> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  return queries
    .select()
    .from(people)
    .where(
      and(
        or(
          lte(people.usedAt, before(keptMs - FIRST_WARNING_MS)),
          and(NEVER_CONFIRMED, lte(people.usedAt, before(UNCONFIRMED_MS))),
        ),
        or(isNull(people.eraseAt), lte(people.eraseAt, before(-LAST_WARNING_MS))),
        after &&
          sql`(${people.usedAt}, ${people.id}) > (${after.usedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(people.usedAt, people.id)
    .limit(atOnce);
}

/** Returns the step due for each person, and the channels that reach them. */
async function dueOf(queries: Queries | Transaction, some: readonly Person[], { keptMs, at }: Spans) {
  const channels = await channelsOf(queries, some);
  const lastWent = await lastWarningsOf(queries, some);
  const due = Map.groupBy(some, (person) =>
    unusedStep(
      {
        ...person,
        unconfirmedSince: isNeverConfirmed(person) ? (person.emailSince ?? person.createdAt) : null,
        isReached: channels(person).length > 0,
        lastWent: lastWent(person),
      },
      keptMs,
      at,
    ),
  );
  const [first = [], last = [], over = []] = STEPS.map((step) => due.get(step) ?? []);
  return { first, last, over, channels };
}

/**
 * Returns a function that asks the provider again about people whom only a confirmed address would save,
 * because the last result may be days old. The function returns the ids of the people that the provider
 * responded for. After a failure, no more people are looked up in this round.
 */
function createRecheck(parts: Parts, spans: Spans, signal: AbortSignal) {
  const { database, pause, mostWaiting = MOST_WAITING } = parts;
  let isThere = true;
  const next = async () => {
    await pause(ASK_EVERY_MS, signal);
    return !signal.aborted;
  };
  return async (some: readonly Person[]): Promise<ReadonlySet<string>> => {
    const never = some.filter(isNeverConfirmed);
    if (!isThere || never.length === 0) return new Set();
    const doubtful = await database.run(async (queries) => {
      const { over } = await dueOf(queries, never, spans);
      return over.length === 0 ? [] : over.slice(0, await roomAtProvider(queries, mostWaiting));
    });
    const answers = await checkConfirmed(parts, doubtful, next);
    isThere = answers.size === doubtful.length;
    return new Set(answers.keys());
  };
}

interface Found extends Spans {
  readonly some: readonly Person[];
  /** People whom the provider responded for in this round. */
  readonly checked: ReadonlySet<string>;
}

async function endSome(
  transaction: Transaction,
  { mostWaiting = MOST_WAITING, seal, keyedHash }: Parts,
  { some, checked, ...spans }: Found,
): Promise<UnusedRound> {
  const { at } = spans;
  const ids = some.map(({ id }) => id);
  // Read the people again: another worker may have processed them, or they came back.
  const locked = await transaction
    .select()
    .from(people)
    .where(inArray(people.id, ids))
    .orderBy(people.usedAt, people.id)
    .for("update", { skipLocked: true });
  const { first, last, over, channels } = await dueOf(transaction, locked, spans);
  await postWarnings(transaction, await recordWarnings(transaction, first, "first", spans), channels, {
    seal,
    at,
  });
  await postWarnings(transaction, await recordWarnings(transaction, last, "last", spans), channels, {
    seal,
    at,
  });
  const sure = over.filter((person) => !isNeverConfirmed(person) || checked.has(person.id));
  const room = sure.length === 0 ? 0 : await roomAtProvider(transaction, mostWaiting);
  const leaving = sure.slice(0, room).map((person) => ({
    person,
    address: takesMessages("email", person) ? seal.read(person.sealedEmail) : null,
  }));
  const erased = await erasePeople(transaction, leaving, { seal, keyedHash, erasedAt: at, why: "unused" });
  const unconfirmed = leaving.filter(({ person }) => isNeverConfirmed(person)).length;
  return {
    first: first.length,
    last: last.length,
    erased: erased.length - unconfirmed,
    unconfirmed,
  };
}

/** Records the warnings, and the day of erasure, never sooner than announced. @returns the updated people */
async function recordWarnings(
  transaction: Transaction,
  some: readonly Person[],
  step: "first" | "last",
  { keptMs, at }: Spans,
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

/** Returns when each person's last warning was sent, as a function: `waits` if pending, null if it failed. */
async function lastWarningsOf(queries: Queries | Transaction, some: readonly Person[]) {
  const warned = some.filter(({ lastWarnedAt }) => lastWarnedAt !== null).map(({ id }) => id);
  const rows =
    warned.length === 0
      ? []
      : await queries
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
    const warnings = (byPerson.get(id) ?? []).filter(
      ({ createdAt }) => createdAt.getTime() === lastWarnedAt?.getTime(),
    );
    const sentTimes = warnings.flatMap(({ state, endedAt }) =>
      state === "sent" && endedAt ? [+endedAt] : [],
    );
    if (sentTimes.length > 0) return new Date(Math.min(...sentTimes));
    return warnings.some(({ state }) => state === "waiting" || state === "claimed") ? "waits" : null;
  };
}

async function roomAtProvider(queries: Queries | Transaction, mostWaiting: number): Promise<number> {
  const isWaiting = and(isNull(deletions.finishedAt), isNotNull(deletions.sealedSubject));
  return Math.max(0, mostWaiting - (await queries.$count(deletions, isWaiting)));
}
