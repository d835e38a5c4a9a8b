import { and, asc, desc, eq, gte, inArray, isNull, lt, not, or } from "drizzle-orm";
import { z } from "zod";
import { asDatabaseError, isDatabaseAway } from "#database/database-error.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import { alerts, changes, restrictionAreas } from "#database/schema.ts";
import { type Change, isFireChange, readChange } from "#history/change.ts";
import { isInside } from "./concerns.ts";
import { type Background, type Deserving, deserving, FLIP_MS, takesBackHeld } from "./deserving.ts";
import { digestAt } from "./due.ts";
import { holdIfMany } from "./held-changes.server.ts";
import { insertAlerts, type Placed } from "./insert-alerts.server.ts";

type ChangeRow = typeof changes.$inferSelect;

export interface Matched {
  /** Changes that were looked at. */
  readonly changes: number;
  /** People times channels, so to say: alerts written. */
  readonly alerts: number;
}

const AT_ONCE = 50;
/** Until a change that could not be matched is tried again. */
const RETRY_MS = 60_000;
/** Of a fire whose status flips and flips. */
const MOST_IN_A_ROW = 50;

/**
 * Finds whom each new change concerns and writes their alerts, change by change, each in a transaction of its own: a change is
 * matched once, whole, whatever dies meanwhile, and a place saved meanwhile is in it or not. One that cannot be matched holds nobody
 * else's alerts: it is tried again every minute, and those after it go on.
 * @param cap alerts of a change that concerns more people wait for somebody of the agency
 * @throws {DatabaseError} and what a change could not be matched for, once all others are
 */
export async function matchChanges(
  database: Database,
  now: () => Date = () => new Date(),
  cap = Number.POSITIVE_INFINITY,
): Promise<Matched> {
  let done: Matched = { changes: 0, alerts: 0 };
  const troubles: Error[] = [];
  for (let round = 0; round < AT_ONCE; round++) {
    const matched = await matchNext(database, now(), cap);
    if (matched === null) break;
    if ("trouble" in matched) troubles.push(matched.trouble);
    else done = { changes: done.changes + 1, alerts: done.alerts + matched.alerts };
  }
  if (troubles.length > 0) throw troubles[0];
  return done;
}

/**
 * Matches the oldest change that nobody has; null when there is none. Those after it wait for it: what deserves telling hangs on
 * order.
 */
async function matchNext(
  database: Database,
  now: Date,
  cap: number,
): Promise<{ readonly alerts: number } | { readonly trouble: Error } | null> {
  const failedLately = gte(changes.matchFailedAt, new Date(now.getTime() - RETRY_MS));
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(changes)
      .where(and(isNull(changes.matchedAt), or(isNull(changes.matchFailedAt), not(failedLately))))
      .orderBy(asc(changes.id))
      .limit(1)
      .for("update");
    if (row === undefined) return null;
    try {
      // A savepoint: no other worker tries it before it is noted that this one could not.
      return await transaction.transaction(async (attempt) => {
        const alerts = await matchOne(attempt, row, now);
        if (alerts > cap) await holdIfMany(attempt, row.id, cap);
        return { alerts };
      });
    } catch (error) {
      const cause = asDatabaseError(error);
      // One that takes too long is at fault itself; where the server is, it does not take the next statement either.
      if (isDatabaseAway(cause) && cause.code !== "database-timeout") throw cause;
      await transaction.update(changes).set({ matchFailedAt: now }).where(eq(changes.id, row.id));
      const reason = cause instanceof Error ? cause.message : String(cause);
      return { trouble: new Error(`Change ${row.id} could not be matched: ${reason}`, { cause }) };
    }
  });
}

/** Finds whom one change concerns and writes their alerts. @returns how many */
export async function matchOne(transaction: Transaction, row: ChangeRow, now: Date): Promise<number> {
  const change = readChange(row);
  const background = await backgroundOf(transaction, row);
  const told = change && deserving(change, background.known);
  if (change && takesBackHeld(change, background.known))
    await forgetAlerts(transaction, background.lastStatus);
  const written = told && change ? await tell(transaction, row, change, told, now) : 0;
  await transaction
    .update(changes)
    .set({ matchedAt: now, told: told?.toWhom ?? null })
    .where(eq(changes.id, row.id));
  return written;
}

