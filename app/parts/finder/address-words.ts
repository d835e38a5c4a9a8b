import { placeKey } from "#territory/place-words.ts";

/** Short forms in addresses, in plain letters, each to the word it stands for. */
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
/** Kinds of streets: people leave them out. */
const GENERICS = new Set(
  "rue avenue boulevard chemin rang route place montee cote impasse croissant terrasse allee".split(" "),
);
const PARTICLES = new Set("de du des d la le les l".split(" "));
const UNIT = /[,\s](?:app|apt|appartement|bureau|unite|unité|suite)\.?\s*(?:#\s*)?\w+/giu;
const PROVINCE = /[,(\s](?:qc|p\.?q\.?|canada)\b\)?/giu;
const POSTAL_CODE = /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/giu;

/** The words without a postal code, which is no part of a name. */
export const withoutPostalCode = (words: string): string => words.replace(POSTAL_CODE, " ").trim();

/** A postal code and nothing else, as it is compared: "g9x 1a1" gives "G9X1A1"; null for anything else. */
export function postalCode(words: string): string | null {
  const bare = words.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare) ? bare : null;
}

/** An address as it is compared: its plain words in their order, short forms written out, without articles. */
function addressWords(text: string): string[] {
  const bare = withoutPostalCode(text).replace(UNIT, " ").replace(PROVINCE, " ");
  return placeKey(bare)
    .split(" ")
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .filter((word) => word !== "" && !PARTICLES.has(word));
}

/**
 * Whether an address found is the one that was typed: the same number, street and town. The kind of street may be left
 * out, and short forms, accents, articles, unit, postal code and province make no difference.
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
