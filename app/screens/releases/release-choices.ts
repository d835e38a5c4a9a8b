import { AUDIENCES, type Audience } from "#content/story.ts";
import { keyOf, nameValues, PARAMETERS, pathTo, type Query } from "#plan/paths.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { readPageNumber } from "../../parts/story/page-number.ts";

const AUDIENCE_WORDS = {
  public: { fr: "public", en: "public" },
  industrial: { fr: "industries", en: "industry" },
} as const satisfies Record<Audience, Bilingual>;
nameValues("audience", AUDIENCE_WORDS);

/** Filters of the releases, stored in the address. */
export interface ReleaseChoices {
  readonly audience: Audience | null;
  readonly year: number | null;
  readonly page: number;
}

const YEAR = /^20\d{2}$/;

/**
 * Reads the filters of an address, in the words of either language; unknown words are ignored. Returns null
 * if the page number is invalid.
 */
export function readReleaseChoices(search: URLSearchParams, part: string | undefined): ReleaseChoices | null {
  const page = readPageNumber(part);
  if (page === null) return null;
  const parameterValue = ({ fr, en }: Bilingual) => search.get(fr) ?? search.get(en) ?? "";
  const year = parameterValue(PARAMETERS.year);
  return {
    audience: keyOf(AUDIENCE_WORDS, AUDIENCES, parameterValue(PARAMETERS.audience)),
    year: YEAR.test(year) ? Number(year) : null,
    page,
  };
}

/** Returns the address of a list of releases. The address of the first page has no number. */
export function releasesPath(language: Language, { audience, year, page }: ReleaseChoices): string {
  const query: Query = {
    ...(audience && { audience: AUDIENCE_WORDS[audience][language] }),
    ...(year && { year: String(year) }),
  };
  return page === 1
    ? pathTo("releases", language, {}, query)
    : pathTo("releases-page", language, { page: String(page) }, query);
}
