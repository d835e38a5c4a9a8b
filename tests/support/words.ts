import "#app/i18n/register.server.ts";
import { en as frameEn } from "#app/i18n/dictionary.en.ts";
import { fr as frameFr } from "#app/i18n/dictionary.fr.ts";
import { registerTexts, textsOf } from "#app/i18n/texts-of.ts";
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

/** The frame's texts and those of every family of screens, by key. */
export const textsIn = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    language === "fr" ? frameFr : frameEn,
    ...Object.entries(TEXT_FILES)
      .filter(([path]) => path.endsWith(`.${language}.ts`))
      .map(([, { texts }]) => texts),
  );
