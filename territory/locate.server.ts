import { buildAreaIndex } from "./area-index.ts";
import type { Point } from "./point.ts";
import { neighbours, provinceOutline, regionShapes, zoneShapes } from "./shapes.server.ts";

/** How fires are fought at a place: all of them, or only those that threaten people and works. */
export type Protection = "intensive" | "northern";

/**
 * Where northern protection begins. Approximate: the true limit follows forest-management units between
 * about 50.1 and 50.8 degrees north, and is not published in a form we may use.
 */
export const NORTHERN_LIMIT_LAT = 50.5;

const OFFSHORE_KM = 12;
const BORDER_TOLERANCE_KM = 2;

const regions = once(() => buildAreaIndex(regionShapes().areas));
const zones = once(() => buildAreaIndex(zoneShapes().areas));
const abroad = once(() => buildAreaIndex(neighbours().areas));
const province = once(() => buildAreaIndex([{ key: "QC", geometry: provinceOutline().geometry }]));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Code of the region a point lies in, as exact as `regionShapes()`; null outside the province. A point just
 * off the shore or across the border belongs to the nearest region, because the outline is no finer.
 */
export function regionAt(point: Point): string | null {
  return regions().find(point) ?? regions().nearest(point, reachKm(point));
}

/** Number of the danger zone a point lies in, by the same rule; null too in the far north, where there is none. */
export function zoneAt(point: Point): number | null {
  const zone = zones().find(point);
  if (zone !== null || province().find(point) !== null) return zone;
  return zones().nearest(point, reachKm(point));
}

/** How far outside the outline a point still counts: little on a neighbour's land, more over water. */
function reachKm(point: Point): number {
  return abroad().find(point) === null ? OFFSHORE_KM : BORDER_TOLERANCE_KM;
}

/** The protection a point enjoys, by the approximate limit of `NORTHERN_LIMIT_LAT`; null outside the province. */
export function protectionAt(point: Point): Protection | null {
  if (regionAt(point) === null) return null;
  return point.lat < NORTHERN_LIMIT_LAT ? "intensive" : "northern";
}
