import { plainWords } from "./slug.ts";

/** Abbreviations in place names, with the words that they stand for. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["n d", "notre dame"],
  ["nd", "notre dame"],
  ["mt", "mont"],
]);
const SHORT_FORM = /\b(?:st|ste|n d|nd|mt)\b/g;
const ARTICLE = /^(?:les|le|la|l) (?=\S)/;
const PROVINCE = /^(?:qc|pq|p q|quebec|quebec qc|canada|quebec canada|qc canada)$/;
const PROVINCE_AT_END = / \(?(?:qc|p\.?q\.?|canada)\)?$/i;

/** Returns the key of a name for comparison: words without accents, abbreviations in full. */
export function placeKey(text: string): string {
  return plainWords(text).replace(SHORT_FORM, (short) => SHORT_FORMS.get(short) ?? short);
}

/** Returns a key without its leading article. */
export const withoutArticle = (key: string): string => key.replace(ARTICLE, "");

/** Returns a key without its leading article and spaces: "l ancienne lorette" becomes "anciennelorette". */
export function joinedKey(key: string): string {
  return withoutArticle(key).replaceAll(" ", "");
}

/** A typed place. */
export interface TypedPlace {
  /** Key of the name only. */
  readonly name: string;
  /** Keys of further words in brackets or after a comma, such as an MRC or a region. */
  readonly within: readonly string[];
}

/** Splits a typed place into its name and further words: "St-Isidore (Roussillon), QC". */
export function readTypedPlace(text: string): TypedPlace {
  const [name = "", ...within] = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(PROVINCE_AT_END, "")
    .split(/[,()]/)
    .map(placeKey)
    .filter((part) => part !== "");
  return { name, within: within.filter((part) => !PROVINCE.test(part)) };
}
