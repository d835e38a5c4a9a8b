import texts from "./texts.json" with { type: "json" };

export type PageLanguage = "fr" | "en";

/** The type requires every text in both languages. */
export const TEXTS: Readonly<Record<PageLanguage, typeof texts.fr & typeof texts.en>> = texts;
export type TextName = keyof typeof texts.fr;

/** Returns the language that `ui_locales` or `langue` of a request names, by default French. */
export const languageOf = (requested: unknown): PageLanguage =>
  /^en\b/i.test(String(requested ?? "")) ? "en" : "fr";
