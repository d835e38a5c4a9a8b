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
const PROVINCE = /^(?:qc|pq|p q|que|quebec|quebec qc|canada|quebec canada|qc canada)$/;
const PROVINCE_AT_END = / \(?(?:qc|p\.?q\.?|qu[eé]\.?|canada)\)?$/i;

/** Returns the key of a name for comparison: words without accents, abbreviations in full. */
export function placeKey(text: string): string {
  return plainWords(text).replace(SHORT_FORM, (short) => SHORT_FORMS.get(short) ?? short);
}

export const withoutArticle = (key: string): string => key.replace(ARTICLE, "");

/** Returns a key without its leading article and spaces: "l ancienne lorette" becomes "anciennelorette". */
export function joinedKey(key: string): string {
  return withoutArticle(key).replaceAll(" ", "");
}

/** Digits that people type for the number at the start of a name: "3-Rivières", "7-Îles". */
const DIGITS: Readonly<Record<string, string>> = { 2: "deux", 3: "trois", 7: "sept" };
const LEADING_DIGIT = /^[237](?= [a-z])/;
const DESIGNATION =
  /^(?:ville|municipalite|village|canton|paroisse|city|town|municipality|township|parish)(?: (?:de|d|du|des|of))? (?=\S)/;

/** Returns a key without the word for the kind of municipality: "city of montreal" becomes "montreal". */
export const withoutDesignation = (key: string): string => key.replace(DESIGNATION, "");

export interface TypedPlace {
  /** Key of the typed name, without the further words. */
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
    .filter((part) => part !== "")
    .map((part) => part.replace(LEADING_DIGIT, (digit) => DIGITS[digit] ?? digit));
  return { name, within: within.filter((part) => !PROVINCE.test(part)) };
}