interface KnownBefore {
  readonly known: Background;
  /** The change of status before this one, within the time that one may be taken back. */
  readonly lastStatus: number | null;
}

const status = z.object({ statusId: z.number() });
const size = z.object({ sizeHa: z.number().nullable() });

async function backgroundOf(transaction: Transaction, row: ChangeRow): Promise<KnownBefore> {
  const earlier = and(
    eq(changes.subject, row.subject),
    eq(changes.seasonYear, row.seasonYear),
    lt(changes.id, row.id),
  );
  const recent =
    row.kind === "fire-status"
      ? inARow(
          row,
          await transaction
            .select()
            .from(changes)
            .where(and(earlier, eq(changes.kind, "fire-status")))
            .orderBy(desc(changes.id))
            .limit(MOST_IN_A_ROW),
        )
      : [];
  const statusChanges = recent.flatMap(({ before, after }) => {
    const [from, to] = [status.safeParse(before), status.safeParse(after)];
    return from.success && to.success ? [{ before: from.data.statusId, after: to.data.statusId }] : [];
  });
  const [lastTold] =
    row.kind === "fire-size"
      ? await transaction
          .select()
          .from(changes)
          .where(and(earlier, eq(changes.told, "all")))
          .orderBy(desc(changes.id))
          .limit(1)
      : [];
  return {
    known: { statusChanges, toldHa: size.safeParse(lastTold?.after).data?.sizeHa ?? null },
    lastStatus: recent.at(-1)?.id ?? null,
  };
}

/** Those each of which the next may take back, the last of them `row`; oldest first. Whether one was held hangs on the one before it. */
function inARow(row: ChangeRow, newestFirst: readonly ChangeRow[]): ChangeRow[] {
  const rows: ChangeRow[] = [];
  let next = row;
  for (const each of newestFirst) {
    if (next.observedAt.getTime() - each.observedAt.getTime() > FLIP_MS) break;
    rows.unshift(each);
    next = each;
  }
  return rows;
}

async function forgetAlerts(transaction: Transaction, changeId: number | null): Promise<void> {
  if (changeId === null) return;
  await transaction.delete(alerts).where(and(eq(alerts.changeId, changeId), isNull(alerts.gatheredAt)));
}

async function tell(
  transaction: Transaction,
  row: ChangeRow,
  change: Change,
  { toWhom, isUrgent, holdMs }: Deserving,
  now: Date,
): Promise<number> {
  const alert = {
    changeId: row.id,
    urgency: isUrgent ? 0 : 1,
    dueAt: new Date(Math.max(now.getTime(), row.observedAt.getTime() + holdMs)),
    digestAt: digestAt(now),
  } as const;
  const placed = await placedOf(transaction, row, change, toWhom);
  let written = 0;
  for (const each of placed) written += await insertAlerts(transaction, alert, each);
  return written;
}

/** The grounds that a change holds on; each finds its places by an index of its own. */
async function placedOf(
  transaction: Transaction,
  { latitude, longitude, zoneNumber, regions, areas }: ChangeRow,
  change: Change,
  toWhom: Deserving["toWhom"],
): Promise<Placed[]> {
  const placed: Placed[] = [];
  if (isFireChange(change)) {
    const { before, after, subject } = change;
    const isNearer = toWhom === "nearer";
    const sizes = { beforeHa: before?.sizeHa ?? null, afterHa: after?.sizeHa ?? null };
    if (latitude !== null && longitude !== null)
      placed.push({ by: "point", at: { lat: latitude, lon: longitude }, nearer: isNearer ? sizes : null });
    if (!isNearer) placed.push({ by: "followers", fireId: subject });
  }
  if (zoneNumber !== null) placed.push({ by: "zone", zoneNumber });
  if (regions.length > 0) placed.push({ by: "regions", regions });
  if (areas.length > 0) {
    const shapes = await transaction
      .select()
      .from(restrictionAreas)
      .where(inArray(restrictionAreas.fingerprint, areas));
    for (const { shape } of shapes) {
      const area = shape as GeoJSON.Polygon | GeoJSON.MultiPolygon; // the watch wrote it, from a checked answer
      placed.push({
        by: "area",
        area,
        holds: (at) => isInside(area, at),
      });
    }
  }
  return placed;
}
