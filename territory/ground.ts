import type { MultiPolygon, Polygon, Position } from "geojson";
import { type AreaIndex, buildAreaIndex } from "./area-index.ts";
import { boundsOf } from "./bounds.ts";
import type { Point } from "./point.ts";

/** Steps of the grid laid over an area, each way. */
const STEPS = 32;
/** Areas that share less than this part of either only touch: limits drawn apart never fall on one line. */
const SLIVER = 0.01;

/** An area as a few hundred points evenly spread over it: enough to tell what it lies over. */
export type Ground = readonly Point[];

/** The points of an area; those of several areas together say where any of them lies. */
export function groundOf(geometry: Polygon | MultiPolygon, steps = STEPS): Ground {
  const bounds = boundsOf([geometry]);
  if (bounds === null) return [];
  const [west, south, east, north] = bounds;
  const inside = buildAreaIndex([{ key: true, geometry }]);
  const at = (step: number, low: number, high: number) => low + ((step + 0.5) / steps) * (high - low);
  return Array.from({ length: steps * steps }, (_, i) => ({
    lon: at(i % steps, west, east),
    lat: at(Math.floor(i / steps), south, north),
  })).filter((point) => inside.find(point));
}

/** More polygons than this are each laid over with fewer steps. */
const FEW_POLYGONS = 16;
const COARSE_STEPS = 8;

/** The ground of one polygon, and how much there is of it beside the area's other polygons. */
export interface GroundOfPart {
  readonly ground: Ground;
  readonly weight: number;
}

/**
 * Gives the ground of each polygon of an area: a grid over the whole area misses small polygons that lie far apart. A
 * polygon too thin for the grid has the corners of its outer ring and the middles of its sides.
 */
export function groundsOfParts({ type, coordinates }: Polygon | MultiPolygon): GroundOfPart[] {
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  const steps = polygons.length > FEW_POLYGONS ? COARSE_STEPS : STEPS;
  return polygons.map((rings) => {
    const part: Polygon = { type: "Polygon", coordinates: rings };
    const [west, south, east, north] = boundsOf([part]) ?? [0, 0, 0, 0];
    const inGrid = groundOf(part, steps);
    const ground = inGrid.length > 0 ? inGrid : alongRing(rings[0] ?? []);
    return { ground, weight: (east - west) * (north - south) * Math.max(1, inGrid.length) };
  });
}

function alongRing(ring: readonly Position[]): Ground {
  return ring.flatMap(([lon = 0, lat = 0], at) => {
    const [nextLon = lon, nextLat = lat] = ring[at + 1] ?? [];
    return [
      { lon, lat },
      { lon: (lon + nextLon) / 2, lat: (lat + nextLat) / 2 },
    ];
  });
}

/** Which part of some ground, 0 to 1, lies in each area of an index. */
export function sharesOf<K>(ground: Ground, areas: AreaIndex<K>): Map<K, number> {
  const shares = new Map<K, number>();
  for (const point of ground) {
    for (const key of areas.findAll(point)) shares.set(key, (shares.get(key) ?? 0) + 1 / ground.length);
  }
  return shares;
}

/** Whether two areas lie over each other, more than along their limits. `shares` as of `sharesOf`, from either side. */
export function liesOver(...shares: readonly (number | undefined)[]): boolean {
  return shares.some((share) => share !== undefined && share >= SLIVER);
}
