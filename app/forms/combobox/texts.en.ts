import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "suggestions.label": "Search suggestions",
  "suggestions.found_one": "{{count}} suggestion",
  "suggestions.found_many": "{{count}} suggestions",
  "suggestions.found_other": "{{count}} suggestions",
};
