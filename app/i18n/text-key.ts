import type { DictionaryKey } from "./dictionary.ts";

/** The key of a counted text, without the suffix of its plural form. */
type Shared<Key extends string> = Key extends `${infer Stem}_${"zero" | "one" | "many" | "other"}`
  ? Stem
  : Key;

/** Keys that a page can use: the keys of its loaded sets and of the texts that every page has. */
export type LoadedKey<Key extends string = never> = Shared<DictionaryKey | Key>;
