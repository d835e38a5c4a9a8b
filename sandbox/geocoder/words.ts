/** Variants of a word, mapped to the form used in comparisons. */
const ALIASES: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ch: "chemin",
  boul: "boulevard",
  blvd: "boulevard",
  av: "avenue",
  ave: "avenue",
  mtl: "montreal",
};

/**
 * Returns a text's words for comparison: lower case, without accents or punctuation, abbreviations expanded.
 */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/œ/gi, "oe").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^a-z0-9]+/).flatMap((word) => (word === "" ? [] : [ALIASES[word] ?? word]));
}
