import { keyOf, nameValues, PARAMETERS, pathTo, SEARCH_NAMES } from "#plan/paths.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { SEARCH_GROUPS, type SearchGroup } from "../../parts/site-search/found.ts";

const GROUP_WORDS = {
  places: { fr: "lieux", en: "places" },
  fires: { fr: "feux", en: "fires" },
  restrictions: { fr: "restrictions", en: "restrictions" },
  stories: { fr: "conseils", en: "advice" },
  pages: { fr: "pages", en: "pages" },
} as const satisfies Record<SearchGroup, Bilingual>;
nameValues("group", GROUP_WORDS);

/** Search parameters of an address, in the words of either language. */
export interface SearchChoices {
  readonly words: string;
  /** Group to show with all results; null to show the first results of every group. */
  readonly group: SearchGroup | null;
}

/** Reads the parameters of an address. The typed text is kept unchanged. */
export function readSearchChoices(search: URLSearchParams): SearchChoices {
  const parameterValue = ({ fr, en }: Bilingual) => search.get(fr) ?? search.get(en) ?? "";
  const words = SEARCH_NAMES.map((name) => search.get(name)).find((each) => each !== null) ?? "";
  return { words, group: keyOf(GROUP_WORDS, SEARCH_GROUPS, parameterValue(PARAMETERS.group)) };
}

export const searchPath = (language: Language, { words, group }: SearchChoices): string =>
  pathTo("search", language, {}, { words, ...(group && { group: GROUP_WORDS[group][language] }) });
