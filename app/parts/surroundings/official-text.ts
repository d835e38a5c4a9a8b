import type { Language } from "#territory/language.ts";

/** Paragraphs of an official text. `rest` opens on a press: it is empty unless the text is very long. */
export interface OfficialText {
  readonly shown: readonly string[];
  readonly rest: readonly string[];
}

/** Length above which a text only shows its first part, so that the page's own answer stays near. */
const MOST_SHOWN = 2000;
/** The first part of a long text, up to the end of a sentence, else of a word, else of any character. */
const STARTS = [/^.{1000,2000}[.!?…\n](?=\s)/su, /^.{1000,2000}(?=\s)/su, /^.{2000}/su];

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

export function officialText(text: string): OfficialText {
  if (text.length <= MOST_SHOWN) return { shown: paragraphsOf(text), rest: [] };
  const [start = text] = STARTS.flatMap((pattern) => pattern.exec(text) ?? []);
  return { shown: paragraphsOf(start), rest: paragraphsOf(text.slice(start.length)) };
}

/** Greatest length of a headline or a list of areas where a page has little room. */
const MOST_SHORT = 160;

/** Returns a text; if it is too long, its start and an ellipsis. */
export const shortText = (text: string): string =>
  text.length > MOST_SHORT ? `${text.slice(0, MOST_SHORT).trimEnd()}…` : text;

/** Returns a text with the no-break spaces of its language: its author may have typed plain ones. */
export const withNoBreaks = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0") : text;
