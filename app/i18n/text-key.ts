import type { DictionaryKey } from "./dictionary.ts";

/** The key of a counted text, without the suffix of its plural form. */
type Shared<Key extends string> = Key extends `${infer Stem}_${"zero" | "one" | "many" | "other"}`
  ? Stem
  : Key;

/** Keys that can be used with some loaded sets: keys of the sets, and keys of every page's texts. */
export type LoadedKey<Key extends string = never> = Shared<DictionaryKey | Key>;
