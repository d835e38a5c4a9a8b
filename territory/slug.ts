const COMBINING_MARKS = /\p{M}/gu;
const NOT_A_WORD = /[^a-z0-9]+/g;

/** Returns the text in lower case without accents, with single spaces: for comparison, not for display. */
export function plainWords(text: string): string {
  return text
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .normalize("NFD")
    .replace(COMBINING_MARKS, "")
    .toLowerCase()
    .replace(NOT_A_WORD, " ")
    .trim();
}

/** Returns the text as a segment of a path: "Val d'Or-Senneterre" becomes "val-d-or-senneterre". */
export function slugify(text: string): string {
  return plainWords(text).replaceAll(" ", "-");
}
