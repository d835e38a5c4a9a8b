import type { CauseId } from "#fires/cause.ts";
import type { StatusChoice } from "#fires/chosen-fires.ts";
import type { Protection } from "#fires/model.ts";
import { type FireSort, INDEX_SORTS } from "#fires/sort-orders.ts";
import { keyOf, PARAMETERS, type Parameter } from "#plan/paths.ts";
import { cleanVisible } from "#territory/clean-text.ts";
import type { Language } from "#territory/language.ts";
import { REGIONS, regionBySlug } from "#territory/regions.ts";
import { zoneByNumber, zoneBySlug } from "#territory/zones.ts";
import { CAUSE_WORDS, PROTECTION_WORDS, REVERSED_WORD, SORT_WORDS, STATUS_WORDS } from "./fire-words.ts";

/** A visitor's choices of fires, as stored in the address. */
export interface FireChoices {
  readonly status: StatusChoice;
  /** Two-digit code of the chosen region; null for all regions. */
  readonly region: string | null;
  /** Number of the chosen danger zone; null for all zones. */
  readonly zone: number | null;
  readonly protection: Protection | null;
  readonly cause: CauseId | null;
  /** Words to find in the name, the number, the MRC or the municipality. */
  readonly text: string;
  readonly sort: FireSort;
  readonly isReversed: boolean;
  readonly page: number;
  /** True if the address has an unknown value. The value is ignored, and the page shows this. */
  readonly hasUnknown: boolean;
}

/** The meaning of an address without choices: active fires, most severe first. */
export const NO_CHOICES: FireChoices = {
  status: "active",
  region: null,
  zone: null,
  protection: null,
  cause: null,
  text: "",
  sort: "gravity",
  isReversed: false,
  page: 1,
  hasUnknown: false,
};

/** The default choices of the fire index and of data files: every fire of the year. */
export const EVERY_FIRE: FireChoices = { ...NO_CHOICES, status: "all" };

export const STATUS_CHOICES = ["active", 3, 1, 0, 2, 4, 5, "contained", 6] as const satisfies StatusChoice[];
export const PROTECTIONS = ["intensive", "northern"] as const satisfies readonly Protection[];
export const CAUSE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly CauseId[];
export const LONGEST_TEXT = 100;

/** Finds a zone's number from its number or its slug. */
export const zoneOf = (word: string): number | null =>
  (zoneByNumber(Number(word)) ?? zoneBySlug(word))?.number ?? null;

/** Reads the choices from an address. Unknown values set `hasUnknown` and fall back to `defaults`. */
export function readChoices(
  search: URLSearchParams,
  language: Language,
  defaults: FireChoices = NO_CHOICES,
): FireChoices {
  const parameterValue = (parameter: Parameter) => search.get(PARAMETERS[parameter][language]) ?? "";
  let hasUnknown = false;
  function meant<T>(parameter: Parameter, meaning: (word: string) => T | null | undefined): T | null {
    const word = parameterValue(parameter);
    const value = word === "" ? null : (meaning(word) ?? null);
    hasUnknown ||= word !== "" && value === null;
    return value;
  }
  const page = Number(parameterValue("page"));
  const choices: Omit<FireChoices, "hasUnknown"> = {
    status:
      meant("status", (word) => keyOf<StatusChoice>(STATUS_WORDS, ["all", ...STATUS_CHOICES], word)) ??
      defaults.status,
    region: meant("region", (word) => (regionBySlug("fr", word) ?? regionBySlug("en", word))?.code),
    zone: meant("zone", zoneOf),
    protection: meant("protection", (word) => keyOf(PROTECTION_WORDS, PROTECTIONS, word)),
    cause: meant("cause", (word) => keyOf(CAUSE_WORDS, CAUSE_IDS, word)),
    text: cleanVisible(parameterValue("words")).slice(0, LONGEST_TEXT),
    sort: meant("sort", (word) => keyOf(SORT_WORDS, INDEX_SORTS, word)) ?? defaults.sort,
    isReversed:
      meant("order", (word) => Object.values<string>(REVERSED_WORD).includes(word) || null) ?? false,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
  return { ...choices, hasUnknown };
}

/** Returns the choices with the list's page number: a requested page can be past the last one. */
export const shownChoices = (choices: FireChoices, list: { readonly page: number } | null): FireChoices => ({
  ...choices,
  page: list?.page ?? 1,
});

/** Returns the query for some choices, without those equal to `defaults`. */
export function choicesQuery(
  choices: FireChoices,
  language: Language,
  defaults: FireChoices = NO_CHOICES,
): Partial<Record<Parameter, string>> {
  const { status, region, zone, protection, cause, text, sort, isReversed, page } = choices;
  return {
    ...(status !== defaults.status && { status: STATUS_WORDS[status][language] }),
    ...(region && { region: regionSlug(region, language) }),
    // Use the number: zone names would be sent to every browser for an address that few visitors see.
    ...(zone !== null && { zone: String(zone) }),
    ...(protection && { protection: PROTECTION_WORDS[protection][language] }),
    ...(cause && { cause: CAUSE_WORDS[cause][language] }),
    ...(text && { words: text }),
    ...(sort !== defaults.sort && { sort: SORT_WORDS[sort][language] }),
    ...(isReversed && { order: REVERSED_WORD[language] }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** Returns true if the choices filter fires more than `defaults` does. Order and page do not count. */
export function isNarrowed(choices: FireChoices, defaults: FireChoices = NO_CHOICES): boolean {
  const { sort, isReversed, page } = defaults;
  return Object.keys(choicesQuery({ ...choices, sort, isReversed, page }, "fr", defaults)).length > 0;
}

export const statusWord = (status: StatusChoice, language: Language) => STATUS_WORDS[status][language];
export const protectionWord = (protection: Protection, language: Language) =>
  PROTECTION_WORDS[protection][language];
export const causeWord = (cause: CauseId, language: Language) => CAUSE_WORDS[cause][language];
export const sortWord = (sort: FireSort, language: Language) => SORT_WORDS[sort][language];
export const regionSlug = (code: string, language: Language) =>
  REGIONS.find((region) => region.code === code)?.slug[language] ?? "";
