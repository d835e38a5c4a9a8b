import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/open.server.ts";
import { deliveries, fireReports, reportHandovers, reportPhotos } from "#database/schema.ts";
import { type SweepParts, sweepFiles } from "../file-sweep.server.ts";
import { digestKey } from "./suspect-digest.server.ts";

interface Parts {
  readonly database: Database;
  readonly keptDays: number;
  /** The worker's own clock. */
  readonly now: Date;
  /** The database's clock, `now()` if unset. */
  readonly clock?: SQL;
}

/** Maximum reports erased in one transaction: a killed worker has erased all or none of them. */
const AT_ONCE = 200;

/**
 * Erases the content of reports older than `keptDays`, their photos' rows and their waiting emails. The
 * photo sweep then deletes the pictures. The rest contains no personal data: the time, the location to a
 * kilometre, and dispatch's status. A report that dispatch has not received stays, up to twice as long. The
 * earlier of two clocks counts, so that a clock that jumps ahead erases no report.
 * @returns how many reports were erased
 * @throws {DatabaseError}
 */
export async function eraseOldReports(parts: Parts, signal: AbortSignal): Promise<number> {
  let erased = 0;
  let some = AT_ONCE;
  while (some === AT_ONCE && !signal.aborted) {
    some = await parts.database.transaction((transaction) => eraseSome(transaction, parts));
    erased += some;
  }
  return erased;
}

async function eraseSome(
  transaction: Transaction,
  { keptDays, now, clock = sql`now()` }: Parts,
): Promise<number> {
  const before = (days: number) =>
    sql`${fireReports.createdAt} < least(${clock}, ${now}::timestamptz) - ${days} * interval '1 day'`;
  const isOnItsWay = sql`(
    EXISTS (SELECT 1 FROM report_handovers WHERE report_id = ${fireReports.id} AND accepted_at IS NULL)
    OR EXISTS (
      SELECT 1 FROM deliveries
      WHERE natural_key IN ('fire-report:' || ${fireReports.id}, ${digestKey(fireReports.createdAt)})
        AND state IN ('waiting', 'claimed')))`;
  const old = await transaction
    .select({ id: fireReports.id })
    .from(fireReports)
    .where(
      and(
        sql`${fireReports.sealedReport} IS NOT NULL`,
        before(keptDays),
        sql`(${before(2 * keptDays)} OR NOT ${isOnItsWay})`,
      ),
    )
    .orderBy(fireReports.createdAt)
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction
    .update(fireReports)
    .set({ sealedReport: null, lat: rounded(fireReports.lat), lon: rounded(fireReports.lon) })
    .where(inArray(fireReports.id, ids));
  await transaction.delete(reportPhotos).where(inArray(reportPhotos.reportId, ids));
  await transaction
    .delete(reportHandovers)
    .where(and(inArray(reportHandovers.reportId, ids), isNull(reportHandovers.acceptedAt)));
  const naturalKeys = ids.flatMap((id) => [`fire-report:${id}`, `fire-report-copy:${id}`]);
  await transaction
    .delete(deliveries)
    .where(and(inArray(deliveries.naturalKey, naturalKeys), eq(deliveries.state, "waiting")));
  return ids.length;
}

/** SQL that rounds to a hundredth of a degree. */
const rounded = (degrees: typeof fireReports.lat | typeof fireReports.lon) =>
  sql`round(${degrees}::numeric, 2)::double precision`;

/** Deletes photos without a row. @returns how many were deleted @throws {DatabaseError | FileStoreError} */
export const sweepPhotos = (parts: Omit<SweepParts, "table">): Promise<number> =>
  sweepFiles({ ...parts, table: reportPhotos });
