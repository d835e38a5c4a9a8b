import { type SQL, sql } from "drizzle-orm";
import { FIRST_ID } from "#database/id-order.ts";
import type { Database } from "#database/open.server.ts";
import { IS_GROUND_UNKNOWN } from "#database/schema.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import type { Point } from "#territory/point.ts";
import { locationColumns } from "./place-rows.server.ts";

export interface PlaceLocator {
  readonly locatePlace: (at: Point) => PlaceLocation;
  readonly shapesKey: string;
  /** Time when the shapes were read; null for packaged shapes, which never replace a known location. */
  readonly readAt: Date | null;
}

/** Places per batch. A point on water takes milliseconds, in which the worker's other tasks wait. */
const BATCH = 500;

/**
 * Locates every place that has no location, or that other shapes located before these shapes were read. Never
 * replaces a location from newer shapes. Works in batches, and other workers can do the same meanwhile.
 * @returns how many places were located
 * @throws {DatabaseError}
 */
export async function locatePlaces(
  database: Database,
  locator: PlaceLocator,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  if (!(await isAnyDue(database, locator))) return 0;
  let places = 0;
  for (let after = FIRST_ID; !signal.aborted; ) {
    const next = await nextDue(database, locator, after);
    if (next === null) break;
    places += await writeLocations(database, locator, next.due);
    after = next.last;
  }
  return places;
}

const isOtherShapes = ({ shapesKey }: PlaceLocator) => [
  sql`shapes_key < ${shapesKey}`,
  sql`shapes_key > ${shapesKey}`,
];
/** Returns SQL conditions, each with an index. A place that meets one of the conditions must be located. */
function conditionsOf(locator: PlaceLocator): SQL[] {
  const { readAt } = locator;
  if (readAt === null) return [IS_GROUND_UNKNOWN];
  const isOlder = sql`grounded_at < ${readAt.toISOString()}::timestamptz`;
  return [IS_GROUND_UNKNOWN, ...isOtherShapes(locator).map((isOther) => sql`(${isOther} AND ${isOlder})`)];
}

async function isAnyDue(database: Database, locator: PlaceLocator): Promise<boolean> {
  const each = conditionsOf(locator).map((where) => sql`EXISTS (SELECT FROM saved_places WHERE ${where})`);
  const { rows } = await database.run((queries) =>
    queries.execute<{ due: boolean }>(sql`SELECT ${sql.join(each, sql` OR `)} AS due`),
  );
  return rows[0]?.due === true;
}

interface DuePlace {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
}

/** Returns the due places of the next batch after an id, and the batch's last id; null at the end. */
async function nextDue(
  database: Database,
  locator: PlaceLocator,
  after: string,
): Promise<{ readonly last: string; readonly due: readonly DuePlace[] } | null> {
  const { rows } = await database.run((queries) =>
    queries.execute<{ id: string; lat: number; lon: number; due: boolean | null }>(sql`
      SELECT id, latitude AS lat, longitude AS lon, (${sql.join(conditionsOf(locator), sql` OR `)}) AS due
      FROM saved_places WHERE id > ${after}::uuid ORDER BY id LIMIT ${BATCH}`),
  );
  const last = rows.at(-1)?.id;
  return last === undefined ? null : { last, due: rows.filter(({ due }) => due) };
}

/** @returns how many places were updated; a place that moved meanwhile waits for the next run */
async function writeLocations(
  database: Database,
  { locatePlace, shapesKey }: PlaceLocator,
  due: readonly DuePlace[],
): Promise<number> {
  if (due.length === 0) return 0;
  const found = due.map(({ id, lat, lon }) => ({
    ...{ id, lat, lon },
    ...locationColumns({ ...locatePlace({ lat, lon }), shapesKey }),
  }));
  const { rowCount } = await database.run((queries) =>
    queries.execute(sql`
      UPDATE saved_places AS place
      SET zone_number = found."zoneNumber", region_code = found."regionCode", shapes_key = found."shapesKey",
        ground_latitude = found."groundLatitude", ground_longitude = found."groundLongitude",
        grounded_at = greatest(now(), place.changed_at)
      FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS found(id uuid, lat float8, lon float8,
        "zoneNumber" smallint, "regionCode" text, "shapesKey" text, "groundLatitude" float8, "groundLongitude" float8)
      WHERE place.id = found.id AND place.latitude = found.lat AND place.longitude = found.lon`),
  );
  return rowCount ?? 0;
}
