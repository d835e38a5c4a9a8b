import type { Protection } from "#fires/model.ts";
import { isActive, STATUS_ORDER, type StatusId } from "#fires/status.ts";
import { nameValues } from "#plan/paths.ts";
import type { Bilingual } from "#territory/language.ts";
import type { NaturalAreaKind } from "#territory/natural-areas.ts";
import { PROTECTION_WORDS as FIRE_PROTECTION } from "../fire/fire-words.ts";

/** Views of the map, in the order of its menu. */
export const MAP_VIEWS = [
  "fires",
  "danger",
  "closures",
  "measures",
  "areas",
  "territories",
  "bookmarks",
  "report",
] as const;
export type MapViewName = (typeof MAP_VIEWS)[number];

export const VIEW_WORDS = {
  fires: { fr: "feux", en: "fires" },
  danger: { fr: "danger", en: "danger" },
  closures: { fr: "fermetures", en: "closures" },
  measures: { fr: "mesures", en: "measures" },
  areas: { fr: "milieux-naturels", en: "natural-areas" },
  territories: { fr: "territoires", en: "territories" },
  bookmarks: { fr: "signets", en: "bookmarks" },
  report: { fr: "rapport", en: "report" },
} as const satisfies Record<MapViewName, Bilingual>;

export const DAYS = [0, 1, 2] as const;
export type Day = (typeof DAYS)[number];

export const DAY_WORDS = {
  0: { fr: "aujourdhui", en: "today" },
  1: { fr: "demain", en: "tomorrow" },
  2: { fr: "apres-demain", en: "day-after" },
} as const satisfies Record<Day, Bilingual>;

/** The six statuses of a burning fire, which the map can show. */
export const MAP_STATUSES: readonly StatusId[] = STATUS_ORDER.filter(isActive);

/** The four kinds of territories for which the agency or the law makes rules. */
export const TERRITORY_KINDS = ["region", "mrc", "city", "zone"] as const;
export type TerritoryKind = (typeof TERRITORY_KINDS)[number];

export const AREA_KINDS = [
  "national-park",
  "federal-park",
  "wildlife-reserve",
  "zec",
] as const satisfies readonly NaturalAreaKind[];

export type PlaceKindChoice = TerritoryKind | NaturalAreaKind;
export const PLACE_KINDS: readonly PlaceKindChoice[] = [...TERRITORY_KINDS, ...AREA_KINDS];

export const KIND_WORDS = {
  region: { fr: "regions", en: "regions" },
  mrc: { fr: "mrc", en: "mrc" },
  city: { fr: "municipalites", en: "cities" },
  zone: { fr: "zones", en: "zones" },
  "national-park": { fr: "parcs-nationaux", en: "national-parks" },
  "federal-park": { fr: "parcs-federaux", en: "federal-parks" },
  "wildlife-reserve": { fr: "reserves", en: "reserves" },
  zec: { fr: "zecs", en: "zecs" },
} as const satisfies Record<PlaceKindChoice, Bilingual>;

export const PROTECTION_CHOICES = ["intensive", "northern", "both"] as const satisfies readonly (
  | Protection
  | "both"
)[];

export const PROTECTION_WORDS = {
  ...FIRE_PROTECTION,
  both: { fr: "toutes", en: "all" },
} as const satisfies Record<(typeof PROTECTION_CHOICES)[number], Bilingual>;

nameValues("view", VIEW_WORDS);
nameValues("day", DAY_WORDS);
nameValues("territory", KIND_WORDS);
nameValues("protection", PROTECTION_WORDS);
