import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { asDatabaseError, DatabaseError, isDatabaseAway } from "#database/database-error.ts";
import { databaseNow } from "#database/database-now.server.ts";
import { FIRST_ID, LAST_ID } from "#database/id-order.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import { alerts, changes } from "#database/schema.ts";
import { OUT_OF_CONTROL } from "#fires/status.ts";
import { type Change, isFireChange, readChange } from "#history/change.ts";
import {
  allClearsRevertedBy,
  backgroundOf,
  NOTHING_REVERTED,
  type RevertedAllClears,
} from "./change-background.server.ts";
import { type Concerned, concernedBy } from "./concerned-places.server.ts";
import { followersAfter, placesAfter, placesIfFew } from "./find-concerned.server.ts";
import {
  type AlertTiming,
  insertAlerts,
  insertCorrections,
  insertFollowers,
} from "./insert-alerts.server.ts";
import { type Newsworthiness, newsworthinessOf, revertsDelayedChange, withoutFlips } from "./newsworthy.ts";
import { endPending, holdIfMany, makeSomeDue, NEVER, SOME_ALERTS } from "./pending-changes.server.ts";
import { digestAt } from "./sending-hours.ts";

type ChangeRow = typeof changes.$inferSelect;

export interface Matched {
  readonly changes: number;
  /** Number of alerts written: one per place or follower, and channel. */
  readonly alerts: number;
}

interface Step {
  readonly alerts: number;
  readonly isDone: boolean;
}

const CHANGES_AT_ONCE = 50;
/** Limit on places or followers per step: well within the time limit, even on a machine ten times slower. */
const MOST_AT_ONCE = 10_000;
/** If a step took too long, the next one is smaller by this factor. */
const SHRINK = 10;
const RETRY_MS = 60_000;

/** SQL condition: a change must be matched now. A failed change waits a minute, unless its steps shrink. */
const isToMatch = (now: SQL) =>
  and(
    isNull(changes.matchedAt),
    or(
      isNull(changes.matchFailedAt),
      sql`${changes.matchFailedAt} < ${now} - ${RETRY_MS} * interval '1 millisecond'`,
      isNotNull(changes.matchAtOnce),
    ),
  );

/** SQL condition: at least one change must be matched now. */
export const HAS_CHANGE = sql`EXISTS (SELECT FROM ${changes} WHERE ${isToMatch(sql`now()`)})`;

/**
 * Finds the people whom each new change concerns and writes their alerts, change by change and step by step,
 * with one transaction per step. A change records its progress: if a worker dies, another one resumes, and no
 * one is alerted twice. A step that takes too long is retried with fewer people, after all other changes. A
 * change that cannot be matched does not delay the others: it is retried every minute.
 * @param now defaults to the database's clock, which all workers share
 * @param cap above this number of people, a change's alerts wait for the agency
 * @throws {DatabaseError} and the error of a failed change, after all others are matched
 */
export async function matchChanges(
  database: Database,
  now?: () => Date,
  cap = Number.POSITIVE_INFINITY,
): Promise<Matched> {
  let done: Matched = { changes: 0, alerts: 0 };
  const troubles: Error[] = [];
  let again = 0;
  while (done.changes + troubles.length + again < CHANGES_AT_ONCE) {
    const step = await matchNext(database, now, cap);
    if (step === null) break;
    if ("isAgain" in step) again += 1;
    else if ("trouble" in step) troubles.push(step.trouble);
    else done = { changes: done.changes + Number(step.isDone), alerts: done.alerts + step.alerts };
  }
  if (troubles.length > 0) throw troubles[0];
  return done;
}

/**
 * Processes one step of the oldest unmatched change; null if no change is left. Later changes wait for the
 * oldest one, because earlier changes decide which later ones are sent. Changes that took too long come last.
 */
async function matchNext(
  database: Database,
  clock: (() => Date) | undefined,
  cap: number,
): Promise<Step | { readonly trouble: Error } | { readonly isAgain: true } | null> {
  return database.transaction(async (transaction) => {
    const now = clock?.() ?? (await databaseNow(transaction));
    const [row] = await transaction
      .select()
      .from(changes)
      .where(isToMatch(sql`${now.toISOString()}::timestamptz`))
      .orderBy(asc(isNotNull(changes.matchAtOnce)), asc(changes.id))
      .limit(1)
      .for("update");
    if (row === undefined) return null;
    try {
      // Use a savepoint, so that no other worker tries the change before this failure is recorded.
      return await transaction.transaction((attempt) => matchStep(attempt, row, now, cap));
    } catch (error) {
      const cause = asDatabaseError(error);
      // A person or place was deleted while the alert was written. An immediate retry skips the deleted row.
      if (isOfNobody(cause)) return { isAgain: true };
      const isSlow = isDatabaseAway(cause) && cause.code === "database-timeout";
      // A timeout is the change's own fault. If the server is down, the next statement fails as well.
      if (isDatabaseAway(cause) && !isSlow) throw cause;
      const atOnce = row.matchAtOnce ?? MOST_AT_ONCE;
      const matchAtOnce = isSlow && atOnce > 1 ? Math.max(1, Math.floor(atOnce / SHRINK)) : null;
      await transaction
        .update(changes)
        .set({ matchFailedAt: now, matchAtOnce })
        .where(eq(changes.id, row.id));
      if (matchAtOnce !== null) return { alerts: 0, isDone: false };
      const reason = cause instanceof Error ? cause.message : String(cause);
      return { trouble: new Error(`Change ${row.id} could not be matched: ${reason}`, { cause }) };
    }
  });
}

