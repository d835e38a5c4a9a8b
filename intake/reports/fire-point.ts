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
 * Where the fire is: the point that was sent; or else what the words or a direction and a distance come to by themselves. Nothing
 * outside is asked: words alone are fine, and a person reads them.
 */
export function firePoint({ at, source, where, from, bearing, distance }: ReportForm): FirePoint {
  if (at !== null) return { at, source };
  const read = readPosition(where);
  if (read !== null && read !== "off-globe") return { at: read, source: "words" };
  if (from !== null && bearing !== null && distance !== null)
    return { at: pointAt(from, bearing, distance), source: "sight" };
  return { at: null, source: null };
}
