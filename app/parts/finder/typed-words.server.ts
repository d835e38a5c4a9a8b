import { cleanVisible } from "#territory/clean-text.ts";
import { MAX_QUERY } from "#territory/geocoder-query.ts";

/** What a visitor typed, as it may be shown again: only what can be seen, in one line, at most 255 characters. */
export function typedWords(text: string | null): string {
  return cleanVisible(text ?? "")
    .replace(/\s+/g, " ")
    .slice(0, MAX_QUERY)
    .toWellFormed();
}
