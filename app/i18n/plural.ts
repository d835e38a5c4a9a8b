import type { Language } from "#territory/language.ts";

/** Forms of a counted text. */
export type Plural = "one" | "many" | "other";

const MILLION = 1_000_000;

/**
 * Which form a count takes, as `Intl.PluralRules` says it (a cheap phone takes 0.2 s for its first Intl object): French
 * counts nothing and one and a half as one, and millions as many; English only one as one.
 */
export function pluralOf(count: number, language: Language): Plural {
  const size = Math.abs(count);
  if (language === "en") return size === 1 ? "one" : "other";
  if (size < 2) return "one";
  return size % MILLION === 0 ? "many" : "other";
}
