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
import { whereRule } from "./where-rule.ts";
import { isWidgetPath, WIDGET_PARAMETERS } from "./widget-path.ts";

/** Paths of data that hardly changes from one day to the next. */
const REFERENCE = ["/zones", "/regions", "/openapi.json"].map((path) => API_ROOT + path);

/**
 * Returns the cache rule of an API address. Every query parameter is part of the cache key. Unknown
 * parameters are refused by name, and refusals are not cached. A stale response replaces a failed one for ten
 * minutes only: a person would notice its age, but a program perhaps not. Responses for a location are
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

/** Returns parameter names in both languages, each once: some names are equal in both. */
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
  /** The rule for an address with a visitor's own words; null if the screen takes no place. */
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

/** Returns true if the address has a visitor's own words, not a gazetteer place or a rounded position. */
function hasOwnWords({ searchParams }: URL): boolean {
  return (
    ADDRESS_NAMES.some((name) => searchParams.has(name)) ||
    SHARED_NAMES.some((name) =>
      searchParams.getAll(name).some((value) => value !== "" && readSharedPlace(value) === null),
    )
  );
}

const MAP_SEARCH: PrivateRule = { isPrivate: true, query: [SEARCH_PARAMETER] };

/** The rule for widgets. `LASTING_PARAMETERS`, which pages carry on, have no effect there. */
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
/** The rule for pages opened from an email's link, which are only for its recipient. */
const EMAIL_LINK: PrivateRule = { isPrivate: true, query: [...namesOf(), ...EMAIL_LINK_NAMES] };
const isEmailLink = (screen: ScreenName, { searchParams }: URL) =>
  (screen === "newsletter" || screen === "alerts-stop") &&
  EMAIL_LINK_NAMES.some((name) => searchParams.has(name));

/** The rule for the identity provider's response: its address opens a session, so it is never cached. */
const PROVIDER_ANSWER: PrivateRule = { isPrivate: true, query: [] };

/** The rule for responses that only change with a server start or from day to day. */
const FIXED: CacheRule = { ...ONE_DAY, query: [], tag: "fixed" };
const FIXED_PATHS: readonly string[] = ["/robots.txt", "/.well-known/security.txt"];
/** Path of the sitemap, which lists every fire. */
const SITEMAP_PATH = "/sitemap.xml";
const SHEET_PATH = /^\/cartes\/[\w-]+\.[\w-]+\.svg$/;

/** Returns the rule of a file or feed, cached as long as pages, whose readings it uses; null for others. */
function downloadRule({ pathname, searchParams }: URL): CacheRule | null {
  if (feedAt(pathname) || alertFeedAt(pathname) || capAt(pathname) !== null) return ruleOf(live(), "feeds");
  // Every parameter except tracking counts, as in the public API: unknown or empty ones are refused, and
  // refusals are not cached.
  if (reviewFileAt(pathname) || downloadAt(pathname) || aroundFileAt(pathname)) {
    return { ...ruleOf(live(), "downloads"), query: parameterNames(searchParams), readsEmpty: true };
  }
  return null;
}

/**
 * Returns the rule of an address; null if its response is never cached and its query is ignored. An editors'
 * page at an address without a screen is cached like a screen, because a crisis can send everyone to it.
 * `.data` requests follow their page.
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
  const asksWhere = whereRule(url, live());
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
