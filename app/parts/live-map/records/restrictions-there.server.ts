import type { Restriction } from "#fires/model.ts";
import { restrictionsTouchingRegion } from "#fires/restriction-ground.server.ts";
import { restrictionsAt, restrictionsInForce } from "#fires/restriction-rules.ts";
import type { Point } from "#territory/point.ts";

/** Those in force at a place, or null when restrictions have never come or the place is not known. */
export type RestrictionsThere = (at: Point | null, region: string | null) => readonly Restriction[] | null;

interface Known {
  /** The ids of those in force: the answers hold as long as they are the same. */
  readonly inForce: string;
  readonly answers: Map<string, readonly Restriction[]>;
}

const known = new WeakMap<readonly Restriction[], Known>();

/** Answers for hundreds of places on each page: each is looked up once per reading of the restrictions. */
export function restrictionsThere(all: readonly Restriction[] | null, now: Date): RestrictionsThere {
  if (all === null) return () => null;
  const standing = restrictionsInForce(all, now);
  const inForce = standing.map(({ id }) => id).join();
  let found = known.get(all);
  if (found?.inForce !== inForce) {
    found = { inForce, answers: new Map() };
    known.set(all, found);
  }
  const { answers } = found;
  return (at, region) => {
    if (at === null && region === null) return null;
    const key = at ? `${at.lat},${at.lon},${region}` : `${region}`;
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = at
        ? restrictionsAt(standing, { at, region, now })
        : restrictionsTouchingRegion(standing, region ?? "");
      answers.set(key, answer);
    }
    return answer;
  };
}
