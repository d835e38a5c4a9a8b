import type { Position } from "geojson";
import { type AreaIndex, buildAreaIndex, type KeyedShape } from "./area-index.ts";
import {
  areOverlapping,
  COARSE_STEPS,
  type Ground,
  type GroundOfPart,
  groundOf,
  groundsOfParts,
  pointsAlong,
  sharesOf,
} from "./ground.ts";
import { lazy } from "./lazy.ts";
import type { Point } from "./point.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";

// Relations between areas, as exact as the packaged shapes. Each is computed once, on first use.

type Geometry = KeyedShape<unknown>["geometry"];

interface Layer<K> {
  readonly index: AreaIndex<K>;
  readonly each: ReadonlyMap<K, AreaIndex<K>>;
  readonly grounds: ReadonlyMap<K, Ground>;
  /** Points well inside each area and each of its polygons. */
  readonly cores: () => ReadonlyMap<K, Ground>;
  readonly neighbours: ReadonlyMap<K, readonly K[]>;
}

const regions = lazy(() => layerOf(regionShapes().areas));
const zones = lazy(() => layerOf(zoneShapes().areas));

/** Codes of the regions of each zone, sorted by their part of the zone, the largest first. */
const regionsByZone = lazy(() => {
  const zonesOf = new Map([...regions().grounds].map(([code, g]) => [code, sharesOf(g, zones().index)]));
  return new Map(
    [...zones().grounds].map(([zone, ground]) => {
      const shares = sharesOf(ground, regions().index);
      const over = [...zonesOf].filter(([code, ofRegion]) =>
        areOverlapping(shares.get(code), ofRegion.get(zone)),
      );
      const share = (code: string) => shares.get(code) ?? 0;
      return [zone, over.map(([code]) => code).sort((a, b) => share(b) - share(a))] as const;
    }),
  );
});

/** Returns the codes of a zone's regions, the region with the largest part of the zone first. */
export function regionsOfZone(zone: number): readonly string[] {
  return regionsByZone().get(zone) ?? [];
}

/** Returns the numbers of the zones that are in a region, completely or in part. */
export function zonesOfRegion(code: string): readonly number[] {
  return [...regionsByZone()].flatMap(([zone, codes]) => (codes.includes(code) ? [zone] : []));
}

const partlyRated = lazy(() => {
  const unratedPart = (ground: Ground) =>
    ground.filter((point) => zones().index.find(point) === null).length / ground.length;
  return new Set(
    [...regions().grounds].flatMap(([code, g]) => (areOverlapping(unratedPart(g)) ? [code] : [])),
  );
});

/** Returns whether zones cover a whole region. No zone covers the far north. */
export const isWhollyRated = (code: string): boolean => !partlyRated().has(code);

export const regionsAround = (code: string): readonly string[] => regions().neighbours.get(code) ?? [];

export const zonesAround = (zone: number): readonly number[] => zones().neighbours.get(zone) ?? [];

/** Returns points spread over a region; empty for an unknown code. */
export const pointsOfRegion = (code: string): Ground => regions().grounds.get(code) ?? [];

/** Returns points spread over a zone; empty for an unknown number. */
export const pointsOfZone = (zone: number): Ground => zones().grounds.get(zone) ?? [];

export const zonesUnder = (geometry: Geometry): readonly number[] => areasUnder(geometry, zones());

export const regionsUnder = (geometry: Geometry): readonly string[] => areasUnder(geometry, regions());

/** Maximum points of an area that `isNearRegion` tests: our limits of regions are not more precise. */
const MOST_TESTED_POINTS = 500;

/** Returns whether an area is partly in a region, or within `withinKm` of the region's limit. */
export function isNearRegion(geometry: Geometry, code: string, withinKm: number): boolean {
  const region = regions().each.get(code);
  const points = groundsOfParts(geometry).flatMap(({ ground }) => ground);
  const corners = positionsOf(geometry).map(([lon = 0, lat = 0]) => ({ lon, lat }));
  const isNear = (point: Point) =>
    region?.find(point) === code || (region?.nearest(point, withinKm) ?? null) !== null;
  return [points, corners].some((some) => {
    const every = Math.ceil(some.length / MOST_TESTED_POINTS);
    return some.some((point, at) => at % every === 0 && isNear(point));
  });
}

/** Greatest distance between two separately drawn versions of one limit. */
const LIMIT_KM = 0.6;
/** Kilometres between the examined points of a ring; more if these points would be too many. */
const STEP_KM = 0.5;
const MOST_RING_POINTS = 20_000;
/** Square kilometres below which a polygon is only a sliver between limits. */
const SLIVER_KM2 = 0.01;
/** Minimum overlaps of a polygon with an area, as a share of the polygon and a size. One is enough. */
const REAL_PARTS = [
  { share: 0.5, km2: SLIVER_KM2 / 2 },
  { share: 0.2, km2: 0.5 },
] as const;

