import { languageOfPath } from "#plan/paths.ts";
import { SCREENS } from "#plan/site-map.ts";
import type { Language } from "#territory/language.ts";

const SCREEN_LIST = Object.values(SCREENS);

/**
 * Returns whether a link of the site needs a full page load from a page in that language. The browser only
 * has one language's texts. A path without a final slash is a file, or a page's shortened address, which only
 * the server knows. A plain page is not part of the application.
 */
export function isLoadedWhole(to: string, language: Language): boolean {
  if (!to.startsWith("/")) return false;
  const [path = ""] = to.split(/[?#]/);
  const isPlain = () => SCREEN_LIST.some((screen) => screen.isPlain && screen.path[language] === path);
  return !path.endsWith("/") || languageOfPath(path) !== language || isPlain();
}
