import { languageOfPath } from "#plan/paths.ts";
import { SCREENS } from "#plan/site-map.ts";
import type { Language } from "#territory/language.ts";

const SCREEN_LIST = Object.values(SCREENS);

/**
 * Returns whether a link of the site needs a full page load from a page in `language`: to the other
 * language, whose texts the browser does not have; to a path without a final slash, which is a file or a
 * shortened address that only the server knows; or to a plain page, which is not part of the application.
 */
export function isLoadedWhole(to: string, language: Language): boolean {
  if (!to.startsWith("/")) return false;
  const [path = ""] = to.split(/[?#]/);
  const isPlain = () => SCREEN_LIST.some((screen) => screen.isPlain && screen.path[language] === path);
  return !path.endsWith("/") || languageOfPath(path) !== language || isPlain();
}