/** PostgreSQL's error code for a reference to a deleted row. */
const NO_SUCH_ROW = "23503";
const isOfNobody = (error: unknown): boolean =>
  error instanceof DatabaseError && Object(error.cause).code === NO_SUCH_ROW;

/** Matches one change in one transaction, for all people. @returns alerts written */
export async function matchWhole(transaction: Transaction, changeId: number, now: Date): Promise<number> {
  for (let written = 0; ; ) {
    const [row] = await transaction.select().from(changes).where(eq(changes.id, changeId));
    if (row === undefined) return written;
    const step = await matchStep(transaction, row, now, Number.POSITIVE_INFINITY);
    written += step.alerts;
    if (step.isDone) return written;
  }
}

async function matchStep(transaction: Transaction, row: ChangeRow, now: Date, cap: number): Promise<Step> {
  const change = readChange(row);
  const { known, lastStatus } = await backgroundOf(transaction, row);
  const reverted = change ? await allClearsRevertedBy(transaction, row, change) : NOTHING_REVERTED;
  const isFirst = row.matchedThrough === null && row.followersThrough === null;
  const most = atOnceOf(row);
  const corrected = isFirst
    ? await insertCorrections(transaction, { changeId: row.id, reverted, dueAt: now }, most)
    : 0;
  if (corrected >= most) return { alerts: corrected, isDone: false };
  const step = await matchOthers(transaction, row, { change, known, lastStatus, reverted }, now, cap);
  return { ...step, alerts: step.alerts + corrected };
}

interface Considered extends Awaited<ReturnType<typeof backgroundOf>> {
  readonly change: Change | null;
  readonly reverted: RevertedAllClears;
}

/** Processes the next step of a change for all people, after the corrections of a false all-clear. */
async function matchOthers(
  transaction: Transaction,
  row: ChangeRow,
  { change, known, lastStatus, reverted }: Considered,
  now: Date,
  cap: number,
): Promise<Step> {
  let isSent = false;
  if (change && lastStatus !== null && revertsDelayedChange(change, known)) {
    if ((await deleteSomeWaiting(transaction, lastStatus, now)) === SOME_ALERTS)
      return { alerts: 0, isDone: false };
    await endPending(transaction, lastStatus, now);
    isSent = await isAlreadySent(transaction, lastStatus);
  }
  const judged =
    change &&
    (newsworthinessOf(change, known) ?? (isSent ? newsworthinessOf(change, withoutFlips(known)) : null));
  if (!judged) return end(transaction, row, null, now);
  // Keep the decision of the first step: an earlier failed change could have been matched meanwhile.
  const toWhom = row.told ?? judged.toWhom;
  const concerned = await concernedBy(transaction, row, change, toWhom);
  const timing = timingOf(row, judged, { change, reverted }, now);
  const few = row.matchedThrough === null && (await alertAllIfFew(transaction, row, concerned, timing));
  if (few !== false) {
    if (few > cap) await holdIfMany(transaction, row.id, cap);
    await end(transaction, row, toWhom, now);
    return { alerts: few, isDone: true };
  }
  // The number of people is only known at the end. Until then none of the change's alerts is due.
  const isCapped = cap !== Number.POSITIVE_INFINITY;
  const step = await alertNext(
    transaction,
    row,
    concerned,
    isCapped ? { ...timing, dueAt: NEVER, digestAt: NEVER } : timing,
  );
  const isLast = step.matchedThrough === LAST_ID && step.followersThrough === LAST_ID;
  if (isLast && (!isCapped || (await settleCapped(transaction, timing, cap)))) {
    await end(transaction, row, toWhom, now);
    return { alerts: step.alerts, isDone: true };
  }
  const { matchedThrough, followersThrough } = step;
  await transaction
    .update(changes)
    .set({ matchedThrough, followersThrough, told: toWhom })
    .where(eq(changes.id, row.id));
  return { alerts: step.alerts, isDone: false };
}

