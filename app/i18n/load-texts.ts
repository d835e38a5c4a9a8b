import { LANGUAGES, type Language } from "#territory/language.ts";
import { languageOfPath } from "../paths.ts";
import { registerTexts } from "./texts-of.ts";

type TextFile = () => Promise<{ readonly texts: Readonly<Record<string, string>> }>;

/**
 * Loads the texts of one family of screens, awaited at the top of each of its page modules: both languages on the
 * server, the page's own in the browser, so that no page carries the texts of another.
 * @throws when a file does not come: the page module then fails to load, which is logged, and the page is loaded whole
 * (`navigation-guard.ts`), with its texts in it.
 */
export async function loadTexts(files: Readonly<Record<Language, TextFile>>): Promise<void> {
  const languages = typeof window === "undefined" ? LANGUAGES : [languageOfPath(window.location.pathname)];
  await Promise.all(
    languages.map(async (language) => registerTexts(language, (await files[language]()).texts)),
  );
}
