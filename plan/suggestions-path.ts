/** Addresses of search suggestions. The text typed so far is in the same parameter as on the search page. */
export const SUGGESTIONS_PATHS = {
  fr: "/recherche/suggestions.json",
  en: "/en/search/suggestions.json",
} as const;
