import type { RestrictionFacts } from "./restriction-facts.server.ts";

interface Known {
  readonly id: string;
  readonly state: RestrictionFacts;
}

/**
 * Which known restriction each listed one is. By its id; else, since an edit gives it another: of its dates, by
 * its type and area; of its area, by its type, regions and start; where exactly one may be it on both sides.
 * @returns the id of the known one, by the id of the listed one
 */
export function matchRestrictions(
  known: readonly Known[],
  listed: readonly Known[],
): ReadonlyMap<string, string> {
  const matched = new Map<string, string>();
  const ids = new Set(known.map(({ id }) => id));
  for (const { id } of listed) if (ids.has(id)) matched.set(id, id);
  for (const ground of GROUNDS) {
    const taken = new Set(matched.values());
    const left = groupBy(
      known.filter(({ id }) => !taken.has(id)),
      ground,
    );
    const fresh = groupBy(
      listed.filter(({ id }) => !matched.has(id)),
      ground,
    );
    for (const [key, [one, ...others]] of fresh) {
      const [candidate, ...more] = left.get(key) ?? [];
      if (!one || !candidate || others.length > 0 || more.length > 0) continue;
      if (followsOn(candidate.state, one.state)) matched.set(one.id, candidate.id);
    }
  }
  return matched;
}

type Ground = (state: RestrictionFacts) => string | null;

const GROUNDS: readonly Ground[] = [
  ({ type, area, regions }) => `${type} ${area} ${regions}`,
  ({ type, area }) => area && `${type} ${area}`,
  ({ type, regions, startsAt }) => (regions.length === 0 ? null : `${type} ${regions} ${startsAt}`),
];

/** One that starts when another is over is a new one. */
function followsOn({ endsAt }: RestrictionFacts, { startsAt }: RestrictionFacts): boolean {
  return endsAt === null || startsAt === null || startsAt < endsAt;
}

function groupBy(list: readonly Known[], ground: Ground): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const one of list) {
    const key = ground(one.state);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
