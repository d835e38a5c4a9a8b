import { bearingDegrees, distanceKm } from "./distance.ts";
import type { Point } from "./point.ts";

export interface Near<Thing> {
  readonly thing: Thing;
  readonly at: Point;
  readonly km: number;
  /** Heading from the point to the item, in degrees clockwise from true north. */
  readonly bearing: number;
}

interface Bounds {
  readonly withinKm: number;
  readonly most: number;
}

/** Least length of a degree of latitude, in kilometres. */
const KM_PER_DEGREE = 110.5;

/** Returns at most `most` items within `withinKm` of a point, the nearest first. */
export function nearest<Thing extends { readonly at: Point | null }>(
  things: readonly Thing[],
  from: Point,
  { withinKm, most }: Bounds,
): readonly Near<Thing>[] {
  const degrees = withinKm / KM_PER_DEGREE;
  return things
    .flatMap((thing) => {
      const { at } = thing;
      // The cheap check of the latitude excludes most items.
      if (at === null || Math.abs(at.lat - from.lat) > degrees) return [];
      return [{ thing, at, km: distanceKm(from, at) }];
    })
    .filter(({ km }) => km <= withinKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, most)
    .map((near) => ({ ...near, bearing: bearingDegrees(from, near.at) }));
}
