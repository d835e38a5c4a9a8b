import type { Bounds } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";

/** About 40 km in each direction. */
const AROUND_DEGREES = 0.4;

/** Returns bounds around a point, large enough to include a region's towns; null without a point. */
export function around(at: Point | null): Bounds | null {
  if (!at) return null;
  const { lon, lat } = at;
  const wide = AROUND_DEGREES / Math.cos((lat * Math.PI) / 180);
  return [lon - wide, lat - AROUND_DEGREES, lon + wide, lat + AROUND_DEGREES];
}
