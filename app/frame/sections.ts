import { pathTo, type Query } from "#plan/paths.ts";
import type { Bilingual, Language } from "#territory/language.ts";

/** IDs of the situation page's sections, for links to them. */
export const SECTION_IDS = {
  since: { fr: "depuis-hier", en: "since-yesterday" },
  fires: { fr: "feux", en: "fires" },
  danger: { fr: "danger", en: "danger" },
  restrictions: { fr: "restrictions", en: "restrictions" },
} as const satisfies Record<string, Bilingual>;

export type SectionName = keyof typeof SECTION_IDS;

/** Names of the situation page's main sections, in page order. */
export const SECTIONS = ["fires", "danger", "restrictions"] as const satisfies readonly SectionName[];

export function sectionPath(section: SectionName, language: Language, query: Query = {}): string {
  return `${pathTo("current-situation", language, {}, query)}#${SECTION_IDS[section][language]}`;
}
