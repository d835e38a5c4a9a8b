import { type AreaIndex, buildAreaIndex } from "./area-index.ts";
import { KM_PER_DEGREE } from "./distance.ts";
import { lazy } from "./lazy.ts";
import type { Point } from "./point.ts";
import { neighbours, provinceOutline, regionShapes, zoneShapes } from "./shapes.server.ts";

/**
 * Latitude north of which only fires that threaten people or facilities are fought (northern protection).
 * Approximate: the true limit follows forest-management units between about 50.1 and 50.8 degrees north, and
 * is not published in a format that we may use.
 */
export const NORTHERN_LIMIT_LAT = 50.5;

/** Greatest error, in kilometres, of approximate coasts and limits. */
export const OFFSHORE_KM = 12;
const BORDER_TOLERANCE_KM = 2;

const regions = lazy(() => buildAreaIndex(regionShapes().areas));
const zones = lazy(() => buildAreaIndex(zoneShapes().areas));
const abroad = lazy(() => buildAreaIndex(neighbours().areas));
const province = lazy(() => buildAreaIndex([{ key: "QC", geometry: provinceOutline().geometry }]));

/**
 * Returns the code of the region of a point, as exact as `regionShapes()`; null outside the province. A point
 * just offshore or across the border belongs to the nearest region, since the outline is not more exact.
 */
export function regionAt(point: Point): string | null {
  return regions().find(point) ?? regions().nearest(point, reachKm(point));
}

/** Returns a point's danger zone from `index`, like the region of `regionAt`; null also in the far north. */
export function zoneIn(
  index: AreaIndex<number>,
  point: Point,
  withinKm: number = reachKm(point),
): number | null {
  const zone = index.find(point);
  if (zone !== null || isUnrated(point)) return zone;
  return index.nearest(point, withinKm);
}

/** Returns a point's zone in the packaged shapes. The site uses `zoneOf` of `fires/`, with current shapes. */
export const zoneAt = (point: Point): number | null => zoneIn(zones(), point);

const isUnrated = (point: Point) => province().find(point) !== null && zones().find(point) === null;

const STEP_KM = 0.5;
const BEARINGS = 24;

/**
 * Returns the point itself on land. For a point just offshore or across the border, returns the nearest land
 * of its region, whose rules apply, since the outline is not more exact. Precise to half a kilometre; null
 * outside the province.
 */
export function groundAt(point: Point): Point | null {
  if (regions().find(point) !== null) return point;
  const region = regionAt(point);
  if (region === null) return null;
  const kmPerLon = KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  for (let km = STEP_KM; km <= reachKm(point) + STEP_KM; km += STEP_KM) {
    for (let bearing = 0; bearing < BEARINGS; bearing += 1) {
      const angle = (2 * Math.PI * bearing) / BEARINGS;
      const near = {
        lon: point.lon + (km * Math.sin(angle)) / kmPerLon,
        lat: point.lat + (km * Math.cos(angle)) / KM_PER_DEGREE,
      };
      if (regions().find(near) === region) return near;
    }
  }
  return null;
}

/** Returns the distance from Quebec within which a point has a region: shorter on neighbours' land. */
function reachKm(point: Point): number {
  return abroad().find(point) === null ? OFFSHORE_KM : BORDER_TOLERANCE_KM;
}
