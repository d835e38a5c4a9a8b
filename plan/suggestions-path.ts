/** Addresses that suggest words for the words typed so far, in the search screen's own parameter. */
export const SUGGESTIONS_PATHS = {
  fr: "/recherche/suggestions.json",
  en: "/en/search/suggestions.json",
} as const;
