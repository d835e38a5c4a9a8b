import { distanceKm } from "./distance.ts";
import placesFile from "./geometry/places.json" with { type: "json" };
import { misspeltBy, soundOf } from "./misspelt.ts";
import { mrcByName } from "./mrcs.ts";
import { once } from "./once.ts";
import { joinedKey, placeKey, readTypedPlace, withoutArticle } from "./place-words.ts";
import type { Point } from "./point.ts";
import { postalAreaOf } from "./postal-areas.ts";
import { regionByCode } from "./regions.ts";
import { plainWords } from "./slug.ts";

/**
 * A city is a municipality, or a village far from its town hall; a locality one of its quarters, villages or former
 * municipalities; a community First Nations or Inuit.
 */
export type PlaceKind = "city" | "locality" | "community" | "lake";

/** A place by which people say where they are. */
export interface Place {
  readonly slug: string;
  readonly name: string;
  /** Other names of the very same place: former ones, and those that people use. */
  readonly also?: readonly string[];
  readonly kind: PlaceKind;
  readonly at: Point;
  /** Code of its region. */
  readonly region: string;
  /** Code of its MRC. */
  readonly mrc: string;
  /** Inhabitants in 2023; null when not known. */
  readonly population: number | null;
}

/** Every place, by slug. Source: our own tables, with positions and populations of GeoNames (CC BY 4.0). */
export const PLACES: readonly Place[] = placesFile.map(({ lon, lat, kind, ...rest }) => ({
  ...rest,
  // The generator writes no other kind; a test reads them all.
  kind: kind as PlaceKind,
  at: { lon, lat },
}));

const BY_SLUG = new Map(PLACES.map((place) => [place.slug, place]));

/** The place of a slug. */
export function placeBySlug(slug: string): Place | undefined {
  return BY_SLUG.get(slug);
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

interface Entry {
  readonly place: Place;
  /** Each of its names, its words parted by blanks. */
  readonly keys: readonly string[];
  /** The same, and each without the article it begins with. */
  readonly openings: readonly string[];
  /** The same in one piece, for those who write "valdor" or "latuque". */
  readonly joined: readonly string[];
  /** How each sounds. */
  readonly sounds: readonly string[];
}

const entries = once((): readonly Entry[] =>
  PLACES.map((place) => {
    const names = [place.name, place.name.replace(DESIGNATION, ""), ...(place.also ?? [])];
    const keys = [...new Set(names.map(placeKey))];
    const joined = [...new Set(keys.flatMap((key) => [joinedKey(key), key.replaceAll(" ", "")]))];
    const openings = [...new Set([...keys, ...keys.map(withoutArticle)])];
    return { place, keys, openings, joined, sounds: joined.map(soundOf) };
  }),
);

/** Tells a township from the town of its name: "Hatley (canton)". */
const DESIGNATION = / \([^()]+\)$/;

const LONGEST_QUERY = 80;

/**
 * The places whose name, or another name of theirs, is what a person typed, the most populous first. Accents, case,
 * hyphens, blanks, apostrophes, a leading article, "St-" for "Saint-" and the province at the end make no difference; an MRC,
 * a region or a city in brackets or after a comma leaves those that lie there. Several of one name are all given: which
 * one is meant is for the person to say.
 */
export function placesNamed(query: string): Place[] {
  const { name, within } = readQuery(query);
  return named(name)
    .filter((place) => within.every((part) => liesIn(place, part)))
    .sort(byPopulation);
}

const PROVINCE = ["quebec", "canada"];

/** Takes off the province that follows a place's name: "Rimouski Québec". "Québec" itself is a name. */
export function withoutProvince(query: string): string {
  const { name, within } = readTypedPlace(query.slice(0, LONGEST_QUERY));
  const words = name.split(" ");
  while (PROVINCE.includes(words.at(-1) ?? "")) words.pop();
  const bare = words.join(" ");
  const found = [name, bare].find((each) => named(each).length > 0);
  return found === undefined ? query : [found, ...within].join(", ");
}

const readQuery = (query: string) => readTypedPlace(withoutProvince(query).slice(0, LONGEST_QUERY));

/**
 * The places that a person may call by this short form of their name, the most populous first: "Saint-Michel" for
 * Saint-Michel-des-Saints. The form ends with a whole word. Places of exactly this name are not among them.
 */
export function placesShortened(query: string): Place[] {
  const { name, within } = readQuery(query);
  if (name === "") return [];
  const short = `${name} `;
  const named = new Set(placesNamed(query));
  return entries()
    .filter(({ openings }) => openings.some((key) => key.startsWith(short)))
    .map(({ place }) => place)
    .filter((place) => !named.has(place) && within.every((part) => liesIn(place, part)))
    .sort(byPopulation);
}

/** How near a name is to a query, best first. */
const RANK = { prefix: 0, words: 1 } as const;

/**
 * Places whose name is only near what a person typed, at most `limit` of them: it begins so, has all its words cut
 * short or in another order, or differs by a letter or two. Never an answer: only what one may have meant.
 */
export function placesLike(query: string, limit: number): Place[] {
  const { name } = readQuery(query);
  if (name === "") return [];
  const words = name.split(" ");
  const joined = joinedKey(name);
  const named = new Set(placesNamed(query));
  const others = entries().filter(({ place }) => !named.has(place));
  const near = ranked(others, (entry) => rankOf(entry, joined, words));
  // Only when little else is near: to compare the letters of every name takes a while.
  const sound = soundOf(joined);
  const misspelt =
    near.length < limit
      ? ranked(others, ({ joined: names, sounds }) => misspeltBy({ joined, sound }, { names, sounds }))
      : [];
  return [...new Set([...near, ...misspelt])].slice(0, Math.max(0, limit));
}

/** The places of a rank, the best rank first, the most populous of one rank first. */
function ranked(list: readonly Entry[], rank: (entry: Entry) => number | null): Place[] {
  return list
    .flatMap((entry) => {
      const of = rank(entry);
      return of === null ? [] : [{ place: entry.place, of }];
    })
    .sort((a, b) => a.of - b.of || byPopulation(a.place, b.place))
    .map(({ place }) => place);
}

const placesByName = once(() => {
  const byName = new Map<string, Place[]>();
  for (const { place, joined } of entries())
    for (const name of joined) byName.set(name, [...(byName.get(name) ?? []), place]);
  return byName;
});

const named = (name: string): readonly Place[] => placesByName().get(joinedKey(name)) ?? [];

const byPopulation = (a: Place, b: Place) => (b.population ?? 0) - (a.population ?? 0);

/** Whether a place lies in the MRC, the region or the city of a name. */
function liesIn({ mrc, region }: Place, part: string): boolean {
  if (mrcByName(part)?.code === mrc) return true;
  if (` ${plainWords(regionByCode(region)?.name.fr ?? "")} `.includes(` ${part} `)) return true;
  return named(part).some((place) => place.kind === "city" && place.mrc === mrc);
}

function rankOf({ keys, joined }: Entry, wanted: string, words: readonly string[]): number | null {
  if (joined.some((name) => name.startsWith(wanted))) return RANK.prefix;
  if (keys.some((key) => words.every((word) => ` ${key}`.includes(` ${word}`)))) return RANK.words;
  return null;
}

/** Beyond this a town's post office serves nobody, in the south at least. */
const POSTAL_REACH_KM = 15;
const MOST_AROUND = 8;

/**
 * The places a postal code may stand for, the likeliest first: of a whole code or of its first three characters, "G9X 1A1" or
 * "G9X". One only where the code lies wholly in it; none where we do not know. In the country most codes are unknown.
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
