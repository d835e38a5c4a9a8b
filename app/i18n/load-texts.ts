import { LANGUAGES, type Language } from "#territory/language.ts";
import { languageOfPath } from "../paths.ts";
import { registerTexts, type TextSet } from "./texts-of.ts";

type TextFile<Key extends string> = () => Promise<{ readonly texts: Readonly<Record<Key, string>> }>;

/**
 * Loads the texts of one room, awaited at the top of its `texts.ts`, which those who say them import: both languages
 * on the server, the page's own in the browser, so that no page carries the texts of another.
 * @throws when a file does not come: the page module then fails to load, which is logged, and the page is loaded whole
 * (`navigation-guard.ts`), with its texts in it.
 */
export async function loadTexts<Key extends string>(
  files: Readonly<Record<Language, TextFile<Key>>>,
): Promise<TextSet<Key>> {
  const languages = typeof window === "undefined" ? LANGUAGES : [languageOfPath(window.location.pathname)];
  await Promise.all(
    languages.map(async (language) => registerTexts(language, (await files[language]()).texts)),
  );
  return {};
}
