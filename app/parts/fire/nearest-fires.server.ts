import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { compassPoint } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import { tenth } from "#territory/tenth.ts";
import { fireRow } from "./rows.server.ts";
import type { NearbyFire } from "./rows.ts";

/** Greatest distance of a fire that counts as near. */
export const NEAR_KM = 100;
const NEAREST = 3;

/** Returns the active fires nearest to a point, at most `most`, nearest first. */
export function nearestFires(
  fires: readonly Fire[],
  from: Point,
  language: Language,
  now: Date,
  most = NEAREST,
): NearbyFire[] {
  return nearest(
    fires.filter(({ statusId }) => isActive(statusId)),
    from,
    { withinKm: NEAR_KM, most },
  ).map(({ thing, km, bearing }) => ({
    fire: fireRow(thing, language, now),
    // Round to 0.1 km: coordinates are no more precise, and each digit is sent twice.
    km: tenth(km),
    direction: compassPoint(bearing),
  }));
}
