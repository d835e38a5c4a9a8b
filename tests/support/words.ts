import "#app/i18n/register.server.ts";
import { registerTexts, textsOf } from "#app/i18n/instance.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";

type TextFile = { readonly texts: Readonly<Record<string, string>> };

/** The texts of each family of screens, by file. */
export const TEXT_FILES = import.meta.glob<TextFile>("/app/**/texts.*.ts", { eager: true });

for (const [path, { texts }] of Object.entries(TEXT_FILES)) {
  const language = LANGUAGES.find((each) => path.endsWith(`.${each}.ts`));
  if (language) registerTexts(language, texts);
}

/** The site's own words, by which pages are read. */
export const words = (language: Language) => textsOf(language).t;
