import type { Area } from "#fires/area.ts";
import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { buildAreaIndex } from "#territory/area-index.ts";
import { boundsOf, middleOf } from "#territory/bounds.ts";
import { distanceKm } from "#territory/distance.ts";
import { lazyFor } from "#territory/lazy.ts";
import { type Near, nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import { createPointIndex, type PointIndex } from "#territory/point-index.ts";
import { isIn, isInOrNear } from "./is-in.ts";
import type {
  AirForecast,
  AirObservation,
  ClosedRoad,
  EstimatedPerimeter,
  HotSpot,
  NeighbourFire,
  WeatherWarning,
  WindObservation,
} from "./model.ts";
import { NEAR_KM, STATION_KM } from "./reach.ts";
import { PERIMETER_DAYS } from "./sources.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Greatest age of an observation that still describes the present. */
const OBSERVED_MS = 3 * HOUR_MS;
/** Greatest distance from a fire's origin to its perimeter, or from the edge of a round fire to its heat. */
const SAME_FIRE_KM = 5;
/** Distance between a closed road and the edge of a fire, within which they belong together. */
const ROAD_FIRE_KM = 10;
/** Words by which the source of closed roads says that a forest fire is the cause. */
const FOREST_FIRE = /\b(?:feux?|incendies?) de for[eê]t/iu;
const HECTARES_PER_KM2 = 100;
const FORECAST_MS = 48 * HOUR_MS;

const ALL = Number.POSITIVE_INFINITY;

/** Heat near a place. Texts call it heat, and never a fire unless a fire of the agency explains it. */
export interface Heat extends Near<HotSpot> {
  /** The agency's fire that explains the heat; null if no such fire is known. */
  readonly fire: Fire | null;
}

type SeenHeat = Pick<HotSpot, "at" | "observedAt">;
type KnownFire = Pick<Fire, "at" | "sizeHa" | "extinguishedAt">;

/** Returns the agency's nearest fire that explains a hot spot; null if there is none. */
export function fireOfHeat<F extends KnownFire>(hotSpot: SeenHeat, fires: readonly F[]): F | null {
  const burning = fires.filter(({ extinguishedAt }) => isBefore(hotSpot.observedAt, extinguishedAt));
  const [near] = nearest(burning, hotSpot.at, { withinKm: NEAR_KM, most: ALL }).filter(
    ({ thing, km }) => km <= SAME_FIRE_KM + radiusKm(thing.sizeHa),
  );
  return near?.thing ?? null;
}

const isBefore = (at: Date, end: Date | null) => end === null || at.getTime() <= end.getTime() + DAY_MS;

/** Returns the radius of a round fire of this size. */
const radiusKm = (sizeHa: number | null) => Math.sqrt((sizeHa ?? 0) / HECTARES_PER_KM2 / Math.PI);

/** Returns whether a neighbour's fire explains a hot spot, by the rule of the agency's fires. */
export const isAtNeighbourFire = (hotSpot: HotSpot, fires: readonly NeighbourFire[]): boolean =>
  fireOfHeat(
    hotSpot,
    fires.map(({ at, sizeHa }) => ({ at, sizeHa, extinguishedAt: null })),
  ) !== null;

/** Returns the heat of the last 24 hours. */
export const recentHotSpots = (hotSpots: readonly HotSpot[], now: Date): readonly HotSpot[] =>
  hotSpots.filter(({ observedAt }) => now.getTime() - observedAt.getTime() <= DAY_MS);

/** Returns the heat of the last 24 hours around a place, the nearest first. */
export function heatNear(
  hotSpots: readonly HotSpot[],
  fires: readonly Fire[],
  { at, now, withinKm = NEAR_KM }: { readonly at: Point; readonly now: Date; readonly withinKm?: number },
): readonly Heat[] {
  const recent = recentHotSpots(hotSpots, now);
  // In a crisis, a thousand hot spots are near: compare them only with the fires that are also near.
  const nearFires = nearest(fires, at, { withinKm: withinKm + NEAR_KM, most: ALL }).map(({ thing }) => thing);
  return nearest(recent, at, { withinKm, most: ALL }).map((near) => ({
    ...near,
    fire: fireOfHeat(near.thing, nearFires),
  }));
}

/** Returns the perimeter that satellites estimate at each fire, by the fire's id. */
export function perimetersOf(
  perimeters: readonly EstimatedPerimeter[],
  fires: readonly Pick<Fire, "id" | "at" | "startedAt" | "extinguishedAt">[],
  now: Date,
): ReadonlyMap<string, EstimatedPerimeter> {
  const index = indexOf(perimeters, now);
  return new Map(
    fires.flatMap(({ id, at, startedAt, extinguishedAt }) => {
      const perimeter = at && (index.find(at) ?? index.nearest(at, SAME_FIRE_KM));
      const isOf =
        perimeter &&
        (startedAt === null || perimeter.lastSeenAt.getTime() >= startedAt.getTime() - DAY_MS) &&
        isBefore(perimeter.firstSeenAt ?? perimeter.lastSeenAt, extinguishedAt);
      return isOf ? [[id, perimeter] as const] : [];
    }),
  );
}

/** Returns whether a current perimeter is within `NEAR_KM` of a place. */
export function hasPerimeterNear(perimeters: readonly EstimatedPerimeter[], at: Point, now: Date): boolean {
  const index = indexOf(perimeters, now);
  return index.find(at) !== null || index.nearest(at, NEAR_KM) !== null;
}

const filtered = new WeakMap<readonly EstimatedPerimeter[], readonly EstimatedPerimeter[]>();

/** Returns the perimeters that grew lately. Equal results are the same object, which is indexed once. */
export function currentPerimeters(perimeters: readonly EstimatedPerimeter[], now: Date) {
  const isCurrent = ({ lastSeenAt }: EstimatedPerimeter) =>
    now.getTime() - lastSeenAt.getTime() <= PERIMETER_DAYS * DAY_MS;
  const current = perimeters.filter(isCurrent);
  if (current.length === perimeters.length) return perimeters;
  const known = filtered.get(perimeters);
  // Perimeters leave in the order of their times, so two lists of equal length are equal.
  if (known?.length === current.length) return known;
  filtered.set(perimeters, current);
  return current;
}

const indexOfAll = lazyFor((perimeters: readonly EstimatedPerimeter[]) =>
  buildAreaIndex(perimeters.map((key) => ({ key, geometry: key.area }))),
);

/** Returns the index of the perimeters that grew lately, built once for each list of them. */
const indexOf = (perimeters: readonly EstimatedPerimeter[], now: Date) =>
  indexOfAll(currentPerimeters(perimeters, now));

export const neighbourFiresNear = (fires: readonly NeighbourFire[], at: Point, withinKm = NEAR_KM) =>
  nearest(fires, at, { withinKm, most: ALL });

interface RoadPosition {
  readonly road: ClosedRoad;
  readonly at: Point;
}

/** Returns the index of the positions along roads, built once for each list of roads. */
const indexOfRoads = lazyFor((roads: readonly ClosedRoad[]) =>
  createPointIndex(roads.flatMap((road): RoadPosition[] => positionsOf(road).map((at) => ({ road, at })))),
);

const positionsOf = ({ at, line = [at] }: ClosedRoad) => line;

export const isRoadOn = (road: ClosedRoad, contains: (at: Point) => boolean) =>
  positionsOf(road).some(contains);

/** Returns the closed roads near a place, each with its nearest part, the nearest road first. */
export function closedRoadsNear(
  roads: readonly ClosedRoad[],
  at: Point,
  withinKm = NEAR_KM,
): readonly Near<ClosedRoad>[] {
  const near = nearest(indexOfRoads(roads).within(at, withinKm), at, { withinKm, most: ALL });
  const first = Map.groupBy(near, ({ thing }) => thing.road);
  return [...first].flatMap(([road, [part]]) => (part ? [{ ...part, thing: road }] : []));
}

type BurningFire = Pick<Fire, "id" | "statusId" | "at" | "sizeHa" | "startedAt" | "extinguishedAt">;

/** Reason why a closed road is near a fire. */
export interface RoadFire<F> {
  /** The agency's fire; null if only the source of the road gives a forest fire as the cause. */
  readonly fire: F | null;
  /** Distance to the fire's location; null without a fire, or if only its estimated perimeter is near. */
  readonly km: number | null;
  /** Part of the road that is near. */
  readonly at: Point;
}

/**
 * Returns the closed roads near an active fire of the agency, with that fire: the fire with the nearest edge,
 * else a fire whose estimated perimeter is near. A road that a forest fire closed is returned even without a
 * known fire.
 */
export function roadsNearFires<F extends BurningFire>(
  roads: readonly ClosedRoad[],
  fires: readonly F[],
  perimeters: readonly EstimatedPerimeter[],
  now: Date,
): ReadonlyMap<ClosedRoad, RoadFire<F>> {
  if (roads.length === 0) return new Map();
  const active = fires.filter(({ statusId }) => isActive(statusId));
  const index = indexOfRoads(roads);
  const byEdge = new Map<ClosedRoad, RoadFire<F> & { readonly fire: F; readonly edgeKm: number }>();
  for (const fire of active) {
    if (fire.at === null) continue;
    const radius = radiusKm(fire.sizeHa);
    for (const { road, at } of index.within(fire.at, ROAD_FIRE_KM + radius)) {
      const km = distanceKm(at, fire.at);
      const edgeKm = km - radius;
      const known = byEdge.get(road);
      const order = known ? edgeKm - known.edgeKm || fire.id.localeCompare(known.fire.id) : -1;
      if (order < 0) byEdge.set(road, { fire, km, at, edgeKm });
    }
  }
  const reasons = new Map<ClosedRoad, RoadFire<F>>(
    [...byEdge].map(([road, { fire, km, at }]) => [road, { fire, km, at }]),
  );
  const byId = new Map(active.map((fire) => [fire.id, fire]));
  for (const [id, { area }] of perimetersOf(perimeters, active, now)) {
    for (const road of roadsAround(index, area)) {
      const at = reasons.has(road)
        ? null
        : positionsOf(road).find((each) => isInOrNear(area, each, ROAD_FIRE_KM));
      if (at) reasons.set(road, { fire: byId.get(id) ?? null, km: null, at });
    }
  }
  return new Map(
    roads.flatMap((road) => {
      const isOfFire = road.cause !== null && FOREST_FIRE.test(road.cause);
      const reason = reasons.get(road) ?? (isOfFire ? { fire: null, km: null, at: road.at } : null);
      return reason ? [[road, reason] as const] : [];
    }),
  );
}

/** Returns the roads that can be near an area: all roads in a circle around the area's bounds. */
function roadsAround(index: PointIndex<RoadPosition>, area: Area): ReadonlySet<ClosedRoad> {
  const bounds = boundsOf([area]);
  if (bounds === null) return new Set();
  const middle = middleOf(bounds);
  const [west, south, east, north] = bounds;
  const corners = [
    { lat: south, lon: west },
    { lat: north, lon: east },
  ];
  const km = Math.max(...corners.map((corner) => distanceKm(middle, corner)));
  return new Set(index.within(middle, km + 2 * ROAD_FIRE_KM).map(({ road }) => road));
}

export const warningsInForce = (warnings: readonly WeatherWarning[], now: Date) =>
  warnings.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);

