import { placeKey } from "#territory/place-words.ts";
import { typedPostalCode } from "#territory/typed-postal-code.ts";

/** Expands short forms in addresses. Keys have no accents. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["av", "avenue"],
  ["ave", "avenue"],
  ["bd", "boulevard"],
  ["blvd", "boulevard"],
  ["boul", "boulevard"],
  ["ch", "chemin"],
  ["chem", "chemin"],
  ["mtee", "montee"],
  ["rg", "rang"],
  ["rte", "route"],
  ["e", "est"],
  ["n", "nord"],
  ["o", "ouest"],
  ["s", "sud"],
]);
/** Kinds of streets, which people often leave out. */
const GENERICS = new Set(
  "rue avenue boulevard chemin rang route place montee cote impasse croissant terrasse allee".split(" "),
);
const PARTICLES = new Set("de du des d la le les l".split(" "));
const UNIT = /[,\s](?:app|apt|appartement|bureau|unite|unité|suite)\.?\s*(?:#\s*)?\w+/giu;
const PROVINCE = /[,(\s](?:qc|p\.?q\.?|canada)\b\)?/giu;
const POSTAL_CODE = /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/giu;

/** Removes a postal code from the words, since it is not part of a name. */
export const withoutPostalCode = (words: string): string => words.replace(POSTAL_CODE, " ").trim();

const WHOLE_CODE = 6;

/** Returns a whole postal code in comparable form ("g9x 1a1" gives "G9X1A1"); null for any other words. */
export function postalCode(words: string): string | null {
  const code = typedPostalCode(words);
  return code?.length === WHOLE_CODE ? code : null;
}

/** Returns comparable words of an address, in order: no accents or articles, short forms expanded. */
function addressWords(text: string): string[] {
  const bare = withoutPostalCode(text).replace(UNIT, " ").replace(PROVINCE, " ");
  return placeKey(bare)
    .split(" ")
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .filter((word) => word !== "" && !PARTICLES.has(word));
}

/**
 * Returns true if a found address is the typed one: same number, street and town. The kind of street is
 * optional. Short forms, accents, articles, unit, postal code and province do not matter.
 */
export function isSameAddress(typed: string, found: string): boolean {
  const wanted = addressWords(typed);
  const hasGeneric = wanted.some((word) => GENERICS.has(word));
  const whole = addressWords(found);
  const compared = (hasGeneric ? whole : whole.filter((word) => !GENERICS.has(word))).join(" ");
  // "Québec" at the end is the city, or the province after a town.
  return [wanted, wanted.at(-1) === "quebec" ? wanted.slice(0, -1) : wanted].some(
    (words) => words.length > 0 && words.join(" ") === compared,
  );
}
