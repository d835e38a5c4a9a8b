import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { type changes, GROUND_POINT } from "#database/schema.ts";
import { isInArea } from "#fires/restriction-rules.ts";
import { AIR_REACH_KM } from "#history/air-state.ts";
import {
  type AirChange,
  type Change,
  isAirChange,
  isFireChange,
  isHeatChange,
  isOrderChange,
  isRoadChange,
  type RoadChange,
} from "#history/change.ts";
import { readAreas } from "#history/restriction-areas.server.ts";
import { ROAD_REACH_KM } from "#history/road-state.ts";
import { type Bounds, boundsOf } from "#territory/bounds.ts";
import { EARTH_RADIUS_KM, pointAt } from "#territory/distance.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import type { Point } from "#territory/point.ts";
import { HAS_LEFT } from "./alert-conditions.ts";
import { orderPointOf, restrictionPointOf } from "./concerns.ts";
import { NEARER_KM, reachKm } from "./nearer.ts";
import type { Newsworthiness } from "./newsworthy.ts";

type ChangeRow = typeof changes.$inferSelect;

/** The places that a change concerns, as a condition on rows of `saved_places AS place`. */
export interface ConcernedPlaces {
  readonly where: SQL;
  /** SQL of the distance from the place to a change at a point; null for other changes. */
  readonly km: SQL;
  /** Returns true if a place that meets `where` is in the area itself: `where` only tests the area's box. */
  readonly contains: (place: Pick<PlaceLocation, "region" | "ground"> & { readonly at: Point }) => boolean;
}

export interface Concerned {
  readonly places: ConcernedPlaces | null;
  /** Id of the fire whose followers are alerted, wherever they are; null to alert no followers. */
  readonly followersOf: string | null;
}

const NO_DISTANCE = sql`NULL::real`;
const ALL = () => true;

interface PointSql {
  readonly lat: SQL;
  readonly lon: SQL;
}

/** Returns the SQL of `distanceKm` in `territory/distance.ts`. A test checks that both agree. */
export const distanceKmSql = ({ lat, lon }: Point | PointSql): SQL => sql`
  2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    sin(radians(place.latitude - ${lat}::float8) / 2) ^ 2 +
    cos(radians(place.latitude)) * cos(radians(${lat}::float8)) * sin(radians(place.longitude - ${lon}::float8) / 2) ^ 2)))`;

/** Returns the places and followers that a change concerns. `concerns` has the same rules for one place. */
export async function concernedBy(
  transaction: Transaction,
  row: ChangeRow,
  change: Change,
  toWhom: Newsworthiness["toWhom"],
): Promise<Concerned> {
  if (isAirChange(change)) return { places: aroundStation(row, change), followersOf: null };
  if (isRoadChange(change)) return { places: aroundRoad(row, change), followersOf: null };
  if (isHeatChange(change)) {
    const places = aroundPoint(change.after.at, null);
    return { places: { ...places, where: sql`place.alert_heat AND ${places.where}` }, followersOf: null };
  }
  if (!isFireChange(change))
    return { places: await inChangedArea(transaction, row, isOrderChange(change)), followersOf: null };
  const { latitude: lat, longitude: lon } = row;
  const at = lat === null || lon === null ? null : { lat, lon };
  // Places near the fire's earlier position already have an alert. Followers do not need the position.
  if (change.kind === "fire-located") {
    const places = at && aroundPoint(at, null, change.before?.at ?? null);
    const where = places && sql`${places.where} AND NOT ${hasAlertOf(row)}`;
    return { places: places && where && { ...places, where }, followersOf: null };
  }
  const isNearer = toWhom === "nearer";
  const sizes = { beforeHa: change.before?.sizeHa ?? null, afterHa: change.after?.sizeHa ?? null };
  return {
    places: at && aroundPoint(at, isNearer ? sizes : null),
    followersOf: isNearer ? null : change.subject,
  };
}

/** SQL condition: the place had an alert about the fire in the last day, so a new position is not news. */
const hasAlertOf = ({ id, subject, observedAt }: ChangeRow): SQL => sql`EXISTS (
  SELECT FROM changes AS earlier JOIN alerts AS prior ON prior.change_id = earlier.id
  WHERE earlier.subject = ${subject} AND earlier.id < ${id} AND prior.place_id = place.id
    AND earlier.observed_at > ${observedAt.toISOString()}::timestamptz - interval '24 hours')`;

/**
 * Returns the places that chose the change's level, whose nearest station is the change's, and to which the
 * change is news. A start is not news while the place's last air alert, from any station, is in force, unless
 * the place moved away from that station. An end is only news after a start.
 */
