import { cleanText } from "#territory/clean-text.ts";
import { MAX_QUERY } from "#territory/geocoder-query.ts";

/** Marks that show nothing and change how the rest is shown: writing direction, joiners, byte order. */
const INVISIBLE = /\p{Cf}/gu;

/** What a visitor typed, as it may be shown again: only what can be seen, in one line, at most 255 characters. */
export function typedWords(text: string | null): string {
  return cleanText(text ?? "")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_QUERY)
    .toWellFormed();
}
