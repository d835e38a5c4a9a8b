import { decimal } from "#territory/decimal.ts";
import type { Language } from "#territory/language.ts";

/** Resources that the agency counts: pattern of the French words, English singular, English plural. */
const KINDS: readonly (readonly [french: RegExp, one: string, many: string])[] = [
  [/^équipes?$/i, "crew", "crews"],
  [/^avions?[- ]citernes?$/i, "water bomber", "water bombers"],
  [/^hélicoptères?$/i, "helicopter", "helicopters"],
  [/^pompiers? forestiers?$/i, "forest firefighter", "forest firefighters"],
  [/^(pompiers?|combattants?)$/i, "firefighter", "firefighters"],
  [/^bouteurs?$/i, "bulldozer", "bulldozers"],
];
const BETWEEN = /,|;|\bet\b/;
const COUNTED = /^(\d[\d\s]*)([^\d\s]\D*)$/;

/** A text and its language, for the `lang` attribute on a page in the other language. */
export interface SpokenText {
  readonly text: string;
  readonly language: Language;
}

/** Returns deployed resources in the reader's language if all are known counts, otherwise in French. */
export function resourcesIn(french: string, language: Language): SpokenText {
  const parts = language === "fr" ? [null] : french.split(BETWEEN).map(inEnglish);
  return parts.every((part) => part !== null)
    ? { text: parts.join(", "), language }
    : { text: french, language: "fr" };
}

function inEnglish(part: string): string | null {
  const [, digits = "", kind = ""] = COUNTED.exec(part.trim()) ?? [];
  const known = KINDS.find(([french]) => french.test(kind));
  if (!known) return null;
  const count = Number(digits.replace(/\s/g, ""));
  const [, one, many] = known;
  return `${decimal(count, 0, "en")} ${count === 1 ? one : many}`;
}
