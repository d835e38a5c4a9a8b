import { plainText } from "#content/plain-text.ts";
import type { RichText } from "#content/rich-text.ts";

const WORDS_A_MINUTE = 200;
/** Matches what counts as a word. French puts a space before some punctuation, which does not count. */
const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;

/** Returns the minutes it takes to read a story; at least one. */
export function readingMinutes(text: RichText): number {
  const words = plainText(text)
    .split(/\s+/)
    .filter((word) => LETTER_OR_FIGURE.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
