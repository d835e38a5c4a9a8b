/** Endings that one word takes and sheds, of French and English, in plain letters; the longest first. */
const ENDINGS = [
  ..."ations ation ements ement ions ion ages age antes ante ants ant euses euse eurs eur".split(" "),
  ..."ings ing ives ive ees ee ers er ez ed es e".split(" "),
].sort((a, b) => b.length - a.length);
const SHORTEST_STEM = 4;
/** "feux" and "bans" are short, and yet plurals. */
const PLURAL = /^(.{2,}[^s])[sx]$/;

/**
 * What a word shares with its kin: "feux" and "feu", "interdictions" and "interdiction", "burning" and "burned". One rule
 * for both languages, whose words stand side by side in names and texts; `word` is in plain letters.
 */
export function stem(word: string): string {
  const singular = PLURAL.exec(word)?.[1] ?? word;
  const ending = ENDINGS.find((each) => singular.endsWith(each) && longEnough(singular, each));
  return ending === undefined ? singular : singular.slice(0, -ending.length);
}

const longEnough = (word: string, ending: string) => word.length - ending.length >= SHORTEST_STEM;
