/** Characters of a person's words that are asked; the rest is left out. */
export const MAX_QUERY = 255;

/** "QC" as a word of its own: neither in "Québec" nor in a name such as "Lac-Qc". */
const PROVINCE = /(?<![\p{L}\p{M}\p{N}'’_-])qc(?![\p{L}\p{M}\p{N}'’_-])/iu;

/** What is asked of the geocoder: the person's words, and ", QC" where they do not say it. */
export function geocoderQuery(words: string): string {
  const asked = words.trim().slice(0, MAX_QUERY).toWellFormed();
  return PROVINCE.test(asked.normalize("NFC")) ? asked : `${asked}, QC`;
}
