import type { RestrictionFacts } from "./restriction-facts.server.ts";

interface Known {
  readonly id: string;
  readonly state: RestrictionFacts;
}

/**
 * Finds the known restriction for each listed restriction: by its id, otherwise by the first rule of
 * `GROUNDS` that matches exactly one known and one listed restriction. An edit changes the id.
 * @returns the id of the known restriction, by the id of the listed restriction
 */
export function matchRestrictions(
  known: readonly Known[],
  listed: readonly Known[],
): ReadonlyMap<string, string> {
  const matched = new Map<string, string>();
  const ids = new Set(known.map(({ id }) => id));
  for (const { id } of listed) if (ids.has(id)) matched.set(id, id);
  for (const { keyOf, fits = () => true } of GROUNDS) {
    const matchedIds = new Set(matched.values());
    const left = Map.groupBy(
      known.filter(({ id }) => !matchedIds.has(id)),
      ({ state }) => keyOf(state),
    );
    const fresh = Map.groupBy(
      listed.filter(({ id }) => !matched.has(id)),
      ({ state }) => keyOf(state),
    );
    for (const [key, ones] of fresh) {
      if (key === null) continue;
      const candidates = left.get(key) ?? [];
      for (const one of ones) {
        const [candidate, ...more] = candidates.filter(({ state }) => fits(state, one.state));
        if (!candidate || more.length > 0) continue;
        const isOnly = ones.every((other) => other === one || !fits(candidate.state, other.state));
        if (isOnly && followsOn(candidate.state, one.state)) matched.set(one.id, candidate.id);
      }
    }
  }
  return matched;
}

interface Ground {
  /** Returns the key for matching; null if the state cannot be matched in this way. */
  readonly keyOf: (state: RestrictionFacts) => string | null;
  readonly fits?: (known: RestrictionFacts, listed: RestrictionFacts) => boolean;
}

/** Returns whether the ground of a restriction is unknown. */
export const isNowhere = ({ area, regions }: RestrictionFacts) => area === null && regions.length === 0;

/** Returns the regions where a restriction certainly or possibly applies. */
const regionsOf = ({ regions, unsure }: RestrictionFacts) => [...regions, ...(unsure?.regions ?? [])];

const GROUNDS: readonly Ground[] = [
  { keyOf: ({ type, area, regions }) => `${type} ${area} ${regions}` },
  { keyOf: ({ type, area }) => area && `${type} ${area}` },
  {
    keyOf: ({ type, regions, startsAt }) => (regions.length === 0 ? null : `${type} ${regions} ${startsAt}`),
  },
  // The area and the regions of a restriction can change together.
  {
    keyOf: ({ type, startsAt }) => `${type} ${startsAt}`,
    fits: (known, listed) => regionsOf(known).some((each) => regionsOf(listed).includes(each)),
  },
  // A record can lose its type temporarily.
  {
    keyOf: ({ area, regions, startsAt }) => `${area} ${regions} ${startsAt}`,
    fits: ({ type: known }, { type: listed }) => (known === "other") !== (listed === "other"),
  },
  // A record can lose its ground temporarily, or get it late.
  {
    keyOf: ({ type, startsAt, endsAt }) => `${type} ${startsAt} ${endsAt}`,
    fits: (known, listed) => isNowhere(known) !== isNowhere(listed),
  },
];

/** Returns whether the listed restriction starts before the known one has ended: otherwise it is new. */
function followsOn({ endsAt }: RestrictionFacts, { startsAt }: RestrictionFacts): boolean {
  return endsAt === null || startsAt === null || startsAt < endsAt;
}
