import type { Area } from "#fires/area.ts";
import { type AreaIndex, buildAreaIndex } from "#territory/area-index.ts";
import type { Point } from "#territory/point.ts";

/** Index of each area in memory: pages look at the same areas for many places. */
const indexes = new WeakMap<Area, AreaIndex<true>>();

function indexOf(area: Area): AreaIndex<true> {
  const index = indexes.get(area) ?? buildAreaIndex([{ key: true, geometry: area }]);
  indexes.set(area, index);
  return index;
}

export const isIn = (area: Area, at: Point): boolean => indexOf(area).find(at) !== null;

/** Returns whether a point is in an area, or within a distance of its border. */
export const isInOrNear = (area: Area, at: Point, km: number): boolean =>
  isIn(area, at) || indexOf(area).nearest(at, km) !== null;
