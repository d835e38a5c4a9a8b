/** Maximum characters of the typed text that are sent to the geocoder. The rest is cut. */
export const MAX_QUERY = 255;

/** "QC" as a separate word: not in "Québec" or in a name such as "Lac-Qc". */
const PROVINCE = /(?<![\p{L}\p{M}\p{N}'’_-])qc(?![\p{L}\p{M}\p{N}'’_-])/iu;

/** Returns the geocoder's query: the typed text, with ", QC" added unless the text contains "QC". */
export function geocoderQuery(words: string): string {
  const requested = words.trim().slice(0, MAX_QUERY).toWellFormed();
  return PROVINCE.test(requested.normalize("NFC")) ? requested : `${requested}, QC`;
}
