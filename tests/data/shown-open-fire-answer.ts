import { openFireTexts } from "#app/parts/open-fire/texts.ts";
import type { Language } from "#territory/language.ts";
import { words } from "../support/words.ts";
import { plain, wordsOf } from "./page-text.ts";

/** Kinds of open-fire answers, each with a pattern for the keys of the texts that begin such an answer. */
const KINDS = [
  [/^openFire\.(?:banned|whole)\.\w+$/, "banned"],
  [/^openFire\.part\.\w+$/, "part"],
  [/^openFire\.beside$/, "beside"],
  [/^openFire\.unknown\.(?:old|missing|incomplete|untyped|ordered|maybeOrdered|contradictory)$/, "unknown"],
  [/^openFire\.unbanned\.(?!text)\w+$/, "unbanned"],
] as const;

export type OpenFireKind = (typeof KINDS)[number][1];

/** Returns the text of a page's open-fire answer, or an empty string if the page has no answer. */
export function openFireText(html: string): string {
  const [notice = ""] = /data-tone="(?:no|careful|yes)".*?<\/div><\/div>/s.exec(html) ?? [];
  return wordsOf(`<${notice}`);
}

/**
 * Returns the kind of the open-fire answer in a page, or in a part of a page. @throws {Error} unless there is
 * exactly one answer
 */
export function shownOpenFireAnswer(
  html: string,
  language: Language,
  area: "region" | "zone" | "point" = "point",
): OpenFireKind {
  const t = words(language) as (key: string, values: { area: string }) => string;
  const name = area === "point" ? "" : words(language)(`openFire.area.${area}`);
  const answer = openFireText(html);
  const found = Object.keys(openFireTexts).flatMap((key) => {
    const kind = KINDS.find(([pattern]) => pattern.test(key))?.[1];
    return kind && answer.includes(plain(t(key, { area: name }))) ? [kind] : [];
  });
  const kinds = new Set(found);
  // The answer for a fully banned area can add a threat to a part of the area. The answer for a partly banned
  // area can add the rule for the rest.
  if (kinds.has("banned") && kinds.has("part")) return "banned";
  if (kinds.has("part")) return "part";
  const [only] = kinds;
  if (only === undefined || kinds.size > 1) throw new Error(`Answers: ${[...kinds].join() || "none"}`);
  return only;
}
