import { plainWords } from "./slug.ts";

/** Short forms in place names, each to the words it stands for. */
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

/** A name as it is compared: plain words, short forms written out. */
export function placeKey(text: string): string {
  return plainWords(text).replace(SHORT_FORM, (short) => SHORT_FORMS.get(short) ?? short);
}

/** A key without the article it begins with. */
export const withoutArticle = (key: string): string => key.replace(ARTICLE, "");

/** A key without the article it begins with, in one piece: "l ancienne lorette" gives "anciennelorette". */
export function joinedKey(key: string): string {
  return withoutArticle(key).replaceAll(" ", "");
}

/** What a person typed for a place. */
export interface TypedPlace {
  /** The key of the name alone. */
  readonly name: string;
  /** Keys of what narrows it, such as an MRC or a region: what stood in brackets or after a comma. */
  readonly within: readonly string[];
}

/** Takes a place's name apart from what people add to it: "St-Isidore (Roussillon), QC". */
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
