import type { Protection } from "#fires/model.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { protectionWord } from "../../parts/fire/fire-choices.ts";
import { PARAMETERS, pathTo } from "../../paths.ts";

/** The review's parts in page order, with their IDs in addresses and the names of their files. */
export const PARTS = {
  glance: { fr: "coup-d-oeil", en: "glance" },
  causes: { fr: "causes", en: "causes" },
  sizes: { fr: "tailles", en: "sizes" },
  regions: { fr: "regions", en: "regions" },
  months: { fr: "mois", en: "months" },
  largest: { fr: "plus-grands-feux", en: "largest-fires" },
  past: { fr: "saisons-passees", en: "past-seasons" },
} as const satisfies Record<string, Bilingual>;

export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

export const ZONES = ["intensive", "northern"] as const satisfies readonly Protection[];

/** Returns the protection zone in an address, in words of either language; null for both zones. */
export function chosenZone(search: URLSearchParams): Protection | null {
  const values = LANGUAGES.map((language) => search.get(PARAMETERS.protection[language]));
  return ZONES.find((zone) => LANGUAGES.some((each) => values.includes(protectionWord(zone, each)))) ?? null;
}

const zoneQuery = (zone: Protection | null, language: Language) =>
  zone === null ? {} : { protection: protectionWord(zone, language) };

/** Returns the address of the review of one zone or both. */
export const reviewPath = (language: Language, zone: Protection | null = null): string =>
  pathTo("review", language, {}, zoneQuery(zone, language));

const FOLDERS = { fr: "/donnees/bilan/", en: "/en/data/review/" } as const satisfies Bilingual;

/** Returns the address of a part's figures as a spreadsheet. */
export function csvPath(part: Part, language: Language, zone: Protection | null): string {
  const query = new URLSearchParams(
    zone === null ? {} : { [PARAMETERS.protection[language]]: protectionWord(zone, language) },
  );
  const path = `${FOLDERS[language]}${PARTS[part][language]}.csv`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the file at an address; null for any other address. */
export function csvAt(pathname: string): { readonly part: Part; readonly language: Language } | null {
  for (const language of LANGUAGES) {
    const part = PART_NAMES.find((each) => csvPath(each, language, null) === pathname);
    if (part) return { part, language };
  }
  return null;
}
