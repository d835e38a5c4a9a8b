import { distanceKm } from "./distance.ts";
import placesFile from "./geometry/places.json" with { type: "json" };
import { zoneAt } from "./locate.server.ts";
import type { Point } from "./point.ts";
import { plainWords } from "./slug.ts";

/** A city is the seat of a municipality, a locality one of its quarters or villages, a community First Nations or Inuit. */
export type PlaceKind = "city" | "locality" | "community" | "lake";

/** A place by which people say where they are. */
export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly at: Point;
  /** Code of its region. */
  readonly region: string;
  /** Number of its danger zone, as exact as the zones' shapes; absent in the far north. */
  readonly zone?: number;
  /** Code of its MRC, where the source tells it. */
  readonly mrc?: string;
  /** Inhabitants in 2023; null when not known. */
  readonly population: number | null;
}

interface Entry {
  readonly place: Place;
  /** The name as it is searched, its words parted by blanks. */
  readonly key: string;
  /** The same in one piece, for those who write "valdor". */
  readonly joined: string;
}

const SHORT_SAINT = /\b(st|ste)\b/g;

const entries: readonly Entry[] = placesFile.map(({ lon, lat, kind, ...rest }) => {
  const zone = zoneAt({ lon, lat });
  // The generator writes no other kind; a test reads them all.
  const place = { ...rest, kind: kind as PlaceKind, at: { lon, lat }, ...(zone !== null && { zone }) };
  const key = placeKey(place.name);
  return { place, key, joined: key.replaceAll(" ", "") };
});

const BY_SLUG = new Map(entries.map(({ place }) => [place.slug, place]));

/** Every place, by slug. Source: GeoNames (CC BY 4.0), and our own additions in the north. */
export const PLACES: readonly Place[] = entries.map(({ place }) => place);

/** The place of a slug. */
export function placeBySlug(slug: string): Place | undefined {
  return BY_SLUG.get(slug);
}

const LONGEST_QUERY = 80;

/** How well a name answers a query, best first. */
const RANK = { exact: 0, prefix: 1, words: 2 } as const;

/**
 * The places whose name answers what a person typed, at most `limit` of them: accents, case, hyphens,
 * blanks, apostrophes and "St-" for "Saint-" make no difference, and each word may be cut short. The exact name
 * comes first, then names that begin with the query, then the rest; among equals the most populous.
 */
export function searchPlaces(query: string, limit: number): Place[] {
  const wanted = placeKey(query.slice(0, LONGEST_QUERY));
  if (wanted === "") return [];
  const words = wanted.split(" ");
  const joined = wanted.replaceAll(" ", "");
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, joined, words);
      return rank === null ? [] : [{ place: entry.place, rank }];
    })
    .sort((a, b) => a.rank - b.rank || (b.place.population ?? 0) - (a.place.population ?? 0))
    .slice(0, Math.max(0, limit))
    .map(({ place }) => place);
}

/**
 * The places a person may mean: the one whose slug or whole name this is, or several that answer it, at most
 * `limit` of them.
 */
export function placesMeant(query: string, limit: number): readonly Place[] {
  const exact = placeBySlug(query);
  if (exact) return [exact];
  const found = searchPlaces(query, limit);
  const sameName = found.filter(({ name }) => placeKey(name) === placeKey(query));
  return sameName.length === 1 ? sameName : found;
}

/** The place nearest to a point, and how many kilometres off. */
export function nearestPlace(point: Point): { readonly place: Place; readonly km: number } | null {
  let nearest: { place: Place; km: number } | null = null;
  for (const place of PLACES) {
    const km: number = distanceKm(point, place.at);
    if (nearest === null || km < nearest.km) nearest = { place, km };
  }
  return nearest;
}

function rankOf({ key, joined }: Entry, wanted: string, words: readonly string[]): number | null {
  if (joined === wanted) return RANK.exact;
  if (joined.startsWith(wanted)) return RANK.prefix;
  const parted = ` ${key}`;
  return words.every((word) => parted.includes(` ${word}`)) ? RANK.words : null;
}

/** A name as it is compared: plain words, "St" written out. */
export function placeKey(text: string): string {
  return plainWords(text).replace(SHORT_SAINT, (short) => (short === "st" ? "saint" : "sainte"));
}
