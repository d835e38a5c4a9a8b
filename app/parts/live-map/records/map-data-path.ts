import type { Language } from "#territory/language.ts";
import { queryPath } from "../../../paths.ts";
import { type MapChoices, mapQuery } from "../choices/map-choices.ts";

/** The danger zones' shapes, the same in both languages. */
export const ZONE_SHAPES_PATH = "/carte/zones.json";
export const MAP_DATA_PATHS = { fr: "/carte/donnees.json", en: "/en/map/data.json" } as const;

/** Where the records of some choices are, all pages of them. */
export function mapDataPath(choices: MapChoices, language: Language): string {
  return queryPath(
    MAP_DATA_PATHS[language],
    language,
    mapQuery({ ...choices, page: 1, selected: null, here: null, isEmbedded: false }, language),
  );
}
