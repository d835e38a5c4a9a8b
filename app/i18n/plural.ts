import type { Language } from "#territory/language.ts";

/** Plural forms of a counted text. */
export type Plural = "one" | "many" | "other";

const MILLION = 1_000_000;

/**
 * Returns the plural form of a count, as `Intl.PluralRules` does; the first Intl object takes a cheap phone
 * 0.2 s. In French, counts under two are "one", and whole millions are "many". In English, only one is "one".
 */
export function pluralOf(count: number, language: Language): Plural {
  const size = Math.abs(count);
  if (language === "en") return size === 1 ? "one" : "other";
  if (size < 2) return "one";
  return size % MILLION === 0 ? "many" : "other";
}
