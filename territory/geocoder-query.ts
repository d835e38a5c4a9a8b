/** Most characters of the typed words that are sent; the rest is cut. */
export const MAX_QUERY = 255;

/** "QC" as a separate word: not in "Québec" or in a name such as "Lac-Qc". */
const PROVINCE = /(?<![\p{L}\p{M}\p{N}'’_-])qc(?![\p{L}\p{M}\p{N}'’_-])/iu;

/** Returns the geocoder's query: the typed words, with ", QC" unless they contain it. */
export function geocoderQuery(words: string): string {
  const requested = words.trim().slice(0, MAX_QUERY).toWellFormed();
  return PROVINCE.test(requested.normalize("NFC")) ? requested : `${requested}, QC`;
}
