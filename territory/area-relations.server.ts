import { type AreaIndex, buildAreaIndex, type KeyedShape } from "./area-index.ts";
import { type Ground, groundOf, groundsOfParts, liesOver, sharesOf } from "./ground.ts";
import { once } from "./once.ts";
import type { Point } from "./point.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";

// As exact as the packaged shapes. What is asked is computed once, at the first question.

type Geometry = KeyedShape<unknown>["geometry"];

interface Layer<K> {
  readonly index: AreaIndex<K>;
  readonly grounds: ReadonlyMap<K, Ground>;
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

const regionIndexes = once(
  () => new Map(regionShapes().areas.map((shape) => [shape.key, buildAreaIndex([shape])])),
);
/** Points of an area that are asked how near a region is: enough for limits as exact as ours. */
const MOST_ASKED = 500;

/** Whether an area comes within so many kilometres of a region's limit, or of the region itself. */
export function liesNearRegion(geometry: Geometry, code: string, withinKm: number): boolean {
  const region = regionIndexes().get(code);
  const points = groundsOfParts(geometry).flatMap(({ ground }) => ground);
  const corners = positionsOf(geometry).map(([lon = 0, lat = 0]) => ({ lon, lat }));
  const isNear = (point: Point) =>
    region?.find(point) === code || (region?.nearest(point, withinKm) ?? null) !== null;
  return [points, corners].some((some) => {
    const every = Math.ceil(some.length / MOST_ASKED);
    return some.some((point, at) => at % every === 0 && isNear(point));
  });
}

/** A polygon that lies over another area for the most part. */
const MOSTLY = 0.5;
/** Polygons that are smaller, beside the largest, are slivers. */
const SLIVER_OF_LARGEST = 0.01;

/**
 * By the ground of all polygons together, each as much as it weighs; and by that of each polygon that is no sliver, since
 * one of many is a small part of the whole.
 */
function areasUnder<K>(geometry: Geometry, { index, grounds }: Layer<K>): K[] {
  const area = buildAreaIndex([{ key: true, geometry }]);
  const parts = groundsOfParts(geometry).map(({ ground, weight }) => ({
    shares: sharesOf(ground, index),
    weight,
  }));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const largest = parts.reduce((most, { weight }) => Math.max(most, weight), 0);
  const shareOf = (key: K) =>
    parts.reduce((sum, { shares, weight }) => sum + ((shares.get(key) ?? 0) * weight) / total, 0);
  const hasPart = (key: K) =>
    parts.some(
      ({ shares, weight }) => weight >= SLIVER_OF_LARGEST * largest && (shares.get(key) ?? 0) >= MOSTLY,
    );
  return [...grounds].flatMap(([key, ground]) =>
    liesOver(shareOf(key), sharesOf(ground, area).get(true)) || hasPart(key) ? [key] : [],
  );
}

function layerOf<K>(areas: readonly KeyedShape<K>[]): Layer<K> {
  return {
    index: buildAreaIndex(areas),
    grounds: new Map(areas.map(({ key, geometry }) => [key, groundOf(geometry)])),
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
