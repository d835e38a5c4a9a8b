import type { Language } from "#territory/language.ts";
import { queryPath } from "../../paths.ts";
import { FIRST_AROUND } from "../choices/around-layers.ts";
import { type MapChoices, mapQuery } from "../choices/map-choices.ts";

/** Address of the danger zones' shapes, the same in both languages. */
export const ZONE_SHAPES_PATH = "/carte/zones.json";
export const MAP_DATA_PATHS = { fr: "/carte/donnees.json", en: "/en/map/data.json" } as const;

export const MAP_CARDS_PATHS = { fr: "/carte/fiches.json", en: "/en/map/cards.json" } as const;

const withChoices = (path: string, choices: MapChoices, language: Language): string =>
  queryPath(
    path,
    language,
    mapQuery(
      { ...choices, page: 1, around: FIRST_AROUND, selected: null, here: null, isEmbedded: false },
      language,
    ),
  );

/** Returns the address of the records for some choices, on all pages. */
export const mapDataPath = (choices: MapChoices, language: Language): string =>
  withChoices(MAP_DATA_PATHS[language], choices, language);

/** Returns the address of the cards of those records. */
export const mapCardsPath = (choices: MapChoices, language: Language): string =>
  withChoices(MAP_CARDS_PATHS[language], choices, language);
