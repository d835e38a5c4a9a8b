import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { randomOf } from "../season/random.ts";
import { addressFeature, type Feature, shifted, townRadiusKm } from "./feature.ts";
import { placesNamed, wordsOf } from "./search-places.ts";

const CIVIC = /^\s*(\d{1,5}[a-d]?)\b[\s,]+(?=\D)(.*)$/i;
const GENERIC =
  /^(rue|avenue|boulevard|chemin|rang|route|place|montee|cote|impasse|croissant|street|road|drive)$/;
/** Number of towns drawn for an address without a town. The real service returns the likeliest towns. */
const TOWNS_OFFERED = 5;
const SCORES = { whole: 100, street: 90, withoutTown: 50 } as const;
const METRES_BETWEEN_NUMBERS = 8;

interface AddressQuery {
  readonly number: string | null;
  readonly street: string;
  readonly towns: readonly Place[];
  readonly hasTown: boolean;
}

/** Finds houses and streets. Every street name exists in every town, always at the same point. */
export function searchAddresses(query: string): Feature[] {
  const requested = readAddress(query);
  if (requested === null) return [];
  const { number, street, towns, hasTown } = requested;
  return towns.map((town) => {
    const nom = `${number === null ? "" : `${number} `}${street}, ${town.name}`;
    const score = hasTown ? (number === null ? SCORES.street : SCORES.whole) : SCORES.withoutTown;
    const start = spotOf(street, town, 0);
    return number === null
      ? addressFeature("routes", nom, town, [start, spotOf(street, town, 100)], score)
      : addressFeature("adresses", nom, town, [spotOf(street, town, Number.parseInt(number, 10))], score);
  });
}

function readAddress(query: string): AddressQuery | null {
  const [, number = null, afterNumber = query] = CIVIC.exec(query) ?? [];
  const { street, towns } = splitTown(afterNumber);
  const words = wordsOf(street);
  if (!words.some((word) => /[a-z]/.test(word))) return null;
  const hasGeneric = words.some((word) => GENERIC.test(word));
  if (towns.length > 0)
    return number !== null || hasGeneric ? { number, street, towns, hasTown: true } : null;
  if (number === null || !hasGeneric) return null;
  return { number, street, towns: likelyTowns(street), hasTown: false };
}

/** Splits off a town's name: the first such part after a comma, else the longest such end of the text. */
function splitTown(text: string): { street: string; towns: readonly Place[] } {
  const parts = text.split(",").flatMap((part) => part.trim() || []);
  for (let at = 1; at < parts.length; at += 1) {
    const towns = placesNamed(wordsOf(parts[at] ?? ""));
    if (towns.length > 0) return { street: parts.slice(0, at).join(", "), towns };
  }
  const words = (parts[0] ?? "").split(/\s+/);
  for (let from = 1; from < words.length; from += 1) {
    const towns = placesNamed(wordsOf(words.slice(from).join(" ")));
    if (towns.length > 0) return { street: words.slice(0, from).join(" "), towns };
  }
  return { street: parts[0] ?? "", towns: [] };
}

const TOWNS = PLACES.filter(({ kind }) => kind === "city");

function likelyTowns(street: string): Place[] {
  const random = randomOf("towns of", wordsOf(street).join(" "));
  return Array.from({ length: TOWNS_OFFERED }, () => random.pick(TOWNS)).flatMap((town, at, all) =>
    town && all.indexOf(town) === at ? [town] : [],
  );
}

/** Returns the position of a house: streets lie around their town, and houses along the streets. */
function spotOf(street: string, town: Place, number: number): Point {
  const random = randomOf("street", town.slug, wordsOf(street).join(" "));
  const radius = townRadiusKm(town);
  const [east, north] = [random.between(-radius, radius) / 2, random.between(-radius, radius) / 2];
  const heading = random.between(0, 2 * Math.PI);
  const along = Math.min(radius, (number * METRES_BETWEEN_NUMBERS) / 2000);
  const spot = shifted(town.at, east + along * Math.cos(heading), north + along * Math.sin(heading));
  return regionAt(spot) === town.region ? spot : town.at;
}
