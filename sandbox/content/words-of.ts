import type { Language } from "#territory/language.ts";
import { type JsonObject, objectsIn, type Story } from "./story.ts";

/** Returns lower case without accents. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Keys whose value is not text for readers. */
const UNREAD = new Set([
  "_uid",
  "component",
  "type",
  "href",
  "uuid",
  "linktype",
  "fieldtype",
  "id",
  "cached_url",
]);

function* textIn(object: JsonObject): Generator<string> {
  for (const [key, value] of Object.entries(object)) {
    if (typeof value === "string" && !UNREAD.has(key)) yield value;
  }
}

/** Returns true if every word of a search is in a story's name or content. */
export function containsTerm(story: Story, language: Language, term: string): boolean {
  const inContent = [...objectsIn(story.content(language))].flatMap((object) => [...textIn(object)]);
  const text = folded([story.name[language], ...inContent].join(" "));
  return folded(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
