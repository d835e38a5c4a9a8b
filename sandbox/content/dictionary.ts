import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { idOf } from "./identity.ts";
import type { JsonObject } from "./story.ts";

const dictionary = z.record(z.string(), z.strictObject({ fr: z.string(), en: z.string() })).nullable();
/** Texts with which editors replace the site's own, by key. */
export type Dictionary = NonNullable<z.output<typeof dictionary>>;

/**
 * Reads the editors' dictionary. A missing or broken file gives an empty dictionary; a broken one is
 * reported.
 */
export function readDictionary(file: string, report: (line: string) => void): Dictionary {
  if (!existsSync(file)) return {};
  try {
    return dictionary.parse(parse(readFileSync(file, "utf8"))) ?? {};
  } catch (error) {
    report(`sandbox content: ${file} is left out: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}

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
