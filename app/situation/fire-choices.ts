import type { Protection } from "#fires/model.ts";
import { FIRE_SORTS, type FireSort } from "#fires/sort.ts";
import type { StatusId } from "#fires/status.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { REGIONS, regionBySlug } from "#territory/regions.ts";
import { PARAMETERS, type Parameter } from "../paths.ts";

/** `active` is the six active statuses; `contained` those the agency says are contained (englobés). */
export type StatusChoice = StatusId | "active" | "contained";

/** What a visitor chose of the fires, as kept in the address. */
export interface FireChoices {
  readonly status: StatusChoice;
  readonly region: string | null;
  readonly protection: Protection | null;
  readonly sort: FireSort;
  readonly page: number;
}

const STATUS_WORDS = {
  active: { fr: "actifs", en: "active" },
  contained: { fr: "englobes", en: "contained" },
  0: { fr: "recense", en: "recorded" },
  1: { fr: "nouveau", en: "new" },
  2: { fr: "sous-observation", en: "under-observation" },
  3: { fr: "hors-controle", en: "out-of-control" },
  4: { fr: "contenu", en: "being-held" },
  5: { fr: "maitrise", en: "under-control" },
  6: { fr: "eteint", en: "extinguished" },
} as const satisfies Record<StatusChoice, Bilingual>;

const PROTECTION_WORDS = {
  intensive: { fr: "intensive", en: "intensive" },
  northern: { fr: "nordique", en: "northern" },
} as const satisfies Record<Protection, Bilingual>;

const SORT_WORDS = {
  gravity: { fr: "gravite", en: "gravity" },
  size: { fr: "taille", en: "size" },
  start: { fr: "debut", en: "start" },
  name: { fr: "nom", en: "name" },
  region: { fr: "region", en: "region" },
} as const satisfies Record<FireSort, Bilingual>;

export const STATUS_CHOICES = ["active", 3, 1, 0, 2, 4, 5, "contained", 6] as const satisfies StatusChoice[];

/** The chosen key of a table of words; words of either language are understood, so that a shared link always works. */
function chosen<K extends string | number>(
  words: Readonly<Record<K, Bilingual>>,
  keys: readonly K[],
  value: string | null,
): K | null {
  return keys.find((key) => words[key].fr === value || words[key].en === value) ?? null;
}

const parameterValue = (search: URLSearchParams, parameter: Parameter, language: Language) =>
  search.get(PARAMETERS[parameter][language]);

/** Reads the choices of an address; what is not understood falls back to the whole list. */
export function readChoices(search: URLSearchParams, language: Language): FireChoices {
  const region = parameterValue(search, "region", language) ?? "";
  const page = Number(parameterValue(search, "page", language));
  return {
    status: chosen(STATUS_WORDS, STATUS_CHOICES, parameterValue(search, "status", language)) ?? "active",
    region: (regionBySlug("fr", region) ?? regionBySlug("en", region))?.code ?? null,
    protection: chosen(
      PROTECTION_WORDS,
      ["intensive", "northern"],
      parameterValue(search, "protection", language),
    ),
    sort: chosen(SORT_WORDS, FIRE_SORTS, parameterValue(search, "sort", language)) ?? "gravity",
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The query of some choices; what is the default is left out. */
export function choicesQuery(choices: FireChoices, language: Language): Partial<Record<Parameter, string>> {
  const { status, region, protection, sort, page } = choices;
  return {
    ...(status !== "active" && { status: STATUS_WORDS[status][language] }),
    ...(region && { region: regionSlug(region, language) }),
    ...(protection && { protection: PROTECTION_WORDS[protection][language] }),
    ...(sort !== "gravity" && { sort: SORT_WORDS[sort][language] }),
    ...(page > 1 && { page: String(page) }),
  };
}

export const statusWord = (status: StatusChoice, language: Language) => STATUS_WORDS[status][language];
export const protectionWord = (protection: Protection, language: Language) =>
  PROTECTION_WORDS[protection][language];
export const sortWord = (sort: FireSort, language: Language) => SORT_WORDS[sort][language];
export const regionSlug = (code: string, language: Language) =>
  REGIONS.find((region) => region.code === code)?.slug[language] ?? "";
