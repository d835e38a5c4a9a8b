import { touches } from "#fires/restriction-rules.ts";
import { type Change, isFireChange } from "#history/change.ts";
import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { cameNearer } from "./nearer.ts";

type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;

/** A place, as alerts are matched by it. */
export interface WatchedGround {
  readonly at: Point;
  readonly radiusKm: number;
  readonly zoneNumber: number | null;
  readonly regionCode: string | null;
}

/** A change that was told, and where it holds. */
export interface ToldChange {
  readonly change: Change;
  readonly toWhom: "all" | "nearer";
  readonly at: Point | null;
  readonly zoneNumber: number | null;
  readonly regions: readonly string[];
  readonly areas: readonly Area[];
}

/**
 * Whether a change concerns a place, and how far a fire is from it: what `sought.server.ts` asks of all places at once, asked
 * of one. A test holds the two together.
 * @returns null where it does not; the distance is null but for a fire
 */
export function concerns(
  { change, toWhom, at, zoneNumber, regions, areas }: ToldChange,
  place: WatchedGround,
): { readonly distanceKm: number | null } | null {
  if (isFireChange(change)) {
    if (at === null) return null;
    const km = distanceKm(place.at, at);
    const isNear = km <= place.radiusKm;
    const [before, after] = [change.before?.sizeHa ?? null, change.after?.sizeHa ?? null];
    return isNear && (toWhom === "all" || cameNearer(km, before, after)) ? { distanceKm: km } : null;
  }
  const isIn =
    (zoneNumber !== null && zoneNumber === place.zoneNumber) ||
    (place.regionCode !== null && regions.includes(place.regionCode)) ||
    areas.some((area) => isInside(area, place.at));
  return isIn ? { distanceKm: null } : null;
}

/** By the rule of the site's own pages, holes and islands right. */
export const isInside = (area: Area, at: Point): boolean =>
  touches({ area, regions: [] }, { at, region: null });
