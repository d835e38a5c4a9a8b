import type { Situation } from "#fires/model.ts";
import { bearingDegrees, compassPoint } from "#territory/distance.ts";
import { nearestPlace } from "#territory/gazetteer.server.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { type PointFacts, type PointOptions, pointFacts } from "./point-facts.server.ts";

/** The answer to "what applies here?". Outside Quebec, it only has the point. */
export interface HereView {
  readonly kind: "here";
  readonly at: Point;
  /** The point as written in addresses. */
  readonly position: string;
  /** Null outside Quebec. */
  readonly inside: {
    readonly region: string;
    /** The nearest place, with its distance and direction from the point. */
    readonly landmark: {
      readonly name: string;
      readonly km: number;
      readonly direction: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
    } | null;
    readonly facts: PointFacts;
  } | null;
}

export function hereView(situation: Situation, at: Point, options: PointOptions): HereView {
  const region = regionAt(at);
  const shared = { kind: "here" as const, at, position: writePosition(at) };
  if (region === null) return { ...shared, inside: null };
  const nearest = nearestPlace(at);
  return {
    ...shared,
    inside: {
      region: regionName(region, options.language),
      landmark: nearest && {
        name: nearest.place.name,
        km: Math.round(nearest.km),
        direction: compassPoint(bearingDegrees(at, nearest.place.at)),
      },
      facts: pointFacts(situation, at, options),
    },
  };
}
