import { regionSlugOf } from "#plan/fire-path.ts";
import { pathTo, type Query } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { bookmarkLink } from "../bookmarks/bookmarks.ts";
import { type MapChoices, mapQuery } from "../choices/map-choices.ts";
import type { FireRecord, MapRecord, TerritoryRecord, ZoneRecord } from "./records.ts";

/** Identification of a record: the fields that its address needs. */
export type RecordKey =
  | Pick<FireRecord, "kind" | "id" | "region">
  | Pick<ZoneRecord, "kind" | "slug">
  | Pick<TerritoryRecord, "kind" | "id" | "territoryKind" | "slug">
  | (Pick<MapRecord, "id"> & { readonly kind: "restriction" | "area" | "bookmark" });

/** Returns the map's address with a record selected and all other choices unchanged. */
export function recordPath(record: RecordKey, choices: MapChoices, language: Language): string {
  const query = mapQuery({ ...choices, selected: null, here: null }, language);
  const selected = "id" in record ? record.id : null;
  const selection = mapQuery({ ...choices, selected, here: null }, language);
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
    case "area":
      return pathTo("map", language, {}, selection);
    case "territory":
      return territoryPath(record, language, { query, selection });
    case "bookmark":
      return bookmarkLink(record.id, language, choices.isEmbedded);
  }
}

/** Regions and zones have their own address. MRC and cities are selected on the map. */
function territoryPath(
  { territoryKind, slug }: Pick<TerritoryRecord, "territoryKind" | "slug">,
  language: Language,
  { query, selection }: { readonly query: Query; readonly selection: Query },
): string {
  if (territoryKind === "region") return pathTo("map-region", language, { slug }, query);
  if (territoryKind === "zone") return pathTo("map-zone", language, { slug }, query);
  return pathTo("map", language, {}, selection);
}
