import type { StorySummary } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { screenAt } from "../../paths.ts";
import { storyAddresses } from "./find-story.server.ts";

/** Where a story is read in a language, whatever its kind; null while no open screen answers there. */
export function storyPath(story: Pick<StorySummary, "paths">, language: Language): string | null {
  const path = storyAddresses(story)[language];
  return screenAt(path) === null ? null : path;
}
