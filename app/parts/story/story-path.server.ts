import type { StorySummary } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { screenAt } from "../../paths.ts";
import type { ScreenName } from "../../site-map.ts";
import { storyAddresses } from "./find-story.server.ts";
import { SHOWN } from "./shown-stories.ts";

const shown: Partial<Record<ScreenName, (story: StorySummary) => boolean>> = SHOWN;

/** Where a story is read in a language, be it at an address that no screen has; null where the screen of its address does not show it. */
export function storyPath(story: StorySummary, language: Language): string | null {
  const path = storyAddresses(story)[language];
  const screen = screenAt(path);
  if (screen === null) return path;
  // What else varies in an address, as a region's name, is none of the editors'.
  const isShown = shown[screen.name]?.(story) ?? Object.keys(screen.parts).length === 0;
  return isShown ? path : null;
}
