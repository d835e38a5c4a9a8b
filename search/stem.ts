/** Common endings of French and English words, without accents; the longest first. */
const ENDINGS = [
  ..."ations ation ements ement ions ion ages age antes ante ants ant euses euse eurs eur".split(" "),
  ..."ings ing ives ive ees ee ers er ez ed es e".split(" "),
].sort((a, b) => b.length - a.length);
const SHORTEST_STEM = 4;
/** Pattern of plurals, including short ones such as "feux" and "bans". */
const PLURAL = /^(.{2,}[^s])[sx]$/;

/**
 * Returns the stem of a word. Forms of one word share a stem: "feux" and "feu", or "burning" and "burned".
 * Both languages have the same rule, because names and texts mix languages. `word` has no accents.
 */
export function stem(word: string): string {
  const singular = PLURAL.exec(word)?.[1] ?? word;
  const ending = ENDINGS.find((each) => singular.endsWith(each) && longEnough(singular, each));
  return ending === undefined ? singular : singular.slice(0, -ending.length);
}

const longEnough = (word: string, ending: string) => word.length - ending.length >= SHORTEST_STEM;
