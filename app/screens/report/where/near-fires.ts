import { compassPoint } from "#territory/distance.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import type { FireRow, NearbyFire } from "../../../parts/fire/rows.ts";

/** Maximum distance in kilometres between a fire and the place where its smoke seems to rise. */
export const NEAR_FIRE_KM = 20;
/** Maximum distance in kilometres between a rounded position and the exact point, with a margin. */
export const ROUNDED_OFF_KM = 2;
const MOST_SHOWN = 5;

interface Around {
  readonly fires: readonly { readonly fire: FireRow; readonly at: Point }[] | null;
}

/** Returns the agency's fires near the exact point, nearest first; null if the list is unavailable. */
export function firesNear({ fires }: Around, from: Point): NearbyFire[] | null {
  if (fires === null) return null;
  return nearest(fires, from, { withinKm: NEAR_FIRE_KM, most: MOST_SHOWN }).map(
    ({ thing: { fire }, km, bearing }) => ({ fire, km, direction: compassPoint(bearing) }),
  );
}
