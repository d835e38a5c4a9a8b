import { AsyncLocalStorage } from "node:async_hooks";
import type { ReplacedTexts } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { ownText } from "./bilingual-texts.ts";
import { replaceTextsBy } from "./texts-of.ts";

const requestTexts = new AsyncLocalStorage<ReplacedTexts | null>();
replaceTextsBy((language) => requestTexts.getStore()?.[language]);

/** Runs a request's loaders and page with replaced texts, without effect on other requests. */
export const withReplacedTexts = <T>(texts: ReplacedTexts | null, work: () => T): T =>
  requestTexts.run(texts, work);

const placeholdersOf = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));

/**
 * Sorts given texts into accepted and refused. An accepted text has a key of the site, is not empty, and only
 * uses the placeholders of the site's own text. Texts equal to the site's own are in neither list, so that
 * pages do not carry them.
 */
export function acceptTexts(
  language: Language,
  texts: Readonly<Record<string, string>>,
): { readonly accepted: Readonly<Record<string, string>>; readonly refused: readonly string[] } {
  const refused: string[] = [];
  const accepted: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    // A text without a form for whole millions uses its form for other counts.
    const own = ownText(language, key) ?? ownText(language, key.replace(/_many$/, "_other"));
    const isFillable =
      own !== undefined && [...placeholdersOf(text)].every((place) => placeholdersOf(own).has(place));
    if (!isFillable || text.trim() === "") refused.push(key);
    else if (text !== ownText(language, key)) accepted[key] = text;
  }
  return { accepted, refused };
}
