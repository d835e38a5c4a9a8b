import type { Bilingual } from "#territory/language.ts";

export const SENDER = {
  fr: "Vigie, feux de forêt Québec",
  en: "Vigie, Quebec wildfires",
} as const satisfies Bilingual;