/**
 * Returns the areas that overlap a geometry, and do not just touch it. One of these is enough:
 * - the overlap is a sufficient share of the whole geometry or of the whole area
 * - the overlap is a sufficient share of one polygon, whatever the size of the other polygons
 * - the overlap reaches farther into the area than separately drawn limits can differ
 */
function areasUnder<K>(geometry: Geometry, layer: Layer<K>): K[] {
  const { index, grounds } = layer;
  const area = buildAreaIndex([{ key: true, geometry }]);
  const all = groundsOfParts(geometry).map((part) => ({ ...part, shares: sharesOf(part.ground, index) }));
  const total = all.reduce((sum, { km2 }) => sum + km2, 0);
  const shareOf = (key: K) =>
    all.reduce((sum, { shares, km2 }) => sum + ((shares.get(key) ?? 0) * km2) / total, 0);
  const parts = all.filter(({ km2 }) => km2 >= SLIVER_KM2);
  const hasPart = (key: K) => parts.some(({ shares, km2 }) => isRealPart(shares.get(key) ?? 0, km2));
  const cores = layer.cores();
  const hasCore = (key: K) => cores.get(key)?.some((point) => area.find(point)) ?? false;
  const reached = reachedBy(parts, layer);
  // The slowest tests come last.
  return [...grounds].flatMap(([key, ground]) =>
    reached.has(key) ||
    hasPart(key) ||
    areOverlapping(shareOf(key)) ||
    areOverlapping(sharesOf(ground, area).get(true)) ||
    hasCore(key)
      ? [key]
      : [],
  );
}

const isRealPart = (share: number, ofKm2: number) =>
  REAL_PARTS.some((least) => share >= least.share && share * ofKm2 >= least.km2);

/** Returns the areas that some polygons enter farther than separately drawn limits can differ. */
function reachedBy<K>(parts: readonly GroundOfPart[], layer: Layer<K>): Set<K> {
  const most = MOST_RING_POINTS / parts.reduce((sum, { rings }) => sum + rings.length, 0);
  const points = parts.flatMap(({ ground, rings }) => [...ground, ...edgesOf(rings, most)]);
  const reached = new Set<K>();
  for (const point of points) {
    const key = layer.index.find(point);
    if (key !== null && !reached.has(key) && isWellInside(point, key, layer)) reached.add(key);
  }
  return reached;
}

/** Returns points along a polygon's outer ring, and along the parts of holes that are inside that ring. */
function edgesOf([outer = [], ...holes]: Position[][], most: number): Ground {
  const filled = buildAreaIndex([{ key: true, geometry: { type: "Polygon", coordinates: [outer] } }]);
  const alongHoles = holes.flatMap((hole) => pointsAlong(hole, STEP_KM, most));
  return [...pointsAlong(outer, STEP_KM, most), ...alongHoles.filter((point) => filled.find(point))];
}

/** Returns whether every other area is farther from a point than separately drawn limits can differ. */
const isWellInside = <K>(point: Point, key: K, { index }: Pick<Layer<K>, "index">): boolean =>
  index.nearest(point, LIMIT_KM, key) === null;

function layerOf<K>(areas: readonly KeyedShape<K>[]): Layer<K> {
  const index = buildAreaIndex(areas);
  const grounds = new Map(areas.map(({ key, geometry }) => [key, groundOf(geometry)]));
  const each = new Map(areas.map((shape) => [shape.key, buildAreaIndex([shape])]));
  const coreOf = ({ key, geometry }: KeyedShape<K>): Ground =>
    [
      ...(grounds.get(key) ?? []),
      ...groundsOfParts(geometry, COARSE_STEPS).flatMap(({ ground }) => ground),
    ].filter((point) => isWellInside(point, key, { index }));
  return {
    index,
    each,
    grounds,
    cores: lazy(() => new Map(areas.map((shape) => [shape.key, coreOf(shape)]))),
    neighbours: neighboursOf(areas),
  };
}

/** Returns each area's neighbours: on their border, the shapes of neighbours have several equal corners. */
function neighboursOf<K>(areas: readonly KeyedShape<K>[]): ReadonlyMap<K, readonly K[]> {
  const corners = areas.map(({ key, geometry }) => ({ key, corners: cornersOf(geometry) }));
  return new Map(
    corners.map((one) => {
      const around = corners.filter((other) => other.key !== one.key && sharedBy(one, other) > 1);
      return [one.key, around.map(({ key }) => key)];
    }),
  );
}

type Corners = { readonly corners: ReadonlySet<string> };
const sharedBy = (a: Corners, b: Corners) => [...a.corners].filter((corner) => b.corners.has(corner)).length;

const cornersOf = (geometry: Geometry) => new Set(positionsOf(geometry).map(String));

const positionsOf = ({ type, coordinates }: Geometry) =>
  (type === "Polygon" ? [coordinates] : coordinates).flat(2);
