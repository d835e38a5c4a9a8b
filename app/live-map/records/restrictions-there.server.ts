import { locatePlace } from "#fires/locate-place.server.ts";
import type { Restriction, Situation } from "#fires/model.ts";
import { type RequestedArea, restrictionsTouching } from "#fires/open-fire-in.server.ts";
import { restrictionsAt, restrictionsInForce } from "#fires/restriction-rules.ts";
import type { Point } from "#territory/point.ts";

/** Returns the restrictions in force that touch a point or an area; null if their list was never received. */
export type RestrictionsThere = (where: Point | RequestedArea) => readonly Restriction[] | null;

interface Known {
  /** Ids of the restrictions in force. `answers` is only valid while these ids stay the same. */
  readonly inForce: string;
  readonly answers: Map<string, readonly Restriction[]>;
}

const known = new WeakMap<readonly Restriction[], Known>();

/** Creates a lookup that computes a place's restrictions once per list: a page has hundreds of places. */
export function restrictionsThere(
  { restrictions: { value: all }, zoneShapes }: Situation,
  now: Date,
): RestrictionsThere {
  if (all === null) return () => null;
  const standing = restrictionsInForce(all, now);
  const inForce = standing.map(({ id }) => id).join();
  let found = known.get(all);
  if (found?.inForce !== inForce) {
    found = { inForce, answers: new Map() };
    known.set(all, found);
  }
  const { answers } = found;
  function atPoint(at: Point): readonly Restriction[] {
    const { ground, region } = locatePlace(zoneShapes.value, at);
    return restrictionsAt(standing, { at: ground, region, now });
  }
  return (where) => {
    const key = JSON.stringify(where);
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = "kind" in where ? restrictionsTouching(standing, where) : atPoint(where);
      answers.set(key, answer);
    }
    return answer;
  };
}
