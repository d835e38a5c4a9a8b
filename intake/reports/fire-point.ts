import { pointAt } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { readPosition } from "#territory/read-position.ts";
import type { ReportForm } from "./report-form.ts";
import type { PointSource } from "./vocabulary.ts";

interface FirePoint {
  readonly at: Point | null;
  readonly source: PointSource | null;
}

/**
 * Returns the location of the fire: the sent point, or else coordinates in the words, or a point by direction
 * and distance. Sends no geocoding request: words without coordinates are fine, because a person reads them.
 */
export function firePoint({ at, source, where, from, bearing, distance }: ReportForm): FirePoint {
  if (at !== null) return { at, source };
  const read = readPosition(where);
  if (read !== null && read !== "off-globe") return { at: read, source: "words" };
  if (from !== null && bearing !== null && distance !== null)
    return { at: pointAt(from, bearing, distance), source: "sight" };
  return { at: null, source: null };
}
