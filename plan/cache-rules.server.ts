import { readRoundedPosition } from "#territory/read-position.ts";
import { readSharedPlace } from "#territory/shared-place.server.ts";
import { alertFeedAt } from "./alert-feed-path.ts";
import { API_ROOT, isApiPath } from "./api-path.ts";
import { aroundFileAt } from "./around-files.ts";
import { capAt } from "./cap-path.ts";
import { downloadAt } from "./download-path.ts";
import { feedAt } from "./feed-path.ts";
import { LASTING_PARAMETERS } from "./lasting-parameters.ts";
import {
  MAP_CARDS_PATHS,
  MAP_DATA_PATHS,
  MAP_SEARCH_PATHS,
  SEARCH_PARAMETER,
  ZONE_SHAPES_PATH,
} from "./map-files.ts";
import type { CacheRule, PageRule, PrivateRule } from "./page-rules.ts";
import { parameterNames } from "./parameter-names.ts";
import { languageOfPath, PARAMETERS, type Parameter, pagePathOf, SEARCH_NAMES, screenAt } from "./paths.ts";
import { isProviderAnswer } from "./provider-answer.ts";
import { reviewFileAt } from "./review-files.ts";
import { live, ONE_DAY, type PageCache, SERVED_SCREENS } from "./site-map.server.ts";
import { OPEN_SCREENS, type ScreenName } from "./site-map.ts";
import { SUGGESTIONS_PATHS } from "./suggestions-path.ts";
import { AROUND_PARAMETER, AROUND_PATHS, WORDS_PARAMETER, WORDS_PATHS } from "./where-paths.ts";
import { isWidgetPath, WIDGET_PARAMETERS } from "./widget-path.ts";

/** Paths of data that hardly changes from one day to the next. */
const REFERENCE = ["/zones", "/regions", "/openapi.json"].map((path) => API_ROOT + path);

/**
 * Returns the cache rule of an API address. Every query parameter is part of the cache key. Unknown
 * parameters are refused by name, and refusals are not cached. A stale response replaces a failed one for
 * only ten minutes, because a program might not notice the response's age. Responses for a location are
 * private and never cached.
 */
function apiCacheRule({ pathname, searchParams }: URL): PageRule {
  const query = parameterNames(searchParams);
  if (pathname === `${API_ROOT}/location`) return { isPrivate: true, query };
  const freshSeconds = REFERENCE.includes(pathname) ? 300 : 15;
  return {
    freshSeconds,
    staleSeconds: 30,
    rescueSeconds: 600,
    query,
    tag: "api",
    browserSeconds: freshSeconds,
    readsEmpty: true,
  };
}

/** Returns the distinct names, in both languages, of the given parameters and `LASTING_PARAMETERS`. */
function namesOf(...parameters: readonly Parameter[]): string[] {
  return [
    ...new Set(
      [...LASTING_PARAMETERS, ...parameters].flatMap((parameter) => Object.values(PARAMETERS[parameter])),
    ),
  ];
}

const ruleOf = ({ parameters, ...seconds }: PageCache, tag: string): CacheRule => ({
  ...seconds,
  query: namesOf(...parameters),
  tag,
});

interface ScreenRules {
  readonly shared: CacheRule;
  /** Rule for a URL with a place that the visitor typed; null if the screen has no place parameter. */
  readonly ownWords: PrivateRule | null;
}

function rulesOf(name: ScreenName): ScreenRules {
  const cache: PageCache = SERVED_SCREENS[name].cache;
  const takesPlace = cache.parameters.includes("place");
  return {
    shared: ruleOf(cache, name),
    ownWords: takesPlace ? { isPrivate: true, query: namesOf("address", ...cache.parameters) } : null,
  };
}

const RULES = Object.fromEntries(OPEN_SCREENS.map((name) => [name, rulesOf(name)])) as Record<
  ScreenName,
  ScreenRules
>;

const ADDRESS_NAMES = Object.values(PARAMETERS.address);
const SHARED_NAMES = [...Object.values(PARAMETERS.place), ...Object.values(PARAMETERS.here)];

/** Returns whether a URL has text that a visitor typed, not a gazetteer place or a rounded position. */
function hasOwnWords({ searchParams }: URL): boolean {
  return (
    ADDRESS_NAMES.some((name) => searchParams.has(name)) ||
    SHARED_NAMES.some((name) =>
      searchParams.getAll(name).some((value) => value !== "" && readSharedPlace(value) === null),
    )
  );
}

const MAP_SEARCH: PrivateRule = { isPrivate: true, query: [SEARCH_PARAMETER] };

