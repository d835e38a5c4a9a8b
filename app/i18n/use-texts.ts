import type { TFunction } from "i18next";
import { useLocation } from "react-router";
import type { Language } from "#territory/language.ts";
import { languageOfPath } from "../paths.ts";
import { type Formats, formatsOf } from "./format.ts";
import { textsOf } from "./instance.ts";

/** The page's language, its texts and its ways of writing numbers and dates. */
export function useTexts(): { language: Language; t: TFunction; formats: Formats } {
  const language = languageOfPath(useLocation().pathname);
  return { language, t: textsOf(language).t, formats: formatsOf(language) };
}
