import type { CacheRule, PageRule, PrivateRule } from "#site-contract";
import { KEPT_PARAMETERS } from "./frame/kept-parameters.ts";
import { DOWNLOAD_PARAMETERS, downloadAt } from "./parts/downloads/download-path.ts";
import { sharedPlace } from "./parts/finder/point-meant.server.ts";
import { MAP_DATA_PATHS, ZONE_SHAPES_PATH } from "./parts/live-map/records/map-data-path.ts";
import { MAP_SEARCH_PATHS, SEARCH_PARAMETER } from "./parts/live-map/tools/search-path.ts";
import { PARAMETERS, type Parameter, pagePathOf, screenAt } from "./paths.ts";
import { apiCacheRule } from "./screens/api/api-cache-rule.ts";
import { isApiPath } from "./screens/api/api-path.ts";
import { csvAt } from "./screens/review/review-parts.ts";
import type { ScreenName } from "./site-map.ts";

const DAY = 24 * 3600;
/** Pages of the situation: re-rendered behind the visitor's back a few times a minute. */
const situationPage = (...parameters: Parameter[]): CacheRule => ({
  freshSeconds: 15,
  staleSeconds: 30,
  rescueSeconds: DAY,
  query: namesOf(...parameters),
});

/** Some parameters have one name in both languages: each counts once, or it would be given to the page twice. */
function namesOf(...parameters: Parameter[]): string[] {
  return [
    ...new Set(
      [...KEPT_PARAMETERS, ...parameters].flatMap((parameter) => Object.values(PARAMETERS[parameter])),
    ),
  ];
}
const MAP_PAGE = situationPage(
  "view",
  "status",
  "protection",
  "day",
  "restriction",
  "territory",
  "words",
  "page",
  "selected",
  "here",
  "embed",
);

const areaPage = situationPage("words", "status", "protection", "sort", "page");

const RULES: Readonly<Partial<Record<ScreenName, CacheRule>>> = {
  api: situationPage(),
  map: MAP_PAGE,
  "map-zone": MAP_PAGE,
  "map-region": MAP_PAGE,
  "map-fire": MAP_PAGE,
  home: situationPage("place", "period"),
  "current-situation-location": situationPage("place", "here"),
  review: situationPage("protection"),
  "current-situation": situationPage(
    "status",
    "region",
    "protection",
    "words",
    "sort",
    "page",
    "restriction",
    "danger",
  ),
  "current-situation-region": areaPage,
  "current-situation-zone": areaPage,
  "current-situation-fire": situationPage(),
  "fire-index": situationPage(...DOWNLOAD_PARAMETERS.fires, "page"),
  "non-fire-index": { freshSeconds: DAY, staleSeconds: DAY, rescueSeconds: DAY, query: namesOf() },
};

/** Screens that are asked about a place. */
const ASKED: readonly (ScreenName | undefined)[] = ["home", "current-situation-location"];
const OWN_WORDS: PrivateRule = { isPrivate: true, query: namesOf("address", "place", "here", "period") };
const ADDRESS_NAMES = Object.values(PARAMETERS.address);
const SHARED_NAMES = [...Object.values(PARAMETERS.place), ...Object.values(PARAMETERS.here)];

/** Words that somebody typed are personal; a place of the gazetteer or a rounded position is anyone's. */
function holdsOwnWords({ searchParams }: URL): boolean {
  return (
    ADDRESS_NAMES.some((name) => searchParams.has(name)) ||
    SHARED_NAMES.some((name) =>
      searchParams.getAll(name).some((value) => value !== "" && sharedPlace(value) === null),
    )
  );
}
const MAP_SEARCH: PrivateRule = { isPrivate: true, query: [SEARCH_PARAMETER] };

/** What a start of the server fixes. */
const FIXED: CacheRule = { freshSeconds: DAY, staleSeconds: DAY, rescueSeconds: DAY, query: [] };
const ROBOT_FILES = ["/robots.txt", "/sitemap.xml"];
const SHEET: CacheRule = { freshSeconds: DAY, staleSeconds: DAY, rescueSeconds: DAY, query: [] };
const SHEET_PATH = /^\/cartes\/[\w-]+\.[\w-]+\.svg$/;

/** Files are made of the readings that the pages show, and kept as long. */
function downloadRule(pathname: string): CacheRule | null {
  if (csvAt(pathname)) return situationPage("protection");
  const kind = downloadAt(pathname)?.kind;
  return kind ? situationPage(...DOWNLOAD_PARAMETERS[kind]) : null;
}

/**
 * The rule of an address; null means that its answer is never kept, and its query not read. `.data` requests
 * follow their page.
 */
export function cacheRuleFor(url: URL): PageRule | null {
  if (SHEET_PATH.test(url.pathname)) return SHEET;
  if (ROBOT_FILES.includes(url.pathname)) return FIXED;
  if (isApiPath(url.pathname)) return apiCacheRule(url);
  if (Object.values<string>(MAP_DATA_PATHS).includes(url.pathname)) return MAP_PAGE;
  if (Object.values<string>(MAP_SEARCH_PATHS).includes(url.pathname)) return MAP_SEARCH;
  if (url.pathname === ZONE_SHAPES_PATH) return situationPage();
  const page = pagePathOf(url.pathname);
  const name = screenAt(page)?.name;
  if (ASKED.includes(name) && holdsOwnWords(url)) return OWN_WORDS;
  return (name && RULES[name]) ?? downloadRule(url.pathname);
}
