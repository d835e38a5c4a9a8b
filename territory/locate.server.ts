import { type AreaIndex, buildAreaIndex } from "./area-index.ts";
import { KM_PER_DEGREE } from "./distance.ts";
import { lazy } from "./lazy.ts";
import type { Point } from "./point.ts";
import { neighbours, provinceOutline, regionShapes, zoneShapes } from "./shapes.server.ts";

/**
 * Start of northern protection. Approximate: the true limit follows forest-management units between about
 * 50.1 and 50.8 degrees north, and is not published in a format that we may use.
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

/** Returns a point's danger zone by the index, as `regionAt` finds a region; null also in the far north. */
export function zoneIn(
  index: AreaIndex<number>,
  point: Point,
  withinKm: number = reachKm(point),
): number | null {
  const zone = index.find(point);
  if (zone !== null || isUnrated(point)) return zone;
  return index.nearest(point, withinKm);
}

/** Returns the packaged zone of a point. The site uses `zoneOf` of `fires/`, with the service's shapes. */
export const zoneAt = (point: Point): number | null => zoneIn(zones(), point);

const isUnrated = (point: Point) => province().find(point) !== null && zones().find(point) === null;

const STEP_KM = 0.5;
const BEARINGS = 24;

/**
 * Returns the point itself, or the nearest ground of its region if it is just offshore or across the border:
 * the rules ashore apply there, since the outline is not more exact. Precise to half a kilometre; null
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

/** Returns how far outside Quebec's outline a point still counts: less on neighbours' land than on water. */
function reachKm(point: Point): number {
  return abroad().find(point) === null ? OFFSHORE_KM : BORDER_TOLERANCE_KM;
}
