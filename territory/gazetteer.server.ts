import { bearingDegrees, compassPoint, distanceKm } from "./distance.ts";
import placesFile from "./geometry/places.json" with { type: "json" };
import { lazy } from "./lazy.ts";
import { misspeltBy, soundOf } from "./misspelt.ts";
import { mrcByName } from "./mrcs.ts";
import { joinedKey, placeKey, readTypedPlace, withoutArticle, withoutDesignation } from "./place-words.ts";
import type { Point } from "./point.ts";
import { postalAreaOf } from "./postal-areas.ts";
import { regionByCode } from "./regions.ts";
import { plainWords } from "./slug.ts";

/**
 * Kind of place. A city is a municipality, or a village far from its town hall. A locality is a
 * neighbourhood, village or former municipality of a city. A community is First Nations or Inuit.
 */
export type PlaceKind = "city" | "locality" | "community" | "lake";

/** A named place that people use to describe a location. */
export interface Place {
  readonly slug: string;
  readonly name: string;
  /** Other names of the same place: former and colloquial ones. */
  readonly also?: readonly string[];
  readonly kind: PlaceKind;
  readonly at: Point;
  /** Code of the place's region. */
  readonly region: string;
  /** Code of the place's MRC. */
  readonly mrc: string;
  /** Inhabitants in 2023; null if unknown. */
  readonly population: number | null;
}

/** All places. Source: our own tables, with positions and populations of GeoNames (CC BY 4.0). */
export const PLACES: readonly Place[] = placesFile.map(({ lon, lat, kind, ...rest }) => ({
  ...rest,
  // The generator only writes these kinds, and a test checks the kind of every place.
  kind: kind as PlaceKind,
  at: { lon, lat },
}));

const BY_SLUG = new Map(PLACES.map((place) => [place.slug, place]));

export function placeBySlug(slug: string): Place | undefined {
  return BY_SLUG.get(slug);
}

/** Returns the place nearest to a point, and its distance in kilometres. */
export function nearestPlace(point: Point): { readonly place: Place; readonly km: number } | null {
  let nearest: { place: Place; km: number } | null = null;
  for (const place of PLACES) {
    const km: number = distanceKm(point, place.at);
    if (nearest === null || km < nearest.km) nearest = { place, km };
  }
  return nearest;
}

/** Returns the place nearest to a point, with its rounded distance and its direction from the point. */
export function landmarkAt(point: Point) {
  const nearest = nearestPlace(point);
  if (nearest === null) return null;
  const { place, km } = nearest;
  return { name: place.name, km: Math.round(km), direction: compassPoint(bearingDegrees(point, place.at)) };
}

interface Entry {
  readonly place: Place;
  /** Keys (`placeKey`) of the place's names, with words separated by spaces. */
  readonly keys: readonly string[];
  /** Keys of the place's names, with and without their leading article. */
  readonly openings: readonly string[];
  /** Keys of the place's names without spaces, to match "valdor" or "latuque". */
  readonly joined: readonly string[];
  /** Phonetic form of each name. */
  readonly sounds: readonly string[];
}

const entries = lazy((): readonly Entry[] =>
  PLACES.map((place) => {
    const names = [place.name, place.name.replace(DESIGNATION, ""), ...(place.also ?? [])];
    const keys = [...new Set(names.map(placeKey))];
    const joined = [...new Set(keys.flatMap((key) => [joinedKey(key), key.replaceAll(" ", "")]))];
    const openings = [...new Set([...keys, ...keys.map(withoutArticle)])];
    return { place, keys, openings, joined, sounds: joined.map(soundOf) };
  }),
);

/** Suffix that distinguishes a township from the town of the same name: "Hatley (canton)". */
const DESIGNATION = / \([^()]+\)$/;

const LONGEST_QUERY = 80;

/**
 * Returns all places with exactly the typed name as one of their names, the most populous first. Accents,
 * case, hyphens, spaces, apostrophes, a leading article, "St-" for "Saint-" and a final province make no
 * difference. An MRC, a region or a city in brackets or after a comma selects only the places in that MRC,
 * that region or the city's MRC.
 */
export function placesNamed(query: string): Place[] {
  const { name, within } = readQuery(query);
  return named(name)
    .filter((place) => within.every((part) => isIn(place, part)))
    .sort(byPopulation);
}

const PROVINCE = ["quebec", "canada"];

/**
 * Removes a province after a place's name ("Rimouski Québec"), and "City of" or similar before the name.
 * "Québec" and "Ville-Marie" stay unchanged, because they are names of places.
 */
