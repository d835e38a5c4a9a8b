import { AsyncLocalStorage } from "node:async_hooks";
import type { ReplacedTexts } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { ownText, replaceTextsBy } from "./texts-of.ts";

const current = new AsyncLocalStorage<ReplacedTexts | null>();
replaceTextsBy((language) => current.getStore()?.[language]);

/** Does a request's work with replaced texts: its loaders and its page say the same, another's are untouched. */
export const withReplacedTexts = <T>(texts: ReplacedTexts | null, work: () => T): T =>
  current.run(texts, work);

const placesOf = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));

/**
 * Of texts given from outside, those that can stand in for the site's own: of a key it has, not empty, filled with
 * nothing that its own text is not. What says the same is left out, so that no page carries it.
 */
export function acceptTexts(
  language: Language,
  texts: Readonly<Record<string, string>>,
): { readonly accepted: Readonly<Record<string, string>>; readonly refused: readonly string[] } {
  const refused: string[] = [];
  const accepted: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const own = ownText(language, key);
    const isFillable = own !== undefined && [...placesOf(text)].every((place) => placesOf(own).has(place));
    if (!isFillable || text.trim() === "") refused.push(key);
    else if (text !== own) accepted[key] = text;
  }
  return { accepted, refused };
}
