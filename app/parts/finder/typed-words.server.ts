import { cleanVisible } from "#territory/clean-text.ts";
import { MAX_QUERY } from "#territory/geocoder-query.ts";

/** Cleans a visitor's words for display: visible characters on one line, at most 255. */
export function typedWords(text: string | null): string {
  return cleanVisible(text ?? "")
    .replace(/\s+/g, " ")
    .slice(0, MAX_QUERY)
    .toWellFormed();
}
