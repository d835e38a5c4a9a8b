import { MRCS } from "../../territory/mrcs.ts";
import { regionByCode } from "../../territory/regions.ts";
import { slugify } from "../../territory/slug.ts";
import type { DeclaredPlace } from "./declared-places.ts";
import { KEPT_SLUGS } from "./kept-slugs.ts";

const MRC_SLUG = new Map(MRCS.map(({ code, slug }) => [code, slug]));

/**
 * The slug of each place: its name, and where several share that, its region or, for two of one region, its MRC with it.
 * A slug once given out stays where it was.
 */
export function slugsOf(places: readonly DeclaredPlace[]): ReadonlyMap<DeclaredPlace, string> {
  const slugs = new Map<DeclaredPlace, string>();
  for (const [name, namesakes] of Map.groupBy(places, (place) => slugify(place.name))) {
    for (const place of namesakes)
      slugs.set(place, KEPT_SLUGS[`${name} ${place.mrc}`] ?? slugOf(name, place, namesakes));
  }
  const twice = [...Map.groupBy(slugs, ([, slug]) => slug)].find(([, all]) => all.length > 1);
  if (twice) throw new Error(`Two places of the slug ${twice[0]}`);
  return slugs;
}

function slugOf(name: string, place: DeclaredPlace, namesakes: readonly DeclaredPlace[]): string {
  if (namesakes.length === 1) return name;
  const isAlone = namesakes.every((other) => other === place || other.region !== place.region);
  return `${name}-${isAlone ? regionByCode(place.region)?.slug.fr : MRC_SLUG.get(place.mrc)}`;
}
