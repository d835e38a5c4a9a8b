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

/** How many letters must change to make one word of the other (Levenshtein), given up past `most`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
