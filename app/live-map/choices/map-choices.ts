import type { Protection } from "#fires/model.ts";
import { RESTRICTION_ORDER, type RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";
import { EMBED_YES, isEmbedded } from "#plan/embed.ts";
import { keyOf, PARAMETERS, type Parameter, type Query } from "#plan/paths.ts";
import { cleanVisible } from "#territory/clean-text.ts";
import type { Language } from "#territory/language.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";
import { roundedPosition, writePosition } from "#territory/rounded-position.ts";
import { STATUS_WORDS } from "../../parts/fire/fire-words.ts";
import {
  AREA_KINDS,
  DAY_WORDS,
  DAYS,
  type Day,
  KIND_WORDS,
  MAP_STATUSES,
  MAP_VIEWS,
  type MapViewName,
  PLACE_KINDS,
  type PlaceKindChoice,
  PROTECTION_CHOICES,
  PROTECTION_WORDS,
  TERRITORY_KINDS,
  VIEW_WORDS,
} from "../../parts/map-links/map-words.ts";
import { type AroundLayer, readAround, writeAround } from "./around-layers.ts";

/** Hard restrictions keep people out of a place. Soft restrictions limit activities there. */
export const HARD_TYPES: readonly RestrictionType[] = ["closure", "risk"];
export const SOFT_TYPES: readonly RestrictionType[] = [
  "fire",
  "access",
  "construction_morning",
  "construction_afternoon",
  "construction_day",
  "plane",
  "other",
];

export const isHard = (type: RestrictionType): boolean => HARD_TYPES.includes(type);

/** A visitor's choices on the map, as stored in the address. The browser handles the camera: `camera.ts`. */
export interface MapChoices {
  readonly view: MapViewName;
  readonly statuses: readonly StatusId[];
  /** Selected protection zone; null for both. */
  readonly protection: Protection | null;
  /** Protection if the address has none; null (both) on the page of a northern fire. */
  readonly usualProtection: Protection | null;
  readonly day: Day;
  /** Selected types of restrictions; empty for all types of the view. */
  readonly types: readonly RestrictionType[];
  /** Selected kinds of natural areas or territories; empty for all. */
  readonly kinds: readonly PlaceKindChoice[];
  /** Words to find in names, in the views of natural areas and territories. */
  readonly words: string;
  readonly page: number;
  /** Shown layers of other authorities. */
  readonly around: readonly AroundLayer[];
  /** Id of the record whose card is open, if the record has no address of its own. */
  readonly selected: string | null;
  /** The point for which the visitor asked "what applies here?"; null without such a point. */
  readonly here: Point | null;
  /** True inside another site's page, without our header and links that leave the frame. */
  readonly isEmbedded: boolean;
  /** True if the address has an unknown value. The value is ignored, and the page says this. */
  readonly hasUnknown: boolean;
}

export interface ChoicesProps {
  readonly choices: MapChoices;
  /** Returns the page's address with some choices changed. */
  readonly pathWith: (change: Partial<MapChoices>) => string;
}

export const LONGEST_WORDS = 60;
const POSITION = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;
const listed = (value: string | null): string[] => (value ? value.split(",") : []);

/** Reads the point of an address, rounded to a hundredth of a degree; null if it is not a valid position. */
export function readHere(search: URLSearchParams, language: Language): Point | null {
  const [, lat, lon] = POSITION.exec(search.get(PARAMETERS.here[language]) ?? "")?.map(Number) ?? [];
  if (lat === undefined || lon === undefined || !isOnGlobe({ lat, lon })) return null;
  return roundedPosition({ lat, lon });
}

/** Reads the choices from an address. Unknown values set `hasUnknown` and fall back to the defaults. */
export function readMapChoices(
  search: URLSearchParams,
  language: Language,
  usualProtection: Protection | null = "intensive",
): MapChoices {
  const parameterValue = (parameter: Parameter) => search.get(PARAMETERS[parameter][language]);
  let hasUnknown = false;
  const meant = <T>(parameter: Parameter, meaning: (word: string) => T | null | undefined): (T | null)[] =>
    listed(parameterValue(parameter)).map((word) => {
      const value = meaning(word) ?? null;
      hasUnknown ||= value === null;
      return value;
    });
  const wanted = meant("status", (word) => keyOf<StatusId>(STATUS_WORDS, MAP_STATUSES, word));
  const statuses = MAP_STATUSES.filter((status) => wanted.includes(status));
  const [protection] = meant("protection", (word) => keyOf(PROTECTION_WORDS, PROTECTION_CHOICES, word));
  const [view] = meant("view", (word) => keyOf(VIEW_WORDS, MAP_VIEWS, word));
  const [day] = meant("day", (word) => keyOf(DAY_WORDS, DAYS, word));
  const types = meant("restriction", (word) => RESTRICTION_ORDER.find((type) => type === word));
  const kinds = meant("territory", (word) => keyOf(KIND_WORDS, PLACE_KINDS, word));
  const page = Number(parameterValue("page"));
  return {
    view: view ?? "fires",
    statuses: statuses.length > 0 ? statuses : MAP_STATUSES,
    protection: protection === "both" ? null : (protection ?? usualProtection),
    usualProtection,
    day: day ?? 0,
    types: RESTRICTION_ORDER.filter((type) => types.includes(type)),
    kinds: PLACE_KINDS.filter((kind) => kinds.includes(kind)),
    words: cleanVisible(parameterValue("words") ?? "").slice(0, LONGEST_WORDS),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    around: readAround(search, language),
    selected: parameterValue("selected"),
    here: readHere(search, language),
    isEmbedded: isEmbedded(search),
    hasUnknown,
  };
}

export function mapQuery(choices: MapChoices, language: Language): Query {
  const { view, statuses, protection, usualProtection, day, types, kinds, words, page, selected, here } =
    choices;
  const around = writeAround(choices.around, language);
  const isEveryStatus = statuses.length === MAP_STATUSES.length;
  return {
    ...(view !== "fires" && { view: VIEW_WORDS[view][language] }),
    ...(!isEveryStatus && { status: statuses.map((each) => STATUS_WORDS[each][language]).join(",") }),
    ...([protection, usualProtection].some((each) => each !== "intensive") && {
      protection: PROTECTION_WORDS[protection ?? "both"][language],
    }),
    ...(day !== 0 && { day: DAY_WORDS[day][language] }),
    ...(types.length > 0 && { restriction: types.join(",") }),
    ...(kinds.length > 0 && { territory: kinds.map((kind) => KIND_WORDS[kind][language]).join(",") }),
    ...(words !== "" && { words }),
    ...(around && { around }),
    ...(page > 1 && { page: String(page) }),
    ...(selected && { selected }),
    ...(here && { here: writePosition(here) }),
    ...(choices.isEmbedded && { embed: EMBED_YES[language] }),
  };
}

export function typesShown({ view, types }: MapChoices): readonly RestrictionType[] {
  const own = view === "closures" ? HARD_TYPES : SOFT_TYPES;
  const chosen = own.filter((type) => types.includes(type));
  return chosen.length > 0 ? chosen : own;
}

/** Returns the kinds that a view of natural areas or territories can show. */
export const kindsOf = ({ view }: Pick<MapChoices, "view">): readonly PlaceKindChoice[] =>
  view === "areas" ? AREA_KINDS : TERRITORY_KINDS;

export function kindsShown(choices: MapChoices): readonly PlaceKindChoice[] {
  const own = kindsOf(choices);
  const chosen = own.filter((kind) => choices.kinds.includes(kind));
  return chosen.length > 0 ? chosen : own;
}
