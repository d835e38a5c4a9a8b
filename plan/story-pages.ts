import type { Bilingual } from "#territory/language.ts";
import { feedAt, feedPage } from "./feed-path.ts";
import { pagePathOf, screenAt } from "./paths.ts";
import { SCREENS } from "./site-map.ts";

const familyOf = (path: string) => path.split("/")[0];

/**
 * Returns whether the response at a path can show a story. This is true for the story's page, the pages and
 * feeds of the story's family, and the sitemap. A family is the pages whose French addresses have the same
 * first part, such as `communiques`.
 */
export function showsStory(pathname: string, paths: Bilingual): boolean {
  if (pathname === "/sitemap.xml") return true;
  const page = pagePathOf(pathname);
  if (page === `/${paths.fr}/` || page === `/en/${paths.en}/`) return true;
  const feed = feedAt(pathname);
  const screen = screenAt(feed ? feedPage(feed.kind, feed.language) : page);
  return screen !== null && familyOf(SCREENS[screen.name].path.fr.slice(1)) === familyOf(paths.fr);
}
