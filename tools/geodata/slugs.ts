import { MRCS } from "../../territory/mrcs.ts";
import { regionByCode } from "../../territory/regions.ts";
import { slugify } from "../../territory/slug.ts";
import type { DeclaredPlace } from "./declared-places.ts";
import { PUBLISHED_SLUGS } from "./published-slugs.ts";

const MRC_SLUG = new Map(MRCS.map(({ code, slug }) => [code, slug]));

/**
 * Returns the slug of each place: its name, plus its region if several places share the name, or its MRC if
 * they share the region. A published slug never changes.
 */
export function slugsOf(places: readonly DeclaredPlace[]): ReadonlyMap<DeclaredPlace, string> {
  const slugs = new Map<DeclaredPlace, string>();
  for (const [name, namesakes] of Map.groupBy(places, (place) => slugify(place.name))) {
    for (const place of namesakes)
      slugs.set(place, PUBLISHED_SLUGS[`${name} ${place.mrc}`] ?? slugOf(name, place, namesakes));
  }
  const twice = [...Map.groupBy(slugs, ([, slug]) => slug)].find(([, all]) => all.length > 1);
  if (twice) throw new Error(`two places have the slug ${twice[0]}`);
  return slugs;
}

function slugOf(name: string, place: DeclaredPlace, namesakes: readonly DeclaredPlace[]): string {
  if (namesakes.length === 1) return name;
  const isAlone = namesakes.every((other) => other === place || other.region !== place.region);
  return `${name}-${isAlone ? regionByCode(place.region)?.slug.fr : MRC_SLUG.get(place.mrc)}`;
}
