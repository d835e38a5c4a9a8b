/** Words and signs that people write around a postal code. */
const AROUND = /\b(?:code postal|postal code|qc|pq|p\.q|qu[eé]bec|canada)\b/giu;
const SEPARATORS = /[\s.,;:_()\u2010-\u2015-]+/gu;
const CODE = /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/;
/** A complete code with the letter O for a zero: no Canadian code has that letter. */
const WITH_LETTERS_O = /^(?=.*\d)[A-Z][\dO][A-Z][\dO][A-Z][\dO]$/;
const LONGEST = 80;

/** Returns a typed postal code or its first half as "G9X1A1" or "G9X"; null if there are other words. */
export function typedPostalCode(words: string): string | null {
  if (words.length > LONGEST) return null;
  const bare = words.replace(AROUND, " ").replace(SEPARATORS, "").toUpperCase();
  const code = WITH_LETTERS_O.test(bare) ? bare.replaceAll("O", "0") : bare;
  return CODE.test(code) ? code : null;
}
