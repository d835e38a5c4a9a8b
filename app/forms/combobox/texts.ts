import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const suggestionTexts = bilingualTexts({
  "suggestions.label": { fr: "Suggestions de recherche", en: "Search suggestions" },
  "suggestions.found_one": { fr: "{{count}} suggestion", en: "{{count}} suggestion" },
  "suggestions.found_other": { fr: "{{count}} suggestions", en: "{{count}} suggestions" },
});