async function end(
  transaction: Transaction,
  { id }: ChangeRow,
  toWhom: Newsworthiness["toWhom"] | null,
  now: Date,
): Promise<Step> {
  await transaction.update(changes).set({ matchedAt: now, told: toWhom }).where(eq(changes.id, id));
  return { alerts: 0, isDone: true };
}

function timingOf(
  { id, observedAt }: ChangeRow,
  { isUrgent, delayMs }: Newsworthiness,
  { change, reverted }: { readonly change: Change; readonly reverted: RevertedAllClears },
  now: Date,
): AlertTiming {
  // If the reading's date is ahead of this clock, the alerts do not wait until that date.
  const dueAt = new Date(Math.max(now.getTime(), Math.min(now.getTime(), observedAt.getTime()) + delayMs));
  const urgency = isUrgent ? 0 : 1;
  // People who never received the all-clear get a normal status alert instead of a correction.
  const isUsual = isFireChange(change) && change.after?.statusId !== OUT_OF_CONTROL;
  return {
    ...{ changeId: id, urgency, dueAt, digestAt: digestAt(dueAt), reverted },
    urgencyWithoutAllClear: isUsual ? 1 : urgency,
  };
}

const atOnceOf = ({ matchAtOnce }: ChangeRow) => matchAtOnce ?? MOST_AT_ONCE;

/** Alerts all people whom a change concerns. @returns alerts written; false if too many for one step */
async function alertAllIfFew(
  transaction: Transaction,
  row: ChangeRow,
  { places, followersOf }: Concerned,
  timing: AlertTiming,
): Promise<number | false> {
  const most = atOnceOf(row);
  const ids = places && (await placesIfFew(transaction, places, most));
  if (places && ids === null) return false;
  const followers =
    followersOf === null ? null : await followersAfter(transaction, followersOf, FIRST_ID, most);
  if (followers && followers.through !== LAST_ID) return false;
  let written = 0;
  if (places && ids) written += await insertAlerts(transaction, timing, ids, places.km);
  if (followersOf !== null && followers)
    written += await insertFollowers(transaction, timing, followersOf, followers.ids);
  return written;
}

/** Alerts the next people: places in order of their ids, then followers. */
async function alertNext(
  transaction: Transaction,
  row: ChangeRow,
  { places, followersOf }: Concerned,
  timing: AlertTiming,
): Promise<{ readonly alerts: number; readonly matchedThrough: string; readonly followersThrough: string }> {
  const most = atOnceOf(row);
  const matchedThrough = row.matchedThrough ?? FIRST_ID;
  const followersThrough = row.followersThrough ?? FIRST_ID;
  if (places && matchedThrough !== LAST_ID) {
    const { ids, through } = await placesAfter(transaction, places, matchedThrough, most);
    const written = await insertAlerts(transaction, timing, ids, places.km);
    return {
      alerts: written,
      matchedThrough: through,
      followersThrough: followersOf === null ? LAST_ID : followersThrough,
    };
  }
  if (followersOf === null || followersThrough === LAST_ID)
    return { alerts: 0, matchedThrough: LAST_ID, followersThrough: LAST_ID };
  const { ids, through } = await followersAfter(transaction, followersOf, followersThrough, most);
  const written = await insertFollowers(transaction, timing, followersOf, ids);
  return { alerts: written, matchedThrough: LAST_ID, followersThrough: through };
}

/**
 * After all alerts of a capped change are written, holds the change if it concerns too many people. If not,
 * makes some of its alerts due.
 * @returns true if no alert is left to make due
 */
async function settleCapped(transaction: Transaction, timing: AlertTiming, cap: number): Promise<boolean> {
  if (await holdIfMany(transaction, timing.changeId, cap)) return true;
  return (await makeSomeDue(transaction, timing)) < SOME_ALERTS;
}

/** Returns true if alerts of a delayed change were sent: after approval, or because a clock was ahead. */
async function isAlreadySent(transaction: Transaction, changeId: number): Promise<boolean> {
  const [sent] = await transaction
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.changeId, changeId), isNotNull(alerts.gatheredAt)))
    .limit(1);
  return sent !== undefined;
}

/** Deletes some waiting alerts of a reverted change, and ends its matching. @returns how many were deleted */
async function deleteSomeWaiting(transaction: Transaction, changeId: number, now: Date): Promise<number> {
  // Lock the change before its alerts, in the same order as corrections and releases do.
  await transaction.select({ id: changes.id }).from(changes).where(eq(changes.id, changeId)).for("update");
  await transaction
    .update(changes)
    .set({ matchedAt: now })
    .where(and(eq(changes.id, changeId), isNull(changes.matchedAt)));
  const some = sql`SELECT id FROM alerts WHERE change_id = ${changeId} AND gathered_at IS NULL LIMIT ${SOME_ALERTS}`;
  const { rowCount } = await transaction.delete(alerts).where(sql`${alerts.id} = ANY (ARRAY(${some}))`);
  return rowCount ?? 0;
}
