import { placeKey } from "#territory/place-words.ts";

/** Words that say nothing alone, of both languages, in plain letters. */
const LITTLE = new Set(
  "a au aux c ce d dans de des du en est et je l la le les ma mes mon ou par pour que qui sur un une".split(
    " ",
  ),
);
for (const word of "an and at can for i in is it my of on or the to what where".split(" ")) LITTLE.add(word);

/** The words of a text as they are compared: as those of places, without accents, "st" written out. */
export const wordsOf = (text: string): string[] => placeKey(text).split(" ").filter(Boolean);

/** Words that are looked for at a time: each costs a look through the whole index. */
const MOST_WANTED = 20;

/** The words that are looked for, each once: without the little ones, unless there are no others. */
export function wantedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WANTED);
  const telling = words.filter((word) => !LITTLE.has(word));
  return telling.length > 0 ? telling : words;
}

/** By how many letters a word may be misspelt: short ones differ by a letter from many others. */
export function lettersForgiven({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The words that swapping two neighbouring letters gives, which count as one mistake. */
export function swapped(word: string): string[] {
  if (lettersForgiven(word) === 0) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((each) => each !== word);
}
