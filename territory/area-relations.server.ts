import type { Position } from "geojson";
import { type AreaIndex, buildAreaIndex, type KeyedShape } from "./area-index.ts";
import {
  COARSE_STEPS,
  type Ground,
  type GroundOfPart,
  groundOf,
  groundsOfParts,
  liesOver,
  pointsAlong,
  sharesOf,
} from "./ground.ts";
import { once } from "./once.ts";
import type { Point } from "./point.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";

// As exact as the packaged shapes. What is asked is computed once, at the first question.

type Geometry = KeyedShape<unknown>["geometry"];

interface Layer<K> {
  readonly index: AreaIndex<K>;
  readonly each: ReadonlyMap<K, AreaIndex<K>>;
  readonly grounds: ReadonlyMap<K, Ground>;
  /** Points of each area, and of each of its polygons, that lie well inside. */
  readonly cores: () => ReadonlyMap<K, Ground>;
  readonly neighbours: ReadonlyMap<K, readonly K[]>;
}

const regions = once(() => layerOf(regionShapes().areas));
const zones = once(() => layerOf(zoneShapes().areas));

/** For each zone, the codes of the regions it lies in, the one with most of it first. */
const regionsByZone = once(() => {
  const zonesOf = new Map([...regions().grounds].map(([code, g]) => [code, sharesOf(g, zones().index)]));
  return new Map(
    [...zones().grounds].map(([zone, ground]) => {
      const shares = sharesOf(ground, regions().index);
      const over = [...zonesOf].filter(([code, ofRegion]) => liesOver(shares.get(code), ofRegion.get(zone)));
      const share = (code: string) => shares.get(code) ?? 0;
      return [zone, over.map(([code]) => code).sort((a, b) => share(b) - share(a))] as const;
    }),
  );
});

/** Codes of the regions a zone lies in, the one that holds most of it first. */
export function regionsOfZone(zone: number): readonly string[] {
  return regionsByZone().get(zone) ?? [];
}

/** Numbers of the zones that lie in a region, in whole or in part. */
export function zonesOfRegion(code: string): readonly number[] {
  return [...regionsByZone()].flatMap(([zone, codes]) => (codes.includes(code) ? [zone] : []));
}

const partlyRated = once(() => {
  const unratedPart = (ground: Ground) =>
    ground.filter((point) => zones().index.find(point) === null).length / ground.length;
  return new Set([...regions().grounds].flatMap(([code, g]) => (liesOver(unratedPart(g)) ? [code] : [])));
});

/** Whether all of a region lies in zones: the far north lies in none. */
export const isWhollyRated = (code: string): boolean => !partlyRated().has(code);

/** Codes of the regions that border a region. */
export const regionsAround = (code: string): readonly string[] => regions().neighbours.get(code) ?? [];

/** Numbers of the zones that border a zone. */
export const zonesAround = (zone: number): readonly number[] => zones().neighbours.get(zone) ?? [];

/** The ground of a region; empty for a code that none has. */
export const groundOfRegion = (code: string): Ground => regions().grounds.get(code) ?? [];

/** The ground of a zone; empty for a number that none has. */
export const groundOfZone = (zone: number): Ground => zones().grounds.get(zone) ?? [];

/** Numbers of the zones that an area lies over. */
export const zonesUnder = (geometry: Geometry): readonly number[] => areasUnder(geometry, zones());

/** Codes of the regions that an area lies over. */
export const regionsUnder = (geometry: Geometry): readonly string[] => areasUnder(geometry, regions());

/** Points of an area that are asked how near a region is: enough for limits as exact as ours. */
const MOST_ASKED = 500;

/** Whether an area comes within so many kilometres of a region's limit, or of the region itself. */
export function liesNearRegion(geometry: Geometry, code: string, withinKm: number): boolean {
  const region = regions().each.get(code);
  const points = groundsOfParts(geometry).flatMap(({ ground }) => ground);
  const corners = positionsOf(geometry).map(([lon = 0, lat = 0]) => ({ lon, lat }));
  const isNear = (point: Point) =>
    region?.find(point) === code || (region?.nearest(point, withinKm) ?? null) !== null;
  return [points, corners].some((some) => {
    const every = Math.ceil(some.length / MOST_ASKED);
    return some.some((point, at) => at % every === 0 && isNear(point));
  });
}

/** Limits that are drawn apart lie this near to each other. */
const LIMIT_KM = 0.6;
/** Kilometres between the points of a ring that are looked at, unless there are too many. */
const STEP_KM = 0.5;
const MOST_LOOKED_AT = 20_000;
/** A smaller polygon, in square kilometres, is a sliver between limits. */
const SLIVER_KM2 = 0.01;
/** Least shares of a polygon that lie over an area beyond doubt, and least square kilometres of each. */
const REAL_PARTS = [
  { share: 0.5, km2: SLIVER_KM2 / 2 },
  { share: 0.2, km2: 0.5 },
] as const;

/**
 * Gives the areas that have real ground in common with a geometry: a part of either as a whole; a part of one of its
 * polygons, whatever the size of the others; or ground farther from each other area than limits are drawn apart.
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
  // What takes longest comes last.
  return [...grounds].flatMap(([key, ground]) =>
    reached.has(key) ||
    hasPart(key) ||
    liesOver(shareOf(key)) ||
    liesOver(sharesOf(ground, area).get(true)) ||
    hasCore(key)
      ? [key]
      : [],
  );
}

const isRealPart = (share: number, ofKm2: number) =>
  REAL_PARTS.some((least) => share >= least.share && share * ofKm2 >= least.km2);

/** Gives the areas that some polygons reach farther into than limits are drawn apart. */
function reachedBy<K>(parts: readonly GroundOfPart[], layer: Layer<K>): Set<K> {
  const most = MOST_LOOKED_AT / parts.reduce((sum, { rings }) => sum + rings.length, 0);
  const points = parts.flatMap(({ ground, rings }) => [...ground, ...edgesOf(rings, most)]);
  const reached = new Set<K>();
  for (const point of points) {
    const key = layer.index.find(point);
    if (key !== null && !reached.has(key) && isWellInside(point, key, layer)) reached.add(key);
  }
  return reached;
}

/** Gives points along the rings of a polygon, of its holes where they are in it. */
function edgesOf([outer = [], ...holes]: Position[][], most: number): Ground {
  const filled = buildAreaIndex([{ key: true, geometry: { type: "Polygon", coordinates: [outer] } }]);
  const alongHoles = holes.flatMap((hole) => pointsAlong(hole, STEP_KM, most));
  return [...pointsAlong(outer, STEP_KM, most), ...alongHoles.filter((point) => filled.find(point))];
}

/** Whether a point of an area is farther from each other area than limits are drawn apart. */
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
    cores: once(() => new Map(areas.map((shape) => [shape.key, coreOf(shape)]))),
    neighbours: neighboursOf(areas),
  };
}

/** Areas that share more than a corner: the shapes are cut from one net, so that a common border has common points. */
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
