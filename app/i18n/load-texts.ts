import { languageOfPath } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { registerTexts } from "./bilingual-texts.ts";

type TextFile = () => Promise<{ readonly texts: Readonly<Record<string, string>> }>;

/**
 * Loads a folder's texts in the page's language, so that no page loads other pages' texts. In the browser's
 * build, each `texts.ts` awaits this function at the top level (`tools/split-texts.ts`).
 * @throws if the file fails to load. The page module then fails to load too: the error is logged, and the
 * browser loads the whole page instead (`navigation-guard.ts`), with its texts included.
 */
export async function loadTexts(files: Readonly<Record<Language, TextFile>>): Promise<object> {
  const language = languageOfPath(window.location.pathname);
  try {
    registerTexts(language, (await files[language]()).texts);
  } catch (error) {
    console.error("Texts could not be loaded", error);
    throw error;
  }
  return {};
}
