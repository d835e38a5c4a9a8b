/** Ways of writing one word, each to the one it is compared by. */
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

/** A text as its plain words: small letters, no accents, no signs, short forms written out. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/œ/gi, "oe").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^a-z0-9]+/).flatMap((word) => (word === "" ? [] : [ALIASES[word] ?? word]));
}
