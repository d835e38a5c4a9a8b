import { plainText } from "#content/plain-text.ts";
import type { RichText } from "#content/rich-text.ts";

const WORDS_A_MINUTE = 200;
/** Marks that French sets apart from the word before them are no words. */
const WORD = /[^\s]*[\p{L}\p{N}][^\s]*/gu;

/** How many minutes it takes to read a story; at least one. */
export function readingMinutes(text: RichText): number {
  const words = plainText(text).match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
