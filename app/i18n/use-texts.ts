import { useLocation } from "react-router";
import { languageOfPath } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import type { TextSet } from "./bilingual-texts.ts";
import { type Formats, formatsOf } from "./format.ts";
import { type TextOf, textsOf } from "./texts-of.ts";

interface PageTexts<Key extends string> {
  readonly language: Language;
  readonly t: TextOf<Key>;
  readonly formats: Formats;
}

export function useTexts<Key extends string = never>(...loaded: readonly TextSet<Key>[]): PageTexts<Key> {
  const language = languageOfPath(useLocation().pathname);
  return { language, t: textsOf(language, ...loaded).t, formats: formatsOf(language) };
}
