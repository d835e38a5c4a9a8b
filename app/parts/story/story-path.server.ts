import type { StorySummary } from "#content/story.ts";
import { screenAt } from "#plan/paths.ts";
import type { ScreenName } from "#plan/site-map.ts";
import type { Language } from "#territory/language.ts";
import { storyAddresses } from "./find-story.server.ts";
import { SHOWN } from "./shown-stories.ts";

const shown: Partial<Record<ScreenName, (story: StorySummary) => boolean>> = SHOWN;

/** Returns a story's path in a language; null if the screen at this address does not show the story. */
export function storyPath(story: StorySummary, language: Language): string | null {
  const path = storyAddresses(story)[language];
  const screen = screenAt(path);
  if (screen === null) return path;
  // Other variable parts of an address, such as a region's name, are not defined by editors.
  const isShown = shown[screen.name]?.(story) ?? Object.keys(screen.parts).length === 0;
  return isShown ? path : null;
}
