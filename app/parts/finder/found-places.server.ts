import { distanceKm } from "#territory/distance.ts";
import { nearestPlace, placesNamed, type Place as Town } from "#territory/gazetteer.server.ts";
import type { Match } from "#territory/geocoder.server.ts";
import { mrcByCode, mrcByName } from "#territory/mrcs.ts";
import { joinedKey, placeKey, readTypedPlace } from "#territory/place-words.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { isSameAddress, postalCode, withoutPostalCode } from "./address-words.ts";
import type { Choice, ChoiceKind } from "./meaning.ts";

/** Two results with the same name within this distance are one place: a municipality and its village. */
export const SAME_PLACE_KM = 10;

const TOWN_KINDS: Readonly<Record<Town["kind"], ChoiceKind>> = {
  city: "city",
  community: "community",
  locality: "place",
  lake: "place",
};

/** Creates the choice for a gazetteer place. The MRC distinguishes it from places of the same name. */
export function townChoice({ slug, name, kind, at, region, mrc }: Town): Choice {
  const own = mrc === undefined ? undefined : mrcByCode(mrc);
  return {
    kind: TOWN_KINDS[kind],
    name,
    region,
    // A town that is its own MRC cannot be distinguished by it.
    mrc: own && !own.equivalent && own.name !== name ? own.name : null,
    near: null,
    target: { is: "point", at, query: { place: slug } },
  };
}

/** Creates the choice for a geocoder result: the gazetteer's place if the result is one, else a position. */
export function matchChoice({ kind, name, at, region }: Match): Choice {
  const isPlace = kind === "city" || kind === "place";
  const known = isPlace && placesNamed(name).find((place) => distanceKm(place.at, at) < SAME_PLACE_KM);
  if (known) return townChoice(known);
  return {
    kind,
    name,
    region,
    mrc: null,
    near: kind === "place" ? (nearestPlace(at)?.place.name ?? null) : null,
    target: { is: "point", at, query: { here: writePosition(at) } },
  };
}

/** Returns true if a result's name is exactly what was typed. Any other result is a guess. */
export function isExactly(match: Match, words: string): boolean {
  switch (match.kind) {
    case "address":
    case "street":
      return isSameAddress(words, match.name);
    case "postal-code":
      return postalCode(words) !== null && postalCode(words) === postalCode(match.name);
    case "city":
    case "place": {
      const { name, within } = readTypedPlace(withoutPostalCode(words));
      const found = joinedKey(placeKey(match.name));
      const isNamed = [name, name.replace(/ (?:quebec|canada)$/, "")].some((key) => joinedKey(key) === found);
      return isNamed && within.every((part) => isInOrNear(match, part));
    }
  }
}

/** Returns true if a result is in the named region or MRC, or near the named place. */
function isInOrNear({ at, region }: Match, part: string): boolean {
  if (placeKey(regionByCode(region)?.name.fr ?? "") === part) return true;
  const nearest = nearestPlace(at)?.place;
  if (!nearest) return false;
  return (
    placeKey(nearest.name) === part || (nearest.mrc !== undefined && mrcByName(part)?.code === nearest.mrc)
  );
}

/** Removes duplicates, keeping the first of each. */
export function distinct(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    (choice, at) => !choices.slice(0, at).some((earlier) => isSameThing(earlier, choice)),
  );
}

function isSameThing(a: Choice, b: Choice): boolean {
  const [from, to] = [pointOf(a), pointOf(b)];
  if (from === null || to === null) return JSON.stringify(a.target) === JSON.stringify(b.target);
  const isNamesake = joinedKey(placeKey(a.name ?? "")) === joinedKey(placeKey(b.name ?? ""));
  return isNamesake && distanceKm(from, to) < SAME_PLACE_KM;
}

const pointOf = ({ target }: Choice): Point | null => (target.is === "point" ? target.at : null);
