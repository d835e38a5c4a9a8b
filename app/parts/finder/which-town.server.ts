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

/** A shorter form than this many places share says nothing: "Saint", "Lac". */
const MOST_SHARING = 40;
/** Everybody means a city of this size by its name, if it has ten times the people of any other that shares it. */
const LARGE = { people: 10_000, times: 10 } as const;

interface Which {
  /** The place that the words mean beyond doubt; null if there is none, or if several share the name. */
  readonly only: Choice | null;
  /** All that share the name, the likeliest first; `only` is not among them. */
  readonly sharing: readonly Choice[];
}

const NONE: Which = { only: null, sharing: [] };

/**
 * Which place of the gazetteer is meant by a name, for every finder of the site. One place that bears the name, alone, is
 * the answer, as is a large city. Otherwise all that share the name are offered: by their whole name, a former one or a
 * short form, and the region or the MRC of that name.
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
    // What lies next to it is a part of it, or has nearly the same answer.
    const rivals = longer.filter(({ at }) => distanceKm(at, town.at) >= SAME_PLACE_KM);
    const isAlone = rivals.length === 0 && territories.length === 0;
    if (isAlone || isLarge(town, typed, rivals)) return { only, sharing: distinct(others) };
  }
  return { only: null, sharing: distinct([...choices, ...others]) };
}

/** A city that stands for an MRC is the same ground. */
const isOneCity = (target: Target) => target.is === "mrc" && mrcByCode(target.code)?.equivalent === true;

/** Whether everybody means this city by its own name. */
function isLarge({ name, kind, population }: Town, typed: string, rivals: readonly Town[]): boolean {
  const isOwnName = joinedKey(placeKey(name)) === joinedKey(readTypedPlace(typed).name);
  if (kind !== "city" || !isOwnName || population === null || population < LARGE.people) return false;
  return rivals.every((rival) => (rival.population ?? 0) * LARGE.times <= population);
}

/** What words may mean; beside an answer, what shares its name. */
export function choicesOf(meaning: Meaning): readonly Choice[] {
  if (meaning.kind === "point") return othersNamed(meaning);
  return "choices" in meaning ? meaning.choices : [];
}

/** What shares the name of a place that is answered at once; empty for any other answer. */
export function othersNamed({ query }: Pick<Place, "query">): readonly Choice[] {
  const town = placeBySlug(query.place ?? "");
  const { only, sharing } = town ? whichTown(town.name) : NONE;
  return only?.target.is === "point" && only.target.query.place === town?.slug ? sharing : [];
}
