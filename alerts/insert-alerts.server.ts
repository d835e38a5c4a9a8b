import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { HAS_ALERTS } from "#database/schema.ts";
import { EARTH_RADIUS_KM } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { NEARER_KM, reachKm } from "./nearer.ts";

/** What is told, and when. */
interface Told {
  readonly changeId: number;
  readonly urgency: 0 | 1;
  readonly dueAt: Date;
  /** For who chose one message a day. */
  readonly digestAt: Date;
}

/** Some ground, and how places on it are found. */
export type Placed =
  | {
      readonly by: "point";
      readonly at: Point;
      /** Only those whom a fire that grew comes nearer to. */
      readonly nearer: { readonly beforeHa: number | null; readonly afterHa: number | null } | null;
    }
  /** Wherever they are. */
  | { readonly by: "followers"; readonly fireId: string }
  | { readonly by: "zone"; readonly zoneNumber: number }
  | { readonly by: "regions"; readonly regions: readonly string[] }
  | {
      readonly by: "area";
      readonly area: GeoJSON.Polygon | GeoJSON.MultiPolygon;
      readonly holds: (at: Point) => boolean;
    };

const IDS_AT_ONCE = 10_000;

/** As `distanceKm` of `territory/distance.ts` has it; a test holds the two together. */
export const distanceKmSql = ({ lat, lon }: Point): SQL => sql`
  2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    sin(radians(place.latitude - ${lat}::float8) / 2) ^ 2 +
    cos(radians(place.latitude)) * cos(radians(${lat}::float8)) * sin(radians(place.longitude - ${lon}::float8) / 2) ^ 2)))`;

/**
 * Writes an alert for each channel of each place that some ground holds, in one statement; what is written already stays as it is.
 * @returns how many were new
 */
export async function insertAlerts(transaction: Transaction, told: Told, placed: Placed): Promise<number> {
  if (placed.by === "followers") return insertFollowers(transaction, told, placed.fireId);
  if (placed.by !== "area") return insert(transaction, told, conditionOf(placed));
  const ids = await placesIn(transaction, placed);
  let written = 0;
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = ids.slice(at, at + IDS_AT_ONCE);
    written += await insert(transaction, told, {
      where: sql`place.id = ANY (${sql.param(some)}::uuid[])`,
      km: sql`NULL::real`,
    });
  }
  return written;
}

interface Condition {
  readonly where: SQL;
  /** From the place to the fire. */
  readonly km: SQL;
}

function conditionOf(placed: Exclude<Placed, { by: "area" | "followers" }>): Condition {
  switch (placed.by) {
    case "zone":
      return { where: sql`place.zone_number = ${placed.zoneNumber}`, km: sql`NULL::real` };
    case "regions":
      return {
        where: sql`place.region_code = ANY (${sql.param(placed.regions)}::text[])`,
        km: sql`NULL::real`,
      };
    case "point": {
      const { at, nearer } = placed;
      const point = sql`point(${at.lon}::float8, ${at.lat}::float8)`;
      const km = distanceKmSql(at);
      const isNear = sql`place.reach && box(${point}, ${point}) AND ${km} <= place.radius_km`;
      return { where: nearer === null ? isNear : sql`${isNear} AND ${cameNearerSql(km, nearer)}`, km };
    }
  }
}

/** `cameNearer` of `nearer.ts`, of each place. */
function cameNearerSql(
  km: SQL,
  { beforeHa, afterHa }: { beforeHa: number | null; afterHa: number | null },
): SQL {
  const [before, after] = [reachKm(beforeHa), reachKm(afterHa)];
  const rings = NEARER_KM.map(
    (ring) =>
      sql`(${km} - ${before}::float8 > ${ring}::float8 AND ${km} - ${after}::float8 <= ${ring}::float8)`,
  );
  return sql`(${sql.join(rings, sql` OR `)})`;
}

async function insert(transaction: Transaction, told: Told, { where, km }: Condition): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, distance_km, due_at)
    SELECT ${told.changeId}::bigint, place.person_id, place.id, chosen.channel, ${told.urgency}::smallint, ${km},
      CASE WHEN place.is_daily THEN ${told.digestAt.toISOString()}::timestamptz
        ELSE ${told.dueAt.toISOString()}::timestamptz END
    FROM saved_places AS place, ${channelsOf("place")}
    WHERE ${HAS_ALERTS} AND chosen.is_chosen AND ${where}
    ON CONFLICT ON CONSTRAINT alerts_once DO NOTHING`);
  return rowCount ?? 0;
}

async function insertFollowers(transaction: Transaction, told: Told, fireId: string): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO alerts (change_id, person_id, channel, urgency, due_at)
    SELECT ${told.changeId}::bigint, fire.person_id, chosen.channel, ${told.urgency}::smallint,
      ${told.dueAt.toISOString()}::timestamptz
    FROM saved_fires AS fire, ${channelsOf("fire")}
    WHERE ${HAS_ALERTS} AND chosen.is_chosen AND fire.fire_id = ${fireId}
    ON CONFLICT (change_id, person_id, channel) WHERE place_id IS NULL DO NOTHING`);
  return rowCount ?? 0;
}

/** A row for each channel that a place or a fire alerts by. */
const channelsOf = (row: "place" | "fire") =>
  sql.raw(
    `LATERAL (VALUES ('email', ${row}.by_email), ('sms', ${row}.by_sms), ('push', ${row}.by_push)) AS chosen (channel, is_chosen)`,
  );

/** Places that an area holds, holes and islands right: those of its box, judged by the rule of the site's own pages. */
async function placesIn(
  transaction: Transaction,
  { area, holds }: Placed & { by: "area" },
): Promise<string[]> {
  const { west, south, east, north } = boundsOf(area);
  const box = sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
  const { rows } = await transaction.execute<{ id: string; lat: number; lon: number }>(sql`
    SELECT place.id, place.latitude AS lat, place.longitude AS lon
    FROM saved_places AS place
    WHERE ${HAS_ALERTS} AND place.reach && ${box}
      AND place.latitude BETWEEN ${south}::float8 AND ${north}::float8
      AND place.longitude BETWEEN ${west}::float8 AND ${east}::float8`);
  return rows.filter((at) => holds(at)).map(({ id }) => id);
}

function boundsOf({ type, coordinates }: GeoJSON.Polygon | GeoJSON.MultiPolygon) {
  const rings = type === "Polygon" ? coordinates : coordinates.flat();
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon = 0, lat = 0] of rings.flat()) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { west, south, east, north };
}
