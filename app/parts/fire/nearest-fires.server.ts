import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { bearingDegrees, compassPoint, distanceKm } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { fireRow } from "./rows.server.ts";
import type { NearbyFire } from "./rows.ts";

/** Fires farther than this are not near. */
export const NEAR_KM = 100;
const NEAREST = 3;
/** A degree of latitude is never shorter: farther apart than so many degrees is farther than near. */
const NEAR_DEGREES = NEAR_KM / 110.5;

/** The active fires nearest to a point, at most `most` of them, the nearest first. */
export function nearestFires(
  fires: readonly Fire[],
  from: Point,
  language: Language,
  now: Date,
  most = NEAREST,
): NearbyFire[] {
  return fires
    .filter(
      // By far the most are ruled out by this, which costs next to nothing.
      ({ at, statusId }) => at && Math.abs(at.lat - from.lat) <= NEAR_DEGREES && isActive(statusId),
    )
    .flatMap((fire) => (fire.at ? [{ fire, at: fire.at, km: distanceKm(from, fire.at) }] : []))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
    .map(({ fire, at, km }) => ({
      fire: fireRow(fire, language, now),
      // A tenth of a kilometre: coordinates say no more, and digits travel twice.
      km: Math.round(km * 10) / 10,
      direction: compassPoint(bearingDegrees(from, at)),
    }));
}
