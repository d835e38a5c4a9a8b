import { useLocation } from "react-router";
import type { Language } from "#territory/language.ts";
import { languageOfPath } from "../paths.ts";
import { type Formats, formatsOf } from "./format.ts";
import type { Say } from "./texts-of.ts";
import { textsOf } from "./texts-of.ts";

/** The page's language, its texts and its ways of writing numbers and dates. */
export function useTexts(): { language: Language; t: Say; formats: Formats } {
  const language = languageOfPath(useLocation().pathname);
  return { language, t: textsOf(language).t, formats: formatsOf(language) };
}
