import { maxEditDistance } from "#territory/edit-distance.ts";
import { placeKey } from "#territory/place-words.ts";

/** Stop words of both languages, without accents. */
const STOP_WORDS = new Set(
  "a au aux c ce d dans de des du en est et je l la le les ma mes mon ou par pour que qui sur un une".split(
    " ",
  ),
);
for (const word of "an and at can for i in is it my of on or the to what where".split(" "))
  STOP_WORDS.add(word);

/** Splits a text into words for comparison, as for place names: without accents, and "st" as "saint". */
export const wordsOf = (text: string): string[] => placeKey(text).split(" ").filter(Boolean);

/** Maximum number of words of a query that are searched for: each needs a search of the whole index. */
const MOST_QUERY_WORDS = 20;

/** Returns the distinct words of a query, without stop words unless there are no others. */
export function queryWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_QUERY_WORDS);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** Returns the variants of a word with two neighbouring letters swapped; none for a short word. */
export function swapped(word: string): string[] {
  if (maxEditDistance(word) === 0) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((each) => each !== word);
}
