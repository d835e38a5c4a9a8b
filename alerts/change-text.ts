import { capitalized } from "#delivery/format-text.ts";
import { type Change, isFireChange } from "#history/change.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { alertText } from "./alert-text.ts";

/** Writes a change in one line, without any place: « Feu nº 12, Lac Édouard : hors contrôle, Mauricie ». */
export function changeText(change: Change, observedAt: Date, language: Language): string {
  const { headline, details } = alertText({ change, observedAt, place: null }, language);
  if (isFireChange(change)) {
    const region = (change.after ?? change.before)?.region;
    return [headline, region && regionByCode(region)?.name[language]].filter(Boolean).join(", ");
  }
  // The headline starts with a colon, because it has no place name.
  const what = capitalized(headline.replace(/^\s*:\s*/, ""));
  return [what, ...details.map((detail) => detail.replace(/\.$/, ""))].join(", ");
}
