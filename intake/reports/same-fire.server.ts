import { and, gt, lt } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { fireReports } from "#database/schema.ts";
import type { Point } from "#territory/point.ts";
import { groupReports } from "./group-reports.ts";

type Row = typeof fireReports.$inferSelect;

/** Those that can hang together with it by others between them. */
const AROUND_MS = 36 * 3_600_000;

/** References of the other reports that may be of a report's fire, as they are known now. @throws {DatabaseError} */
export async function sameFireReferences(
  database: Database,
  { id, createdAt }: Pick<Row, "id" | "createdAt">,
): Promise<string[]> {
  const away = (ms: number) => new Date(createdAt.getTime() + ms);
  const { reference, lat, lon } = fireReports;
  const around = await database.run((queries) =>
    queries
      .select({ id: fireReports.id, reference, lat, lon, createdAt: fireReports.createdAt })
      .from(fireReports)
      .where(and(gt(fireReports.createdAt, away(-AROUND_MS)), lt(fireReports.createdAt, away(AROUND_MS)))),
  );
  const groups = groupReports(around.map((row) => ({ ...row, at: pointOf(row) })));
  const own = groups.find((group) => group.some((each) => each.id === id)) ?? [];
  return own.filter((each) => each.id !== id).map((each) => each.reference);
}

/** Where a report says that the fire is. */
export const pointOf = ({ lat, lon }: Pick<Row, "lat" | "lon">): Point | null =>
  lat === null || lon === null ? null : { lat, lon };
