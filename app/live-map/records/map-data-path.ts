import { MAP_CARDS_PATHS, MAP_DATA_PATHS } from "#plan/map-files.ts";
import { queryPath } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { FIRST_AROUND } from "../choices/around-layers.ts";
import { type MapChoices, mapQuery } from "../choices/map-choices.ts";

const withChoices = (path: string, choices: MapChoices, language: Language): string =>
  queryPath(
    path,
    language,
    mapQuery(
      { ...choices, page: 1, around: FIRST_AROUND, selected: null, here: null, isEmbedded: false },
      language,
    ),
  );

/** Returns the address of all records for some choices, from all pages of the list. */
export const mapDataPath = (choices: MapChoices, language: Language): string =>
  withChoices(MAP_DATA_PATHS[language], choices, language);

export const mapCardsPath = (choices: MapChoices, language: Language): string =>
  withChoices(MAP_CARDS_PATHS[language], choices, language);
