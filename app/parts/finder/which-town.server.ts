import { distanceKm } from "#territory/distance.ts";
import {
  placeBySlug,
  placesNamed,
  placesShortened,
  type Place as Town,
  withoutProvince,
} from "#territory/gazetteer.server.ts";
import { mrcByCode } from "#territory/mrcs.ts";
import { joinedKey, placeKey, readTypedPlace } from "#territory/place-words.ts";
import { withoutPostalCode } from "./address-words.ts";
import { distinct, SAME_PLACE_KM, townChoice } from "./found-places.server.ts";
import type { Choice, Meaning, Place, Target } from "./meaning.ts";
import { territoriesNamed } from "./named-pages.server.ts";

/** A short form shared by more places than this is too vague: "Saint", "Lac". */
const MOST_SHARING = 40;
/** Least population of a city that a shared name means, and its least ratio to each namesake's population. */
const LARGE = { people: 10_000, times: 10 } as const;

interface Which {
  /** The place that the words certainly mean; null if there is none or if several share the name. */
  readonly only: Choice | null;
  /** Other places that share the name, most likely first, without `only`. */
  readonly sharing: readonly Choice[];
}

const NONE: Which = { only: null, sharing: [] };

/**
 * Finds the gazetteer place that a name means, for every finder of the site. A unique place or a large city
 * is the answer. Otherwise all places that share the name are offered: by their full name, a former name or a
 * short form, with the region or MRC of that name.
 */
export function whichTown(words: string): Which {
  const typed = withoutProvince(withoutPostalCode(words));
  const named = placesNamed(typed);
  const choices = distinct(named.map(townChoice));
  const shortened = placesShortened(typed);
  const longer = shortened.length > MOST_SHARING ? [] : shortened;
  const territories = territoriesNamed(typed).filter(({ target }) => !isOneCity(target));
  const [town] = named;
  if (!town) return longer.length > 1 ? { only: null, sharing: longer.map(townChoice) } : NONE;
  const others = [...longer.map(townChoice), ...territories];
  const [only] = choices;
  if (only && choices.length === 1) {
    // A place next to it is a part of it or has nearly the same answer.
    const rivals = longer.filter(({ at }) => distanceKm(at, town.at) >= SAME_PLACE_KM);
    const isAlone = rivals.length === 0 && territories.length === 0;
    if (isAlone || isLarge(town, typed, rivals)) return { only, sharing: distinct(others) };
  }
  return { only: null, sharing: distinct([...choices, ...others]) };
}

/** Returns true for a city that is its own MRC, so that both are the same area. */
const isOneCity = (target: Target) => target.is === "mrc" && mrcByCode(target.code)?.equivalent === true;

/** Returns true if a city is so much larger than its namesakes that its name means this city. */
function isLarge({ name, kind, population }: Town, typed: string, rivals: readonly Town[]): boolean {
  const isOwnName = joinedKey(placeKey(name)) === joinedKey(readTypedPlace(typed).name);
  if (kind !== "city" || !isOwnName || population === null || population < LARGE.people) return false;
  return rivals.every((rival) => (rival.population ?? 0) * LARGE.times <= population);
}

/** Returns the choices to offer for a meaning. After one place, these are the others that share its name. */
export function choicesOf(meaning: Meaning): readonly Choice[] {
  if (meaning.kind === "point") return othersNamed(meaning);
  return "choices" in meaning ? meaning.choices : [];
}

/** Returns the other places that share a place's name; empty if the name does not mean that one place. */
export function othersNamed({ query }: Pick<Place, "query">): readonly Choice[] {
  const town = placeBySlug(query.place ?? "");
  const { only, sharing } = town ? whichTown(town.name) : NONE;
  return only?.target.is === "point" && only.target.query.place === town?.slug ? sharing : [];
}