/** Rule for widgets, which ignore `LASTING_PARAMETERS`. */
const WIDGET: CacheRule = {
  ...live(),
  tag: "widget",
  browserSeconds: 60,
  query: WIDGET_PARAMETERS.flatMap((parameter) => [...new Set(Object.values(PARAMETERS[parameter]))]),
};
const SITE_SEARCH: PrivateRule = { isPrivate: true, query: [...namesOf("group"), ...SEARCH_NAMES] };
const asksTheSite = (screen: ScreenName, { searchParams }: URL) =>
  screen === "search" && SEARCH_NAMES.some((name) => searchParams.has(name));

const EMAIL_LINK_NAMES = (["token", "key"] as const).flatMap((name) => Object.values(PARAMETERS[name]));
/** Rule for pages opened from a link in an email, which are only for the email's recipient. */
const EMAIL_LINK: PrivateRule = { isPrivate: true, query: [...namesOf(), ...EMAIL_LINK_NAMES] };
const isEmailLink = (screen: ScreenName, { searchParams }: URL) =>
  (screen === "newsletter" || screen === "alerts-stop") &&
  EMAIL_LINK_NAMES.some((name) => searchParams.has(name));

/** Rule for the sign-in page at a URL with the identity provider's response, which can open a session. */
const PROVIDER_ANSWER: PrivateRule = { isPrivate: true, query: [] };

/** Rule for responses that only change at a server start or once a day. */
const FIXED: CacheRule = { ...ONE_DAY, query: [], tag: "fixed" };
const FIXED_PATHS: readonly string[] = ["/robots.txt", "/.well-known/security.txt"];
/** Path of the sitemap, which lists every fire. */
const SITEMAP_PATH = "/sitemap.xml";
const SHEET_PATH = /^\/cartes\/[\w-]+\.[\w-]+\.svg$/;

/** Returns the rule of a file or feed, with the cache times of situation pages; null for other paths. */
function downloadRule({ pathname, searchParams }: URL): CacheRule | null {
  if (feedAt(pathname) || alertFeedAt(pathname) || capAt(pathname) !== null) return ruleOf(live(), "feeds");
  // As in the public API, every parameter except tracking ones is in the cache key. Unknown or empty
  // parameters are refused, and refusals are not cached.
  if (reviewFileAt(pathname) || downloadAt(pathname) || aroundFileAt(pathname)) {
    return { ...ruleOf(live(), "downloads"), query: parameterNames(searchParams), readsEmpty: true };
  }
  return null;
}

/**
 * Returns the cache rule of a URL; null if the response is never cached and the query is ignored. A page
 * that editors wrote at a path without a screen (`isWritten`) is also cached, because in a crisis everyone
 * might open that page. A `.data` request has the rule of its page.
 */
export function cacheRuleFor(url: URL, isWritten = false): PageRule | null {
  const { pathname } = url;
  const language = languageOfPath(pathname);
  if (SHEET_PATH.test(pathname) || FIXED_PATHS.includes(pathname)) return FIXED;
  if (pathname === SITEMAP_PATH) return ruleOf(live(), "sitemap");
  if (isApiPath(pathname)) return apiCacheRule(url);
  if (pathname === MAP_DATA_PATHS[language] || pathname === MAP_CARDS_PATHS[language])
    return RULES.map.shared;
  if (pathname === MAP_SEARCH_PATHS[language]) return MAP_SEARCH;
  if (pathname === SUGGESTIONS_PATHS[language]) return SITE_SEARCH;
  if (pathname === ZONE_SHAPES_PATH) return ruleOf(live(), "map");
  const asksWhere = whereRule(url);
  if (asksWhere) return asksWhere;
  if (isWidgetPath(pathname)) return WIDGET;
  const screen = screenAt(pagePathOf(pathname));
  if (!screen) return downloadRule(url) ?? (isWritten ? ruleOf(live(), "written") : null);
  if (asksTheSite(screen.name, url)) return SITE_SEARCH;
  if (isEmailLink(screen.name, url)) return EMAIL_LINK;
  if (screen.name === "sign-in" && isProviderAnswer(url.searchParams)) return PROVIDER_ANSWER;
  const { shared, ownWords } = RULES[screen.name];
  return ownWords && hasOwnWords(url) ? ownWords : shared;
}

/** Returns the rule of a request about a place: `live` for a rounded point, else private. Null for others. */
function whereRule({ pathname, searchParams }: URL): PageRule | null {
  const language = languageOfPath(pathname);
  if (pathname === WORDS_PATHS[language]) return { isPrivate: true, query: [WORDS_PARAMETER] };
  if (pathname !== AROUND_PATHS[language]) return null;
  const query = [AROUND_PARAMETER];
  // A value other than a rounded point may be personal: it is rejected, and the response is not cached.
  return readRoundedPosition(searchParams.get(AROUND_PARAMETER) ?? "")
    ? { ...ruleOf(live(), "report"), query }
    : { isPrivate: true, query };
}
