import type { Bilingual, Language } from "./language.ts";

const MARKS = { fr: ",", en: "." } as const satisfies Bilingual;
/** Minus sign, as wide as a plus sign and never separated from its number. Intl uses a hyphen instead. */
const MINUS = "\u2212";
const GROUPS = { fr: "\u00a0", en: "," } as const satisfies Bilingual;

/**
 * Formats a finite number below 1e21, like `Intl.NumberFormat` except for the minus sign (`1 204,5`,
 * `−1,204.5`). Intl itself takes 0.2 s on a cheap phone before its first number, and every page has a number
 * before it is usable.
 */
export function decimal(value: number, maximumDecimals: number, language: Language): string {
  const scale = 10 ** maximumDecimals;
  const [whole = "0", decimals] = String(Math.round(Math.abs(value) * scale) / scale).split(".");
  const first = whole.length % 3 || 3;
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])];
  const text = groups.join(GROUPS[language]) + (decimals ? MARKS[language] + decimals : "");
  return value < 0 && text !== "0" ? MINUS + text : text;
}
