/** Where the search asks what it suggests for the words typed so far, by the search screen's own parameter. */
export const SUGGESTIONS_PATHS = {
  fr: "/recherche/suggestions.json",
  en: "/en/search/suggestions.json",
} as const;
