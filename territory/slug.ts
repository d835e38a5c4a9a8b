const COMBINING_MARKS = /\p{M}/gu;
const NOT_A_WORD = /[^a-z0-9]+/g;

/** The text in small unaccented letters, its words parted by one space: for comparing, not for showing. */
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

/** The text as one segment of a path: "Val d'Or-Senneterre" gives "val-d-or-senneterre". */
export function slugify(text: string): string {
  return plainWords(text).replaceAll(" ", "-");
}
