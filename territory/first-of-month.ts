import type { Language } from "./language.ts";

/** Writes the first of a month as an ordinal in French (« 1er juin »), not as 1 like Intl. */
export const withOrdinal = (date: string, language: Language): string =>
  language === "fr" ? date.replace(/\b1(?=\s\p{L}{3})/u, "1er") : date;
