import type { Bilingual } from "#territory/language.ts";

/** Ids of the situation page's parts, for links that lead into it. */
export const SECTION_IDS = {
  fires: { fr: "feux", en: "fires" },
  danger: { fr: "danger", en: "danger" },
  restrictions: { fr: "restrictions", en: "restrictions" },
} as const satisfies Record<string, Bilingual>;

export type SectionName = keyof typeof SECTION_IDS;