function aroundStation(
  { id }: ChangeRow,
  { kind, after: { at, level, others, standing } }: AirChange,
): ConcernedPlaces {
  const km = distanceKmSql(at);
  const isEnd = kind === "air-fell";
  const toLast = distanceKmSql({ lat: sql`earlier.latitude`, lon: sql`earlier.longitude` });
  const lastAlert = lastAlertOf(
    sql`earlier.kind IN ('air-reached', 'air-fell') AND earlier.id < ${id}`,
    isEnd
      ? sql`earlier.kind = 'air-reached' AND ${HAS_LEFT}`
      : sql`earlier.kind = 'air-reached' AND earlier.subject = ANY (${sql.param(standing)}::text[])
          AND ${toLast} <= ${AIR_REACH_KM}::float8`,
  );
  const conditions = [
    sql`place.air_level = ${level} AND ${withinSql(at, km, AIR_REACH_KM)}`,
    ...others.map((other) => sql`${km} <= ${distanceKmSql(other)}`),
    isEnd ? lastAlert : sql`NOT ${lastAlert}`,
  ];
  return { where: sql.join(conditions, sql` AND `), km, contains: ALL };
}

/** Returns the places near a road; for the end of a closure, only places whose last alert was its start. */
function aroundRoad({ id, subject }: ChangeRow, { kind, after: { at } }: RoadChange): ConcernedPlaces {
  const km = distanceKmSql(at);
  const near = sql`place.alert_roads AND ${withinSql(at, km, ROAD_REACH_KM)}`;
  const wasStartSent = lastAlertOf(
    sql`earlier.subject = ${subject} AND earlier.id < ${id}`,
    sql`earlier.kind = 'road-closed' AND ${HAS_LEFT}`,
  );
  return { where: kind === "road-closed" ? near : sql`${near} AND ${wasStartSent}`, km, contains: ALL };
}

/** SQL condition: the place's last alert about a change of `among` has `property`; false without an alert. */
const lastAlertOf = (among: SQL, property: SQL): SQL => sql`coalesce((
    SELECT ${property} FROM alerts AS prior JOIN changes AS earlier ON earlier.id = prior.change_id
    WHERE prior.place_id = place.id AND ${among}
    ORDER BY earlier.id DESC LIMIT 1), false)`;

/** SQL condition: a place is within a distance of a point. The box lets the query use an index. */
const withinSql = (at: Point, km: SQL, most: number): SQL =>
  sql`place.reach && ${boxSql(boundsAround(at, most))} AND ${km} <= ${most}::float8`;

/** Returns the box around a circle. */
function boundsAround(at: Point, km: number): Bounds {
  const [north, east, south, west] = [0, 90, 180, 270].map((bearing) => pointAt(at, bearing, km));
  return [west?.lon ?? at.lon, south?.lat ?? at.lat, east?.lon ?? at.lon, north?.lat ?? at.lat];
}

interface Sizes {
  readonly beforeHa: number | null;
  readonly afterHa: number | null;
}

/**
 * Returns the places around a point.
 * @param nearer sizes of a growing fire, to return only places that it comes nearer to; null for all places
 * @param was earlier position, to return only places that were not near it; null for all places
 */
function aroundPoint(at: Point, nearer: Sizes | null, was: Point | null = null): ConcernedPlaces {
  const point = sql`point(${at.lon}::float8, ${at.lat}::float8)`;
  const km = distanceKmSql(at);
  const conditions = [
    sql`place.reach && box(${point}, ${point}) AND ${km} <= place.radius_km`,
    ...(nearer === null ? [] : [cameNearerSql(km, nearer)]),
    ...(was === null ? [] : [sql`${distanceKmSql(was)} > place.radius_km`]),
  ];
  return { where: sql.join(conditions, sql` AND `), km, contains: ALL };
}

/** SQL of `cameNearer` in `nearer.ts`, for each place. */
function cameNearerSql(km: SQL, { beforeHa, afterHa }: Sizes): SQL {
  const [before, after] = [reachKm(beforeHa), reachKm(afterHa)];
  const rings = NEARER_KM.map(
    (ring) =>
      sql`(${km} - ${before}::float8 > ${ring}::float8 AND ${km} - ${after}::float8 <= ${ring}::float8)`,
  );
  return sql`(${sql.join(rings, sql` OR `)})`;
}

/** Returns the places in a change's zone, regions or areas; for an order, only places that chose orders. */
async function inChangedArea(
  transaction: Transaction,
  { zoneNumber, regions, areas: fingerprints }: ChangeRow,
  isOrder: boolean,
): Promise<ConcernedPlaces | null> {
  if (zoneNumber !== null)
    return { where: sql`place.zone_number = ${zoneNumber}`, km: NO_DISTANCE, contains: ALL };
  const areas = [...(await readAreas(transaction, fingerprints)).values()];
  const boxes = areas
    .map((area) => boundsOf([area]))
    .filter((bounds) => bounds !== null)
    .map((bounds) =>
      isOrder ? sql`place.reach && ${boxSql(bounds)}` : sql`${GROUND_POINT} <@ ${boxSql(bounds)}`,
    );
  const inRegions = sql`place.region_code = ANY (${sql.param(regions)}::text[])`;
  const conditions = regions.length > 0 ? [inRegions, ...boxes] : boxes;
  if (conditions.length === 0) return null;
  const where = sql`(${sql.join(conditions, sql` OR `)})`;
  return {
    where: isOrder ? sql`place.with_orders AND ${where}` : where,
    km: NO_DISTANCE,
    contains: (place) =>
      isInArea({ regions, areas }, isOrder ? orderPointOf(place) : restrictionPointOf(place)),
  };
}

const boxSql = ([west, south, east, north]: Bounds): SQL =>
  sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
