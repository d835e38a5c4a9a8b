import type { Bilingual, Language } from "#territory/language.ts";
import { languageOfPath } from "./paths.ts";

/** Parts of the season review in page order, with their IDs in addresses and the names of their files. */
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

const FOLDERS = { fr: "/donnees/bilan/", en: "/en/data/review/" } as const satisfies Bilingual;

export const reviewFilePath = (part: Part, language: Language): string =>
  `${FOLDERS[language]}${PARTS[part][language]}.csv`;

/** Returns the file at a path; null for any other path. */
export function reviewFileAt(pathname: string): { readonly part: Part; readonly language: Language } | null {
  const language = languageOfPath(pathname);
  const part = PART_NAMES.find((each) => reviewFilePath(each, language) === pathname);
  return part ? { part, language } : null;
}
