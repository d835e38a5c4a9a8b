import { z } from "zod";
import type { Language } from "#territory/language.ts";

/** Editors' replacements for the site's texts, by language and key. */
export type DictionaryTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export const NO_TEXTS: DictionaryTexts = { fr: {}, en: {} };

const LONGEST = 5000;
const text = z.string().max(LONGEST);
/** Schema of a dictionary entry: `value` is the French text, `dimension_value` the English text. */
const entry = z.object({
  name: z.string().min(1).max(200),
  value: text.nullish(),
  dimension_value: text.nullish(),
});

/** Reads the entries of the dictionary. An unreadable entry or an empty text replaces nothing. */
export function readDictionary(entries: readonly unknown[]): DictionaryTexts {
  const read = entries.flatMap((raw) => entry.safeParse(raw).data ?? []);
  const given = (pairs: readonly (readonly [string, string | null | undefined])[]) =>
    Object.fromEntries(pairs.flatMap(([key, words]) => (words ? [[key, words]] : [])));
  return {
    fr: given(read.map(({ name, value }) => [name, value])),
    en: given(read.map(({ name, dimension_value }) => [name, dimension_value])),
  };
}
