import type { Restriction } from "#fires/model.ts";
import { type AskedArea, restrictionsTouching } from "#fires/open-fire-in.server.ts";
import { type PlaceAndTime, restrictionsAt, restrictionsInForce } from "#fires/restriction-rules.ts";

type Place = Omit<PlaceAndTime, "now">;

/** Those in force at a place or that touch an area; null when restrictions have never come. */
export type RestrictionsThere = (where: Place | AskedArea) => readonly Restriction[] | null;

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
  return (where) => {
    const key = JSON.stringify(where);
    let answer = answers.get(key);
    if (answer === undefined) {
      answer =
        "at" in where ? restrictionsAt(standing, { ...where, now }) : restrictionsTouching(standing, where);
      answers.set(key, answer);
    }
    return answer;
  };
}
