import type { DictionaryKey } from "./dictionary.fr.ts";

/** A counted text is asked for by what its forms share. */
type Shared<Key extends string> = Key extends `${infer Stem}_${"zero" | "one" | "many" | "other"}`
  ? Stem
  : Key;

/** What may be said with some loaded sets: their texts, and those that every page has. */
export type SaidKey<Key extends string = never> = Shared<DictionaryKey | Key>;
