import type { Restriction, Situation } from "#fires/model.ts";
import { type AskedArea, restrictionsTouching } from "#fires/open-fire-in.server.ts";
import { placeGround } from "#fires/place-ground.server.ts";
import { restrictionsAt, restrictionsInForce } from "#fires/restriction-rules.ts";
import type { Point } from "#territory/point.ts";

/** Those in force at a point, where it stands, or that touch an area; null when restrictions have never come. */
export type RestrictionsThere = (where: Point | AskedArea) => readonly Restriction[] | null;

interface Known {
  /** The ids of those in force: the answers hold as long as they are the same. */
  readonly inForce: string;
  readonly answers: Map<string, readonly Restriction[]>;
}

const known = new WeakMap<readonly Restriction[], Known>();

/** Answers for hundreds of places on each page: each is looked up once per reading of the restrictions. */
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
    const { ground, region } = placeGround(zoneShapes.value, at);
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
