import { placesLike, placesOfPostalCode, placesShortened } from "#territory/gazetteer.server.ts";
import { type Geocoder, GeocoderError, type Match } from "#territory/geocoder.server.ts";
import { readPosition } from "#territory/read-position.ts";
import { withoutPostalCode } from "./address-words.ts";
import { distinct, isExactly, matchChoice, townChoice } from "./found-places.server.ts";
import type { Choice, Meaning, Place, Understood } from "./meaning.ts";
import { type Named, pagesLike, pagesNamed } from "./named-pages.server.ts";
import { placeAtPoint } from "./place-at-point.server.ts";
import { whichTown } from "./which-town.server.ts";

/** Limits for choices. All places of a name are offered, but only the most likely of similar names. */
const MOST_SEVERAL = 50;
const MOST_NEAR = 8;
const LIKE_TOWNS = 6;
/** Matches digits and coordinate signs, with at least one point, comma or degree sign. */
const LIKE_A_POSITION = /^(?=.*\d)(?=.*[.,°])[\d\s.,;:/°º'’′"”″NSEWO+−–-]+$/i;

export interface Sources extends Named {
  readonly geocoder: Geocoder;
}

/**
 * Finds the meaning of a visitor's words: a position, place, address, postal code, natural area, region, MRC,
 * zone or fire. Every search screen uses this function. Only an exact and unique name is an answer; other
 * matches are offered. The geocoder is not called if our own lists are enough.
 */
export async function understand(words: string, sources: Sources): Promise<Understood> {
  const atOnce = understandAtOnce(words);
  if (atOnce) return { meaning: atOnce, isGeocoderDown: false };
  const exact = exactOf(words, sources);
  const figures = exact.length === 0 && LIKE_A_POSITION.test(words);
  if (figures) return { meaning: { kind: "unreadable" }, isGeocoderDown: false };
  try {
    const matches = isTown(exact) ? [] : await sources.geocoder.find(words);
    return { meaning: meaningOf(words, exact, matches, sources), isGeocoderDown: false };
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    return { meaning: withoutGeocoder(words, exact, sources), isGeocoderDown: true };
  }
}

/**
 * Understands words that need neither the geocoder nor the situation: no words, a position, or the name of a
 * single municipality. Null for other words.
 */
export function understandAtOnce(words: string): Meaning | null {
  if (words.trim() === "") return { kind: "nothing" };
  const position = readPosition(words);
  if (position !== null) return placeAtPoint(position);
  // Signs without letters or digits name nothing, so skip the geocoder.
  if (!/[\p{L}\p{N}]/u.test(words)) return { kind: "none" };
  const { only } = whichTown(words);
  return only && isTown([only]) ? answerOf(only) : null;
}

/** Returns true if one choice is a municipality or community: people who type its name mean that place. */
const isTown = (choices: readonly Choice[]) =>
  choices.some(({ kind }) => kind === "city" || kind === "community");

/** Returns the place that a name means, or all places that share it. */
function townsNamed(words: string): readonly Choice[] {
  const { only, sharing } = whichTown(words);
  return only ? [only] : sharing;
}

const exactOf = (words: string, sources: Named): Choice[] => [
  ...townsNamed(words),
  ...pagesNamed(words, sources),
];

function meaningOf(
  words: string,
  exact: readonly Choice[],
  matches: readonly Match[],
  sources: Sources,
): Meaning {
  const named = matches.filter((match) => isExactly(match, words)).map(matchChoice);
  const all = distinct([...exact, ...named]);
  if (all.length > 0) return severalOf(all);
  const served = townsServed(words);
  return served.length > 0 ? severalOf(served) : near(words, matches, sources);
}

/** Returns the towns of a postal code, for codes that the geocoder does not know. */
const townsServed = (words: string): Choice[] => placesOfPostalCode(words).map(townChoice);

/** Returns the answer for the only choice if that choice has a point, else all choices. */
function severalOf(choices: readonly Choice[]): Meaning {
  const [only] = choices;
  const answer = only && choices.length === 1 ? answerOf(only) : null;
  return answer ?? { kind: "several", choices: choices.slice(0, MOST_SEVERAL) };
}

/** Returns the answer for a choice that is a point or has a centre; null for a choice with its own page. */
function answerOf({ name, region, target }: Choice): Place | null {
  if (target.is === "point" && region !== null) {
    const { at, query } = target;
    return { kind: "point", at, name, region, isTownOnly: false, area: null, query };
  }
  if (target.is !== "area") return null;
  const middle = placeAtPoint(target.at);
  return middle.kind === "point" ? { ...middle, name, area: target.slug } : null;
}

/** Returns what may have been meant: a town among other words, similar names, and the geocoder's results. */
function near(words: string, matches: readonly Match[], sources: Named): Meaning {
  const typed = withoutPostalCode(words);
  const like = [
    ...[...placesShortened(typed), ...placesLike(typed, LIKE_TOWNS)].slice(0, LIKE_TOWNS).map(townChoice),
    ...pagesLike(words, sources),
  ];
  const found = matches.map(matchChoice);
  const ordered = /\d/.test(words) ? [...found, ...like] : [...like, ...found];
  const choices = distinct([...ordered, ...townsIn(words)]).slice(0, MOST_NEAR);
  return choices.length > 0 ? { kind: "near", choices } : { kind: "none" };
}

/** Understands words while the geocoder fails. An address then gets its town's answer. */
function withoutGeocoder(words: string, exact: readonly Choice[], sources: Named): Meaning {
  const own = exact.length > 0 ? distinct(exact) : townsServed(words);
  if (own.length > 0) return severalOf(own);
  const towns = distinct(townsIn(words));
  if (towns.length === 0) return near(words, [], sources);
  const meant = severalOf(towns);
  return meant.kind === "point" ? { ...meant, isTownOnly: true } : meant;
}

const PROVINCE = /\(?\bqu[ée]bec\b\)?/gi;

/** Returns the towns named by one part of an address, starting with the last part. */
function townsIn(words: string): readonly Choice[] {
  const parts = withoutPostalCode(words).split(",").reverse();
  if (parts.length < 2) return [];
  // "Québec" at the end is the province if a town is named before it, else the city.
  const tries = [...parts.map((part) => part.replace(PROVINCE, " ")), ...parts];
  return tries.map(townsNamed).find((towns) => towns.length > 0) ?? [];
}
