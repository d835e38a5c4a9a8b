import { buildAreaIndex } from "./area-index.ts";
import type { Point } from "./point.ts";
import { provinceOutline, regionShapes, zoneShapes } from "./shapes.server.ts";

/** How fires are fought at a place: all of them, or only those that threaten people and works. */
export type Protection = "intensive" | "northern";

/**
 * Where northern protection begins. Approximate: the true limit follows forest-management units between
 * about 50.1 and 50.8 degrees north, and is not published in a form we may use.
 */
export const NORTHERN_LIMIT_LAT = 50.5;

const regions = once(() => buildAreaIndex(regionShapes().areas));
const zones = once(() => buildAreaIndex(zoneShapes().areas));
const province = once(() => buildAreaIndex([{ key: "QC", geometry: provinceOutline().geometry }]));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Code of the region a point lies in, null outside the province. As exact as `regionShapes()` is. */
export function regionAt(point: Point): string | null {
  return regions().find(point);
}

/** Number of the danger zone a point lies in; null outside the province and in the far north. */
export function zoneAt(point: Point): number | null {
  return zones().find(point);
}

/** The protection a point enjoys, by the approximate limit of `NORTHERN_LIMIT_LAT`; null outside the province. */
export function protectionAt(point: Point): Protection | null {
  if (province().find(point) === null) return null;
  return point.lat < NORTHERN_LIMIT_LAT ? "intensive" : "northern";
}