export function withoutProvince(query: string): string {
  const { name, within } = readTypedPlace(query.slice(0, LONGEST_QUERY));
  const words = name.split(" ");
  while (PROVINCE.includes(words.at(-1) ?? "")) words.pop();
  const bare = words.join(" ");
  const found = [name, bare, ...[name, bare].map(withoutDesignation)].find((each) => named(each).length > 0);
  return found === undefined ? query : [found, ...within].join(", ");
}

const readQuery = (query: string) => readTypedPlace(withoutProvince(query).slice(0, LONGEST_QUERY));

/**
 * Returns the places with a name that begins with the typed words, the most populous first: "Saint-Michel"
 * for Saint-Michel-des-Saints. The last word must be complete. Places with exactly this name are excluded.
 */
export function placesShortened(query: string): Place[] {
  const { name, within } = readQuery(query);
  if (name === "") return [];
  const short = `${name} `;
  const named = new Set(placesNamed(query));
  return entries()
    .filter(({ openings }) => openings.some((key) => key.startsWith(short)))
    .map(({ place }) => place)
    .filter((place) => !named.has(place) && within.every((part) => isIn(place, part)))
    .sort(byPopulation);
}

/** Ranks of similar names, the best is 0: the name begins with the typed text, or has all typed words. */
const RANK = { prefix: 0, words: 1 } as const;

/**
 * Returns at most `limit` places with a similar name, as suggestions. Such a name begins with the typed text,
 * has all typed words in any order, complete or only their start, or differs by a letter or two.
 */
export function placesLike(query: string, limit: number): Place[] {
  const { name } = readQuery(query);
  if (name === "") return [];
  const words = name.split(" ");
  const joined = joinedKey(name);
  const named = new Set(placesNamed(query));
  const others = entries().filter(({ place }) => !named.has(place));
  const near = ranked(others, (entry) => rankOf(entry, joined, words));
  // Compare the letters of every name, which is slow, only if there are too few other suggestions.
  const sound = soundOf(joined);
  const misspelt =
    near.length < limit
      ? ranked(others, ({ joined: names, sounds }) => misspeltBy({ joined, sound }, { names, sounds }))
      : [];
  return [...new Set([...near, ...misspelt])].slice(0, Math.max(0, limit));
}

/** Returns the places with a rank, the best rank first, then the most populous. */
function ranked(list: readonly Entry[], rank: (entry: Entry) => number | null): Place[] {
  return list
    .flatMap((entry) => {
      const of = rank(entry);
      return of === null ? [] : [{ place: entry.place, of }];
    })
    .sort((a, b) => a.of - b.of || byPopulation(a.place, b.place))
    .map(({ place }) => place);
}

const placesByName = lazy(() => {
  const byName = new Map<string, Place[]>();
  for (const { place, joined } of entries())
    for (const name of joined) byName.set(name, [...(byName.get(name) ?? []), place]);
  return byName;
});

const named = (name: string): readonly Place[] => placesByName().get(joinedKey(name)) ?? [];

const byPopulation = (a: Place, b: Place) => (b.population ?? 0) - (a.population ?? 0);

/** Returns whether a place is in the MRC or region named `part`, or in the MRC of a city named `part`. */
function isIn({ mrc, region }: Place, part: string): boolean {
  if (mrcByName(part)?.code === mrc) return true;
  if (` ${plainWords(regionByCode(region)?.name.fr ?? "")} `.includes(` ${part} `)) return true;
  return named(part).some((place) => place.kind === "city" && place.mrc === mrc);
}

function rankOf({ keys, joined }: Entry, wanted: string, words: readonly string[]): number | null {
  if (joined.some((name) => name.startsWith(wanted))) return RANK.prefix;
  if (keys.some((key) => words.every((word) => ` ${key}`.includes(` ${word}`)))) return RANK.words;
  return null;
}

/** Greatest distance that a town's post office serves in the south; it can be greater in the north. */
const POSTAL_REACH_KM = 15;
const MOST_AROUND = 8;

/**
 * Returns the possible places of a postal code, the likeliest first. Accepts a complete code or its first
 * three characters, "G9X 1A1" or "G9X". Returns only the code's towns if no other place has the code, and an
 * empty list if the code is unknown, as most rural codes are.
 */
export function placesOfPostalCode(code: string): Place[] {
  const area = postalAreaOf(code);
  const towns = (area?.towns ?? []).flatMap((slug) => placeBySlug(slug) ?? []);
  const [foremost] = towns;
  if (!foremost || area?.isWithin) return towns;
  const around = PLACES.filter(({ kind }) => kind === "city" || kind === "community")
    .map((place) => ({ place, km: distanceKm(place.at, foremost.at) }))
    .filter(({ place, km }) => km < POSTAL_REACH_KM && !towns.includes(place))
    .sort((a, b) => a.km - b.km)
    .map(({ place }) => place);
  return [...towns, ...around].slice(0, MOST_AROUND);
}
