import type { MultiPolygon, Polygon } from "geojson";
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
export function groundOf(geometry: Polygon | MultiPolygon): Ground {
  const bounds = boundsOf([geometry]);
  if (bounds === null) return [];
  const [west, south, east, north] = bounds;
  const inside = buildAreaIndex([{ key: true, geometry }]);
  const at = (step: number, low: number, high: number) => low + ((step + 0.5) / STEPS) * (high - low);
  return Array.from({ length: STEPS * STEPS }, (_, i) => ({
    lon: at(i % STEPS, west, east),
    lat: at(Math.floor(i / STEPS), south, north),
  })).filter((point) => inside.find(point));
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
