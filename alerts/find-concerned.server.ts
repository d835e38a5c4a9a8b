import { sql } from "drizzle-orm";
import { LAST_ID } from "#database/id-order.ts";
import type { Transaction } from "#database/open.server.ts";
import { HAS_ALERTS } from "#database/schema.ts";
import type { ConcernedPlaces } from "./concerned-places.server.ts";

/** Number of places that one step scans, by id in an index: about 8 ms on an idle machine. */
const SCANNED_AT_ONCE = 40_000;

/** Ids of some matching rows, in order. `through` is the last id searched, or `LAST_ID` if none remain. */
interface Found {
  readonly ids: readonly string[];
  readonly through: string;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly region: string | null;
  readonly own_lat: number;
  readonly own_lon: number;
}

/** SQL columns of a place: region, own point, and the located point, or the own point until it is located. */
const COLUMNS = sql`place.id, place.region_code AS region, place.latitude AS own_lat, place.longitude AS own_lon,
  coalesce(place.ground_latitude, place.latitude) AS lat, coalesce(place.ground_longitude, place.longitude) AS lon`;

/** Returns the ids of all matching places; null if more than `most` match. Uses the condition's index. */
export async function placesIfFew(
  transaction: Transaction,
  { where, contains }: ConcernedPlaces,
  most: number,
): Promise<readonly string[] | null> {
  const { rows } = await transaction.execute<Row>(
    sql`SELECT ${COLUMNS} FROM saved_places AS place WHERE ${HAS_ALERTS} AND ${where} LIMIT ${most + 1}`,
  );
  return rows.length > most ? null : idsOf(rows, contains);
}

/** Returns up to `most` matching places after an id. To limit its time, a call scans a fixed number. */
export async function placesAfter(
  transaction: Transaction,
  { where, contains }: ConcernedPlaces,
  after: string,
  most: number,
): Promise<Found> {
  // A separate statement for the last id: PostgreSQL then knows that the range is small, and only reads
  // places in both indexes.
  const { rows: ends } = await transaction.execute<{ id: string }>(sql`
    SELECT id FROM saved_places WHERE id > ${after}::uuid ORDER BY id OFFSET ${SCANNED_AT_ONCE - 1} LIMIT 1`);
  const last = ends[0]?.id ?? LAST_ID;
  const { rows } = await transaction.execute<Row>(sql`
    SELECT ${COLUMNS} FROM saved_places AS place
    WHERE ${HAS_ALERTS} AND ${where} AND place.id > ${after}::uuid AND place.id <= ${last}::uuid
    ORDER BY place.id LIMIT ${most}`);
  const through = rows.length < most ? last : rows.at(-1)?.id;
  return { ids: idsOf(rows, contains), through: through ?? LAST_ID };
}

const idsOf = (rows: readonly Row[], contains: ConcernedPlaces["contains"]): string[] =>
  rows
    .filter(({ lat, lon, region, own_lat, own_lon }) =>
      contains({ at: { lat: own_lat, lon: own_lon }, ground: { lat, lon }, region }),
    )
    .map(({ id }) => id);

export async function followersAfter(
  transaction: Transaction,
  fireId: string,
  after: string,
  most: number,
): Promise<Found> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    SELECT person_id AS id FROM saved_fires
    WHERE ${HAS_ALERTS} AND fire_id = ${fireId} AND person_id > ${after}::uuid
    ORDER BY person_id LIMIT ${most}`);
  const ids = rows.map(({ id }) => id);
  return { ids, through: (ids.length < most ? null : ids.at(-1)) ?? LAST_ID };
}
