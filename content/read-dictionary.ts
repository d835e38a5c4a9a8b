import { z } from "zod";
import type { Language } from "#territory/language.ts";

/** Editors' texts that replace the site's own, by key. */
export type DictionaryTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export const NO_TEXTS: DictionaryTexts = { fr: {}, en: {} };

const LONGEST = 5000;
const text = z.string().max(LONGEST);
/** An entry of the dictionary. Its English text is the value of the English dimension. */
const entry = z.object({
  name: z.string().min(1).max(200),
  value: text.nullish(),
  dimension_value: text.nullish(),
});

/** Reads the entries of the dictionary. An unreadable entry, or an empty language, replaces no text. */
export function readDictionary(entries: readonly unknown[]): DictionaryTexts {
  const read = entries.flatMap((raw) => entry.safeParse(raw).data ?? []);
  const given = (pairs: readonly (readonly [string, string | null | undefined])[]) =>
    Object.fromEntries(pairs.flatMap(([key, words]) => (words ? [[key, words]] : [])));
  return {
    fr: given(read.map(({ name, value }) => [name, value])),
    en: given(read.map(({ name, dimension_value }) => [name, dimension_value])),
  };
}
