import { compassPoint } from "#territory/distance.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import type { NearbyFire } from "../../../parts/fire/rows.ts";
import type { Around } from "./where-found.ts";

/** A smoke is of no fire farther than this from where it is seen to rise. */
export const NEAR_FIRE_KM = 20;
/** As far as a rounded position lies from the point that it stands for, and a little more. */
export const ROUNDED_OFF_KM = 2;
const MOST_SHOWN = 5;

/** The agency's fires near the very point, the nearest first; null when its list is not to be had. */
export function firesNear({ fires }: Around, from: Point): NearbyFire[] | null {
  if (fires === null) return null;
  return nearest(fires, from, { withinKm: NEAR_FIRE_KM, most: MOST_SHOWN }).map(
    ({ thing: { fire }, km, bearing }) => ({ fire, km, direction: compassPoint(bearing) }),
  );
}
