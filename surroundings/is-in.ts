import type { Area } from "#fires/area.ts";
import { areaIndexOf } from "#territory/area-index.ts";
import type { Point } from "#territory/point.ts";

export const isIn = (area: Area, at: Point): boolean => areaIndexOf(area).find(at) !== null;

/** Returns whether a point is in an area, or within a distance of its border. */
export const isInOrNear = (area: Area, at: Point, km: number): boolean =>
  isIn(area, at) || areaIndexOf(area).nearest(at, km) !== null;
