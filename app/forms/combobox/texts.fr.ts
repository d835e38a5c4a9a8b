export const texts = {
  "suggestions.label": "Suggestions de recherche",
  "suggestions.found_one": "{{count}} suggestion",
  "suggestions.found_many": "{{count}} suggestions",
  "suggestions.found_other": "{{count}} suggestions",
} as const;
