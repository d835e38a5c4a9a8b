import type { Protection } from "#fires/model.ts";
import { PARAMETERS, pathTo, queryPath } from "#plan/paths.ts";
import { type Part, reviewFilePath } from "#plan/review-files.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { protectionWord } from "../../parts/fire/fire-choices.ts";

export const ZONES = ["intensive", "northern"] as const satisfies readonly Protection[];

/** Returns the protection zone in an address, in words of either language; null for both zones. */
export function chosenZone(search: URLSearchParams): Protection | null {
  const values = LANGUAGES.map((language) => search.get(PARAMETERS.protection[language]));
  return ZONES.find((zone) => LANGUAGES.some((each) => values.includes(protectionWord(zone, each)))) ?? null;
}

const zoneQuery = (zone: Protection | null, language: Language) =>
  zone === null ? {} : { protection: protectionWord(zone, language) };

/** Returns the address of the review of one protection zone; null for both zones together. */
export const reviewPath = (language: Language, zone: Protection | null = null): string =>
  pathTo("review", language, {}, zoneQuery(zone, language));

export const csvPath = (part: Part, language: Language, zone: Protection | null): string =>
  queryPath(reviewFilePath(part, language), language, zoneQuery(zone, language));
