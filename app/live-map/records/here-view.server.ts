import type { Situation } from "#fires/model.ts";
import { landmarkAt } from "#territory/gazetteer.server.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { type PointOptions, pointFacts } from "./point-facts.server.ts";

/** Answers "what applies here?". `inside` is null outside Quebec. */
export function hereView(situation: Situation, at: Point, options: PointOptions) {
  const region = regionAt(at);
  const inside =
    region === null
      ? null
      : {
          region: regionName(region, options.language),
          landmark: landmarkAt(at),
          facts: pointFacts(situation, at, options),
        };
  return { kind: "here" as const, at, inside };
}
