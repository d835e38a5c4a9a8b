import type { Area } from "#fires/area.ts";
import { type AreaIndex, buildAreaIndex } from "#territory/area-index.ts";
import type { Point } from "#territory/point.ts";

/** Index of each area in memory: pages look at the same areas for many places. */
const indexes = new WeakMap<Area, AreaIndex<true>>();

export function isIn(area: Area, at: Point): boolean {
  let index = indexes.get(area);
  if (index === undefined) {
    index = buildAreaIndex([{ key: true, geometry: area }]);
    indexes.set(area, index);
  }
  return index.find(at) !== null;
}
