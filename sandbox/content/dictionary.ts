import type { Bilingual } from "#territory/language.ts";
import { idOf } from "./identity.ts";
import type { JsonObject } from "./story.ts";

/** Texts by key, with which editors replace the site's own texts. */
export type Dictionary = Readonly<Record<string, Bilingual>>;

const ID = idOf("datasource:dictionary");

/** The space's only data source. */
export const DATASOURCE = {
  id: ID,
  name: "Dictionary",
  slug: "dictionary",
  dimensions: (["fr", "en"] as const).map((language) => ({
    id: idOf(`dimension:${language}`),
    name: language === "fr" ? "French" : "English",
    entry_value: language,
    datasource_id: ID,
  })),
} satisfies JsonObject;

/** Returns the entries of the data source. `dimension_value` is null unless a dimension is requested. */
export const entriesOf = (texts: Dictionary, dimension: string | undefined): JsonObject[] =>
  Object.entries(texts).map(([name, text]) => ({
    id: idOf(`entry:${name}`),
    name,
    value: text.fr,
    dimension_value: dimension === "fr" || dimension === "en" ? text[dimension] : null,
  }));
