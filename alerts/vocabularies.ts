import type { Language } from "#territory/language.ts";
import { ENGLISH } from "./words.en.ts";
import { FRENCH, type Vocabulary } from "./words.fr.ts";

export const VOCABULARIES = { fr: FRENCH, en: ENGLISH } as const satisfies Record<Language, Vocabulary>;
