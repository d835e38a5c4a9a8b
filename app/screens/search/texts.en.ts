import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "search.title": "Search",
  "search.description":
    "Search the whole site: a municipality, an address, a fire, a zone, a restriction, some advice or a press release.",
  "search.label": "What are you looking for?",
  "search.hint":
    "A municipality, an address, the name or number of a fire, a zone, some advice or a press release.",
  "search.found_one": "{{count}} result for “{{query}}”",
  "search.found_many": "{{count}} results for “{{query}}”",
  "search.found_other": "{{count}} results for “{{query}}”",
  "search.count_one": "{{count}} result",
  "search.count_many": "{{count}} results",
  "search.count_other": "{{count}} results",
  "search.all_one": "See the result",
  "search.all_many": "See all {{count}} results in this group",
  "search.all_other": "See all {{count}} results in this group",
  "search.first": "These are the first {{shown}}. Add a word to narrow them down.",
  "search.everything": "See all groups",
  "search.none.text":
    "Check the spelling or try other words. If you still cannot find it, contact the agency.",
  "search.empty.text": "Enter what you are looking for, then search again.",
  "search.starts": "Most useful pages",
};
