import { LANGUAGES, type Language } from "#territory/language.ts";
import { languageOfPath } from "../paths.ts";
import { registerTexts, type TextSet } from "./texts-of.ts";

type TextFile<Key extends string> = () => Promise<{ readonly texts: Readonly<Record<Key, string>> }>;

/**
 * Loads the texts of one folder. Its `texts.ts` awaits this at the top level, and the code that uses the
 * texts imports `texts.ts`. The server loads both languages, the browser only the page's own, so that no page
 * loads other pages' texts.
 * @throws if a file fails to load. The page module then fails to load too, which is logged, and the page is
 * loaded in full (`navigation-guard.ts`), with its texts included.
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
