import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { compassPoint } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import { fireRow } from "./rows.server.ts";
import type { NearbyFire } from "./rows.ts";

/** Fires farther than this are not near. */
export const NEAR_KM = 100;
const NEAREST = 3;

/** The active fires nearest to a point, at most `most` of them, the nearest first. */
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
    // A tenth of a kilometre: coordinates say no more, and digits travel twice.
    km: Math.round(km * 10) / 10,
    direction: compassPoint(bearing),
  }));
}
