import { and, between, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { fireReports } from "#database/schema.ts";
import { KM_PER_DEGREE } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { groupReports, SAME_FIRE_HOURS, SAME_FIRE_KM } from "./group-reports.ts";

type Row = typeof fireReports.$inferSelect;

/** Time before and after a report in which others are read: a group can link reports over many hours. */
const AROUND_MS = 36 * 3_600_000;

/**
 * Returns the references of other reports that may be about each report's fire, by id. Groups all reports at
 * once, because in a flood each has thousands around it. Suspect reports do not confirm others, and a flood
 * of them is not even read.
 * @throws {DatabaseError}
 */
export async function sameFireReferences(
  database: Database,
  reports: readonly Pick<Row, "id" | "createdAt">[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (reports.length === 0) return new Map();
  const { reference, lat, lon, isSuspect } = fireReports;
  const ids = reports.map(({ id }) => id);
  const isAround = ({ createdAt }: Pick<Row, "createdAt">) => {
    const away = (ms: number) => new Date(createdAt.getTime() + ms);
    return and(gt(fireReports.createdAt, away(-AROUND_MS)), lt(fireReports.createdAt, away(AROUND_MS)));
  };
  const around = await database.run((queries) =>
    queries
      .select({ id: fireReports.id, reference, lat, lon, isSuspect, createdAt: fireReports.createdAt })
      .from(fireReports)
      .where(and(or(...reports.map(isAround)), or(eq(isSuspect, false), inArray(fireReports.id, ids)))),
  );
  const groups = groupReports(around.map((row) => ({ ...row, at: pointOf(row) })));
  const groupOf = new Map(groups.flatMap((group) => group.map(({ id }) => [id, group])));
  return new Map(
    reports.map(({ id }) => {
      const others = (groupOf.get(id) ?? []).filter((each) => each.id !== id && !each.isSuspect);
      return [id, others.map((each) => each.reference)];
    }),
  );
}

/**
 * Returns whether an earlier report that is not suspect is about a fire at this point: within five kilometres
 * and twelve hours. A report without a point is never about a known fire, because no one compares words.
 * @param clock the current time
 * @throws {DatabaseError}
 */
export async function isKnownFire(database: Database, at: Point | null, clock: SQL<Date>): Promise<boolean> {
  if (at === null) return false;
  const latDegrees = SAME_FIRE_KM / KM_PER_DEGREE;
  const lonDegrees = latDegrees / Math.cos((at.lat * Math.PI) / 180);
  const { lat, lon, isSuspect, createdAt } = fireReports;
  const [known] = await database.run((queries) =>
    queries
      .select({ id: fireReports.id })
      .from(fireReports)
      .where(
        and(
          eq(isSuspect, false),
          gt(createdAt, sql`${clock} - make_interval(hours => ${SAME_FIRE_HOURS}::integer)`),
          between(lat, at.lat - latDegrees, at.lat + latDegrees),
          between(lon, at.lon - lonDegrees, at.lon + lonDegrees),
        ),
      )
      .limit(1),
  );
  return known !== undefined;
}

export const pointOf = ({ lat, lon }: Pick<Row, "lat" | "lon">): Point | null =>
  lat === null || lon === null ? null : { lat, lon };
