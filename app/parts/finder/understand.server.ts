import { placesLike, placesOfPostalCode, placesShortened } from "#territory/gazetteer.server.ts";
import type { Geocoder, Match } from "#territory/geocoder.server.ts";
import { GeocoderError } from "#territory/geocoder-error.ts";
import { readPosition } from "#territory/read-position.ts";
import { withoutPostalCode } from "./address-words.ts";
import { distinct, isExactly, matchChoice, townChoice } from "./found-places.server.ts";
import type { Choice, Meaning, Place, Understood } from "./meaning.ts";
import { type Named, pagesLike, pagesNamed } from "./named-pages.server.ts";
import { pointMeant } from "./point-meant.server.ts";
import { whichTown } from "./which-town.server.ts";

/** All that share a name are offered, and only the likeliest of what is merely like it. */
const MOST_SEVERAL = 50;
const MOST_NEAR = 8;
const LIKE_TOWNS = 6;
/** Figures and signs of coordinates, a point, comma or degree among them. */
const LIKE_A_POSITION = /^(?=.*\d)(?=.*[.,°])[\d\s.,;:/°º'’′"”″NSEWO+−–-]+$/i;

export interface Sources extends Named {
  readonly geocoder: Geocoder;
}

/**
 * What somebody's words mean: a position, a place, an address, a postal code, a natural area, a region, MRC, zone or fire. The
 * one answer for every screen with a search. Only what is named exactly so is an answer, and only when it is one thing;
 * the rest is offered. The geocoder is not asked where our own lists are enough.
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

/** What needs neither the geocoder nor the situation: nothing, a position, the only municipality of a name. Else null. */
export function understandAtOnce(words: string): Meaning | null {
  if (words.trim() === "") return { kind: "nothing" };
  const position = readPosition(words);
  if (position !== null) return pointMeant(position);
  // Signs alone name nothing: not worth a call.
  if (!/[\p{L}\p{N}]/u.test(words)) return { kind: "none" };
  const { only } = whichTown(words);
  return only && isTown([only]) ? answerOf(only) : null;
}

/** A municipality or a community is what people mean by its name, whatever else bears it. */
const isTown = (choices: readonly Choice[]) =>
  choices.some(({ kind }) => kind === "city" || kind === "community");

/** The place that a name means, or all that share the name. */
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

/** The towns that a postal code may stand for, where the geocoder does not know it. */
const townsServed = (words: string): Choice[] => placesOfPostalCode(words.replace("-", " ")).map(townChoice);

/** The one thing meant when it is a point, else what there is to choose from. */
function severalOf(choices: readonly Choice[]): Meaning {
  const [only] = choices;
  const answer = only && choices.length === 1 ? answerOf(only) : null;
  return answer ?? { kind: "several", choices: choices.slice(0, MOST_SEVERAL) };
}

/** The answer for a choice that is a point or has a middle; null for a page of its own. */
function answerOf({ name, region, target }: Choice): Place | null {
  if (target.is === "point" && region !== null) {
    const { at, query } = target;
    return { kind: "point", at, name, region, isTownOnly: false, area: null, query };
  }
  if (target.is !== "area") return null;
  const middle = pointMeant(target.at);
  return middle.kind === "point" ? { ...middle, name, area: target.slug } : null;
}

/** What may have been meant: a town that the words name beside more, names like them, what the geocoder found. */
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

/** The gazetteer knows no street: an address is answered for the town named in it. */
function withoutGeocoder(words: string, exact: readonly Choice[], sources: Named): Meaning {
  const own = exact.length > 0 ? distinct(exact) : townsServed(words);
  if (own.length > 0) return severalOf(own);
  const towns = distinct(townsIn(words));
  if (towns.length === 0) return near(words, [], sources);
  const meant = severalOf(towns);
  return meant.kind === "point" ? { ...meant, isTownOnly: true } : meant;
}

const PROVINCE = /\(?\bqu[ée]bec\b\)?/gi;

/** The towns named by one part of an address, the last part first. */
function townsIn(words: string): readonly Choice[] {
  const parts = withoutPostalCode(words).split(",").reverse();
  if (parts.length < 2) return [];
  // "Québec" at the end is the province where a town stands before it, else the city.
  const tries = [...parts.map((part) => part.replace(PROVINCE, " ")), ...parts];
  return tries.map(townsNamed).find((towns) => towns.length > 0) ?? [];
}
