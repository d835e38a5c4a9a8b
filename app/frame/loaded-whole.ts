import type { Language } from "#territory/language.ts";
import { languageOfPath } from "../paths.ts";
import { SCREENS } from "../site-map.ts";

const SCREEN_LIST = Object.values(SCREENS);

/**
 * Whether a link of the site is loaded whole, from a page of that language. The browser has the texts of one language; and what
 * does not end as pages do is a file, or a page whose address was written short: the server knows it, the router does not.
 * A plain page has no part in the application.
 */
export function isLoadedWhole(to: string, language: Language): boolean {
  if (!to.startsWith("/")) return false;
  const [path = ""] = to.split(/[?#]/);
  const isPlain = () => SCREEN_LIST.some((screen) => screen.isPlain && screen.path[language] === path);
  return !path.endsWith("/") || languageOfPath(path) !== language || isPlain();
}
