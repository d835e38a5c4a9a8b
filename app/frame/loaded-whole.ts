import type { Language } from "#territory/language.ts";
import { languageOfPath } from "../paths.ts";
import { SCREENS } from "../site-map.ts";

const PLAIN_PATHS: ReadonlySet<string> = new Set(
  Object.values(SCREENS).flatMap(({ isPlain, path }) => (isPlain ? [path.fr, path.en] : [])),
);

/**
 * Whether a link of the site is loaded whole, from a page of that language. The browser has the texts of one language; and what
 * does not end as pages do is a file, or a page whose address was written short: the server knows it, the router does not.
 * A plain page has no part in the application.
 */
export function isLoadedWhole(to: string, language: Language): boolean {
  if (!to.startsWith("/")) return false;
  const [path = ""] = to.split(/[?#]/);
  return !path.endsWith("/") || languageOfPath(path) !== language || PLAIN_PATHS.has(path);
}
