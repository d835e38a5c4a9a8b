import { texts } from "#app/parts/open-fire/texts.fr.ts";
import type { Language } from "#territory/language.ts";
import { words } from "../support/words.ts";
import { plain, wordsOf } from "./page-text.ts";

/** The kinds of answer, as the first sentence of each tells them apart. */
const KINDS = [
  [/^openFire\.(?:banned|whole)\.\w+$/, "banned"],
  [/^openFire\.part\.\w+$/, "part"],
  [/^openFire\.beside$/, "beside"],
  [/^openFire\.unknown\.(?:old|missing|incomplete|untyped|contradictory)$/, "unknown"],
  [/^openFire\.unbanned\.(?!text)\w+$/, "unbanned"],
] as const;

export type OpenFireKind = (typeof KINDS)[number][1];

/** The words of the answer of a page; empty where it has none. */
export function openFireText(html: string): string {
  const [notice = ""] = /data-tone="(?:no|careful|yes)".*?<\/div><\/div>/s.exec(html) ?? [];
  return wordsOf(`<${notice}`);
}

/** What a page, or a piece of one, answers to "may I light a fire?"; an error unless it says one thing. */
export function openFireSaid(
  html: string,
  language: Language,
  area: "region" | "zone" | "point" = "point",
): OpenFireKind {
  const t = words(language) as (key: string, values: { area: string }) => string;
  const name = area === "point" ? "" : words(language)(`openFire.area.${area}`);
  const answer = openFireText(html);
  const found = Object.keys(texts).flatMap((key) => {
    const kind = KINDS.find(([pattern]) => pattern.test(key))?.[1];
    return kind && answer.includes(plain(t(key, { area: name }))) ? [kind] : [];
  });
  const kinds = new Set(found);
  // An area that is banned whole may say too what threatens a part of it; one that is partly banned, what holds in the rest.
  if (kinds.has("banned") && kinds.has("part")) return "banned";
  if (kinds.has("part")) return "part";
  const [only] = kinds;
  if (only === undefined || kinds.size > 1) throw new Error(`Answers: ${[...kinds].join() || "none"}`);
  return only;
}
