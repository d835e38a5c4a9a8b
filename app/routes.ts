import { type RouteConfig, route } from "@react-router/dev/routes";
import { MAP_CARDS_PATHS, MAP_DATA_PATHS, MAP_SEARCH_PATHS, ZONE_SHAPES_PATH } from "#plan/map-files.ts";
import { fixedStart, routePattern } from "#plan/path-pattern.ts";
import { SERVED_SCREENS } from "#plan/site-map.server.ts";
import { OPEN_SCREENS, SCREENS } from "#plan/site-map.ts";
import { SUGGESTIONS_PATHS } from "#plan/suggestions-path.ts";
import { AROUND_PATHS, WORDS_PATHS } from "#plan/where-paths.ts";
import { WIDGET_PATHS } from "#plan/widget-path.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";

interface Page {
  /** Id of the route: `{screen}.{language}` of the first screen that the page serves. */
  readonly id: string;
  readonly module: string;
  readonly paths: string[];
}

/**
 * Returns the pages of one language. Screens with the same module and the same start of their address are one
 * page, which stays mounted when a visitor goes from one to another.
 */
function pagesIn(language: Language): Page[] {
  const pages = new Map<string, Page>();
  for (const name of OPEN_SCREENS) {
    const path = SCREENS[name].path[language];
    const { module } = SERVED_SCREENS[name];
    const key = `${module} ${fixedStart(path)}`;
    const page = pages.get(key) ?? { id: `${name}.${language}`, module, paths: [] };
    page.paths.push(path);
    pages.set(key, page);
  }
  return [...pages.values()];
}

const pages = LANGUAGES.flatMap(pagesIn).map(({ paths, ...page }) => ({
  ...page,
  pattern: routePattern(paths),
}));

const patterns = pages.map(({ pattern }) => pattern);
const twice = patterns.find((pattern, at) => patterns.indexOf(pattern) !== at);
if (twice !== undefined) throw new Error(`${twice} leads to two modules`);

/** Routes with an address in each language. */
const BY_LANGUAGE: readonly (readonly [id: string, paths: Bilingual, module: string])[] = [
  ["map-data", MAP_DATA_PATHS, "screens/map/map-data.ts"],
  ["map-cards", MAP_CARDS_PATHS, "screens/map/map-cards.ts"],
  ["map-search", MAP_SEARCH_PATHS, "screens/map/map-search.ts"],
  ["suggestions", SUGGESTIONS_PATHS, "screens/search/suggestions.ts"],
  ["report-words", WORDS_PATHS, "screens/report/where/words-answer.ts"],
  ["report-around", AROUND_PATHS, "screens/report/where/around-answer.ts"],
  ["widget-itself", WIDGET_PATHS, "screens/widget/widget.ts"],
];

export default [
  ...pages.map(({ id, module, pattern }) => route(pattern, module, { id })),
  route("sitemap.xml", "screens/indexes/sitemap.ts"),
  route("robots.txt", "screens/indexes/robots.ts"),
  route(".well-known/security.txt", "screens/indexes/security.ts"),
  route("donnees/:file", "screens/downloads/download.ts", { id: "download.fr" }),
  route("en/data/:file", "screens/downloads/download.ts", { id: "download.en" }),
  route("donnees/bilan/:file", "screens/review/review-download.ts", { id: "review-download.fr" }),
  route("en/data/review/:file", "screens/review/review-download.ts", { id: "review-download.en" }),
  route("cap/:file", "screens/feeds/cap/cap-message.ts"),
  route("flux/:file", "screens/feeds/feed.ts", { id: "feed.fr" }),
  route("en/feeds/:file", "screens/feeds/feed.ts", { id: "feed.en" }),
  route("api/v1/*", "screens/api/v1.ts"),
  route("cartes/:file", "screens/map/sheet-file.ts"),
  ...BY_LANGUAGE.flatMap(([id, paths, module]) =>
    LANGUAGES.map((language) => route(paths[language], module, { id: `${id}.${language}` })),
  ),
  route(ZONE_SHAPES_PATH, "screens/map/zone-shapes.ts"),
  route("*", "screens/pages/any-page.tsx"),
] satisfies RouteConfig;
