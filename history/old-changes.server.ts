import { eq, sql } from "drizzle-orm";
import { inBatches } from "#database/in-batches.server.ts";
import type { Database } from "#database/open.server.ts";
import { readings } from "#database/schema.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import { firesReading } from "./fires-reading.ts";

/** Least days that changes are kept, also in a new season: New Year's Day shows yesterday's changes. */
const RETENTION_DAYS = 30;
/** Days that areas are kept: longer than any restriction lasts. */
const AREAS_KEPT_DAYS = 400;
const DAY_MS = 24 * 3_600_000;

/**
 * Daily task: deletes changes that are over a month old and of an earlier season than the newest fire, with
 * their alerts. Works in batches.
 * @returns the number of deleted changes
 */
export async function deleteOldChanges(database: Database, at = new Date()): Promise<number> {
  const newest = await database.run(async (queries) => {
    const [row] = await queries.select().from(readings).where(eq(readings.path, FIRE_DATA_PATHS.fires));
    const fires = Object.values(firesReading.safeParse(row?.value).data?.fires ?? {});
    return Math.max(0, ...fires.map(({ state }) => state.year));
  });
  const seenBefore = new Date(at.getTime() - RETENTION_DAYS * DAY_MS);
  const isOld = sql`season_year < ${newest}::integer AND observed_at < ${seenBefore.toISOString()}::timestamptz`;
  // Delete alerts first: no alert must stay without its change. A change can have a hundred thousand alerts.
  const alertsOfOld = (most: number) => sql`
    DELETE FROM alerts WHERE id IN (
      SELECT alerts.id FROM changes JOIN alerts ON alerts.change_id = changes.id WHERE ${isOld} LIMIT ${most}::integer)`;
  await inBatches(database, alertsOfOld);
  const deleted = await inBatches(
    database,
    (most) =>
      sql`DELETE FROM changes WHERE id IN (SELECT id FROM changes WHERE ${isOld} ORDER BY id LIMIT ${most}::integer)`,
  );
  await deleteOldAreas(database, new Date(at.getTime() - AREAS_KEPT_DAYS * DAY_MS));
  return deleted;
}

/** Deletes areas of restrictions that no change refers to. */
async function deleteOldAreas(database: Database, keptBefore: Date): Promise<void> {
  await database.run((queries) =>
    queries.execute(sql`
      DELETE FROM restriction_areas AS area
      WHERE kept_at < ${keptBefore.toISOString()}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM changes WHERE area.fingerprint = ANY (changes.areas))`),
  );
}
