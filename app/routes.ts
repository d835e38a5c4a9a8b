import { type RouteConfig, route } from "@react-router/dev/routes";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { MAP_DATA_PATHS, ZONE_SHAPES_PATH } from "./parts/live-map/records/map-data-path.ts";
import { MAP_SEARCH_PATHS } from "./parts/live-map/tools/search-path.ts";
import { OPEN_SCREENS, PAGE_MODULES, SCREENS, type ScreenName } from "./site-map.ts";

/** React Router knows whole segments only: `zone-{slug}` and `{slug}` are one route, which `screenOf` tells apart. */
const segmentsOf = (path: string) =>
  path.split("/").map((segment, at) => (segment.includes("{") ? `:part${at}` : segment));

interface Page {
  /** `{screen}.{language}`, of the first screen it serves. */
  readonly id: string;
  readonly module: string;
  readonly segments: readonly string[];
  /** Segments that the shortest of its addresses has. */
  readonly least: number;
}

/** A screen whose address begins like that of another screen of the same module is served by the same route. */
function join(pages: readonly Page[], name: ScreenName, language: Language): Page[] {
  const { path } = SCREENS[name];
  const module = PAGE_MODULES[name];
  const segments = segmentsOf(path[language]).slice(0, -1);
  const kin = pages.find((page) => page.module === module && continues(page.segments, segments));
  if (!kin) return [...pages, { id: `${name}.${language}`, module, segments, least: segments.length }];
  const longest = kin.segments.length > segments.length ? kin.segments : segments;
  const joined = { ...kin, segments: longest, least: Math.min(kin.least, segments.length) };
  return pages.map((page) => (page === kin ? joined : page));
}

const continues = (a: readonly string[], b: readonly string[]) =>
  a.slice(0, b.length).join("/") === b.slice(0, a.length).join("/") && Math.min(a.length, b.length) > 1;

const patternOf = ({ segments, least }: Page) =>
  segments.map((segment, at) => (at < least ? segment : `${segment}?`)).join("/");

/** Pages come from the site map. */
const pages = LANGUAGES.flatMap((language) =>
  OPEN_SCREENS.reduce<Page[]>((joined, name) => join(joined, name, language), []),
);

const patterns = pages.map(patternOf);
const twice = patterns.find((pattern, at) => patterns.indexOf(pattern) !== at);
if (twice !== undefined) throw new Error(`${twice} leads to two modules`);

export default [
  ...pages.map((page) => route(`${patternOf(page)}/`, page.module, { id: page.id })),
  route("sitemap.xml", "screens/indexes/sitemap.ts"),
  route("robots.txt", "screens/indexes/robots.ts"),
  route("donnees/:file", "screens/downloads/download.ts", { id: "download.fr" }),
  route("en/data/:file", "screens/downloads/download.ts", { id: "download.en" }),
  route("donnees/bilan/:file", "screens/review/review-download.ts", { id: "review-download.fr" }),
  route("en/data/review/:file", "screens/review/review-download.ts", { id: "review-download.en" }),
  route("api/v1/*", "screens/api/v1.ts"),
  route("cartes/:file", "screens/map/sheet-file.ts"),
  ...LANGUAGES.map((language) =>
    route(MAP_DATA_PATHS[language], "screens/map/map-data.ts", { id: `map-data.${language}` }),
  ),
  ...LANGUAGES.map((language) =>
    route(MAP_SEARCH_PATHS[language], "screens/map/map-search.ts", { id: `map-search.${language}` }),
  ),
  route(ZONE_SHAPES_PATH, "screens/map/zone-shapes.ts"),
  route("*", "screens/errors/not-found.tsx"),
] satisfies RouteConfig;
