import type { DictionaryKey } from "./dictionary.ts";

/** The key of a counted text, without its form's suffix. */
type Shared<Key extends string> = Key extends `${infer Stem}_${"zero" | "one" | "many" | "other"}`
  ? Stem
  : Key;

/** Keys that can be used with some loaded sets: their texts, and those of every page. */
export type LoadedKey<Key extends string = never> = Shared<DictionaryKey | Key>;
