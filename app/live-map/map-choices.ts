import type { Protection } from "#fires/model.ts";
import { RESTRICTION_ORDER, type RestrictionType } from "#fires/restriction.ts";
import { STATUS_ORDER, type StatusId } from "#fires/status.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { PARAMETERS, type Parameter, type Query } from "../paths.ts";
import { protectionWord, statusWord } from "../situation/fire-choices.ts";

/** What the map can show, in the order of its menu. */
export const MAP_VIEWS = ["fires", "danger", "closures", "measures"] as const;
export type MapViewName = (typeof MAP_VIEWS)[number];

export const VIEW_WORDS = {
  fires: { fr: "feux", en: "fires" },
  danger: { fr: "danger", en: "danger" },
  closures: { fr: "fermetures", en: "closures" },
  measures: { fr: "mesures", en: "measures" },
} as const satisfies Record<MapViewName, Bilingual>;

/** Hard restrictions keep people out of a place; soft ones limit what may be done there. */
export const HARD_TYPES = ["closure", "risk"] as const satisfies readonly RestrictionType[];
export const SOFT_TYPES = [
  "fire",
  "access",
  "construction_morning",
  "construction_afternoon",
  "construction_day",
  "plane",
] as const satisfies readonly RestrictionType[];

const DAY_WORDS = {
  0: { fr: "aujourdhui", en: "today" },
  1: { fr: "demain", en: "tomorrow" },
  2: { fr: "apres-demain", en: "day-after" },
} as const satisfies Record<number, Bilingual>;
export const DAYS = [0, 1, 2] as const;
export type Day = (typeof DAYS)[number];

/** The six statuses a fire may have while it burns: what the map can show. */
export const MAP_STATUSES: readonly StatusId[] = STATUS_ORDER.filter((statusId) => statusId !== 6);

/** What a visitor chose to see on the map, as kept in the address. The camera is the browser's own: `camera.ts`. */
export interface MapChoices {
  readonly view: MapViewName;
  readonly statuses: readonly StatusId[];
  /** Null: both. */
  readonly protection: Protection | null;
  readonly day: Day;
  /** Of the view's own types; empty: all of them. */
  readonly types: readonly RestrictionType[];
  readonly page: number;
  /** The restriction whose card is open, by its id. */
  readonly selected: string | null;
}

const BOTH = { fr: "toutes", en: "all" } as const satisfies Bilingual;

type Words<K extends string | number> = Readonly<Record<K, Bilingual>>;

/** Words of either language are understood, so that a shared link always works. */
const keyOf = <K extends string | number>(
  words: Words<K>,
  keys: readonly K[],
  said: string | null,
): K | null => keys.find((key) => words[key].fr === said || words[key].en === said) ?? null;

const STATUS_WORDS = Object.fromEntries(
  MAP_STATUSES.map((status) => [status, { fr: statusWord(status, "fr"), en: statusWord(status, "en") }]),
) as Words<StatusId>;

const PROTECTION_WORDS: Words<"intensive" | "northern" | "both"> = {
  intensive: { fr: protectionWord("intensive", "fr"), en: protectionWord("intensive", "en") },
  northern: { fr: protectionWord("northern", "fr"), en: protectionWord("northern", "en") },
  both: BOTH,
};

const listed = (value: string | null): string[] => (value ? value.split(",") : []);

/** Reads the choices of an address; what is not understood falls back to what the map shows first. */
export function readMapChoices(search: URLSearchParams, language: Language): MapChoices {
  const said = (parameter: Parameter) => search.get(PARAMETERS[parameter][language]);
  const wanted = listed(said("status")).map((word) => keyOf(STATUS_WORDS, MAP_STATUSES, word));
  const statuses = MAP_STATUSES.filter((status) => wanted.includes(status));
  const protection = keyOf(PROTECTION_WORDS, ["intensive", "northern", "both"], said("protection"));
  const types = listed(said("restriction"));
  const page = Number(said("page"));
  return {
    view: keyOf(VIEW_WORDS, MAP_VIEWS, said("view")) ?? "fires",
    statuses: statuses.length > 0 ? statuses : MAP_STATUSES,
    protection: protection === "both" ? null : (protection ?? "intensive"),
    day: keyOf(DAY_WORDS, DAYS, said("day")) ?? 0,
    types: RESTRICTION_ORDER.filter((type) => types.includes(type)),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    selected: said("selected"),
  };
}

/** The query of some choices; what the map shows first is left out. */
export function mapQuery(choices: MapChoices, language: Language): Query {
  const { view, statuses, protection, day, types, page, selected } = choices;
  const isEveryStatus = statuses.length === MAP_STATUSES.length;
  return {
    ...(view !== "fires" && { view: VIEW_WORDS[view][language] }),
    ...(!isEveryStatus && { status: statuses.map((each) => STATUS_WORDS[each][language]).join(",") }),
    ...(protection !== "intensive" && { protection: PROTECTION_WORDS[protection ?? "both"][language] }),
    ...(day !== 0 && { day: DAY_WORDS[day][language] }),
    ...(types.length > 0 && { restriction: types.join(",") }),
    ...(page > 1 && { page: String(page) }),
    ...(selected && { selected }),
  };
}

/** The types a view of restrictions shows under its filter. */
export function typesShown({ view, types }: MapChoices): readonly RestrictionType[] {
  const own: readonly RestrictionType[] = view === "closures" ? HARD_TYPES : SOFT_TYPES;
  const chosen = own.filter((type) => types.includes(type));
  return chosen.length > 0 ? chosen : own;
}
