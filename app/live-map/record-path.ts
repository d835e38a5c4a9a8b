import type { Language } from "#territory/language.ts";
import { pathTo } from "../paths.ts";
import { regionSlugOf } from "../situation/fire-path.ts";
import { type MapChoices, mapQuery } from "./map-choices.ts";
import type { MapRecord } from "./records.ts";

/** The map with a record selected on it, everything else as it is. */
export function recordPath(record: MapRecord, choices: MapChoices, language: Language): string {
  const query = mapQuery({ ...choices, selected: null }, language);
  switch (record.kind) {
    case "fire":
      return pathTo(
        "map-fire",
        language,
        { slug: regionSlugOf(record.region, language), id: record.id },
        query,
      );
    case "zone":
      return pathTo("map-zone", language, { slug: record.slug }, query);
    case "restriction":
      return pathTo("map", language, {}, mapQuery({ ...choices, selected: record.id }, language));
  }
}
