import { and, desc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { fireReports, reportPhotos } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Point } from "#territory/point.ts";
import { groupReports } from "./group-reports.ts";
import { pointOf } from "./same-fire.server.ts";
import { openedReport, type StoredReport } from "./stored-report.server.ts";
import type { ReportStatus } from "./vocabulary.ts";

type ReportRow = typeof fireReports.$inferSelect;

export interface DispatchReport
  extends Pick<
    ReportRow,
    "id" | "reference" | "language" | "status" | "isSuspect" | "createdAt" | "announcedPhotos"
  > {
  readonly at: Point | null;
  /** Content of the report; null once it is erased. */
  readonly content: StoredReport | null;
  readonly photos: readonly { readonly id: string; readonly width: number; readonly height: number }[];
}

/** Reports that may be about one fire. */
export type ReportGroup = readonly DispatchReport[];

const MOST_REPORTS = 500;
const OPEN: ReportStatus[] = ["new", "checking"];

interface Found {
  readonly groups: readonly ReportGroup[];
  readonly isCut: boolean;
}

/**
 * Returns reports grouped by possible fire, most severe first. If there are too many, drops suspect reports
 * first, then closed ones, so that no flood hides a report.
 * @throws {DatabaseError}
 */
export async function dispatchReports(
  { database, seal }: { readonly database: Database; readonly seal: Seal },
  { hours, readAt }: { readonly hours: number; readonly readAt: Date },
  most = MOST_REPORTS,
): Promise<Found> {
  const { rows, photos, isCut } = await database.run(async (queries) => {
    const found = await queries
      .select()
      .from(fireReports)
      // The database dates reports, so a worker whose clock is ahead must not drop any.
      .where(
        sql`${fireReports.createdAt} >= least(now(), ${readAt.toISOString()}::timestamptz) - ${hours} * interval '1 hour'`,
      )
      .orderBy(fireReports.isSuspect, notInArray(fireReports.status, OPEN), desc(fireReports.createdAt))
      .limit(most + 1);
    const rows = found.slice(0, most);
    const ids = rows.map(({ id }) => id);
    const photos = await queries
      .select()
      .from(reportPhotos)
      .where(inArray(reportPhotos.reportId, ids))
      .orderBy(reportPhotos.createdAt);
    return { rows, photos, isCut: found.length > most };
  });
  const reports = rows.map((row): DispatchReport => {
    const { id, reference, language, isSuspect, createdAt, announcedPhotos, status } = row;
    return {
      ...{ id, reference, language, isSuspect, createdAt, announcedPhotos, status },
      at: pointOf(row),
      content: openedReport(row, seal),
      photos: photos.filter(({ reportId }) => reportId === id),
    };
  });
  const groups = groupReports(reports)
    .map((group) => group.toSorted(byGravity))
    .toSorted(([a], [b]) => (a && b ? byGravity(a, b) : 0));
  return { groups, isCut };
}

/** Returns groups with at least one report of that status, and all reports of these groups. */
export const withStatus = (groups: readonly ReportGroup[], status: ReportStatus | null) =>
  status === null ? groups : groups.filter((group) => group.some((each) => each.status === status));

/** Rates how severe a report is. People near the fire weigh more than all other facts together. */
function gravity({ content }: DispatchReport): number {
  if (content === null) return 0;
  const people = content.near.includes("people") ? 8 : 0;
  const buildings = content.near.includes("buildings") ? 1 : 0;
  return people + (content.seen === "smoke" ? 0 : 4) + (content.spread === "fast" ? 2 : 0) + buildings;
}

/** Sorts open reports first, then closed, then suspect ones; each by severity, then newest first. */
const byGravity = (a: DispatchReport, b: DispatchReport): number =>
  Number(a.isSuspect) - Number(b.isSuspect) ||
  Number(OPEN.includes(b.status)) - Number(OPEN.includes(a.status)) ||
  gravity(b) - gravity(a) ||
  b.createdAt.getTime() - a.createdAt.getTime();

export interface StatusChange {
  readonly id: string;
  readonly status: ReportStatus;
  /** The status that the user saw before the change. */
  readonly was: ReportStatus;
}

/**
 * Sets a report's status. `same`: it already has that status. `changed`: another person changed it meanwhile,
 * and their change stays.
 * @throws {DatabaseError}
 */
export async function setReportStatus(
  database: Database,
  { id, status, was }: StatusChange,
  at: Date,
): Promise<"done" | "same" | "changed" | "gone"> {
  return database.run(async (queries) => {
    const changed = await queries
      .update(fireReports)
      .set({ status, statusAt: at })
      .where(and(eq(fireReports.id, id), eq(fireReports.status, was), ne(fireReports.status, status)))
      .returning({ id: fireReports.id });
    if (changed.length > 0) return "done";
    const [row] = await queries
      .select({ status: fireReports.status })
      .from(fireReports)
      .where(eq(fireReports.id, id));
    return row === undefined ? "gone" : row.status === status ? "same" : "changed";
  });
}

/** Returns the id of a photo's report; null if no report has the photo. @throws {DatabaseError} */
export async function reportOfPhoto(database: Database, id: string): Promise<string | null> {
  const [photo] = await database.run((queries) =>
    queries.select({ reportId: reportPhotos.reportId }).from(reportPhotos).where(eq(reportPhotos.id, id)),
  );
  return photo?.reportId ?? null;
}