export const warningsAt = (warnings: readonly WeatherWarning[], at: Point, now: Date) =>
  warningsInForce(warnings, now).filter(({ area }) => isIn(area, at));

/** Returns the observations that are recent enough to describe the present air. */
export const measuredLately = (observations: readonly AirObservation[], now: Date) =>
  observations.filter(({ index, observedAt }) => index !== null && !isOldObservation(observedAt, now));

/** Returns the air quality at the nearest station that measured it lately; null if no station is near. */
export function airAt(observations: readonly AirObservation[], at: Point, now: Date) {
  return nearest(measuredLately(observations, now), at, { withinKm: STATION_KM, most: 1 })[0] ?? null;
}

/** Returns whether an observation is too old to describe the present. */
export const isOldObservation = (observedAt: Date, now: Date) =>
  now.getTime() - observedAt.getTime() > OBSERVED_MS;

/** Returns the forecast of the next 48 hours at the nearest station with one; null if no station is near. */
export function airForecastAt(forecasts: readonly AirForecast[], at: Point, now: Date) {
  const coming = latestPublications(forecasts).filter(({ forecastAt }) => {
    const aheadMs = forecastAt.getTime() - now.getTime();
    return aheadMs > -HOUR_MS && aheadMs <= FORECAST_MS;
  });
  const [near] = nearest(coming, at, { withinKm: STATION_KM, most: 1 });
  if (near === undefined) return null;
  const hours = coming
    .filter(({ id }) => id === near.thing.id)
    .sort((one, other) => +one.forecastAt - +other.forecastAt);
  return { ...near, hours };
}

/** Returns only the newest publication for each hour of each station. */
export function latestPublications(forecasts: readonly AirForecast[]): readonly AirForecast[] {
  const latest = new Map<string, AirForecast>();
  for (const forecast of forecasts) {
    const key = `${forecast.id} ${forecast.forecastAt.getTime()}`;
    const before = latest.get(key);
    if (before === undefined || forecast.publishedAt > before.publishedAt) latest.set(key, forecast);
  }
  return [...latest.values()];
}

/** Returns the wind at the nearest station that measured it lately; null if no station is near. */
export function windAt(observations: readonly WindObservation[], at: Point, now: Date) {
  const valid = observations.filter(({ observedAt }) => !isOldObservation(observedAt, now));
  return nearest(valid, at, { withinKm: STATION_KM, most: 1 })[0] ?? null;
}
