import texts from "./texts.json" with { type: "json" };

export type PageLanguage = "fr" | "en";

/** The type requires every text in both languages. */
export const TEXTS: Readonly<Record<PageLanguage, typeof texts.fr & typeof texts.en>> = texts;
export type TextName = keyof typeof texts.fr;

/** Returns the language of a request: `ui_locales` or `langue`, by default French. */
export const languageOf = (requested: unknown): PageLanguage =>
  /^en\b/i.test(String(requested ?? "")) ? "en" : "fr";
