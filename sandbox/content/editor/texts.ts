import type { Language } from "#territory/language.ts";
import texts from "./texts.json" with { type: "json" };

/** The type requires every text in both languages. */
const TEXTS: Readonly<Record<Language, typeof texts.fr & typeof texts.en>> = texts;

export const editorTexts = (language: Language) => TEXTS[language];
