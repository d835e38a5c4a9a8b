import { DOWNLOAD_PARAMETERS } from "./download-path.ts";
import type { FormKind } from "./page-rules.ts";
import type { Parameter } from "./paths.ts";
import { OPEN_SCREENS, SCREENS, type ScreenName } from "./site-map.ts";

/** Periods for which the cache can serve a page, and the parameters in the page's cache key. */
export interface PageCache {
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  readonly rescueSeconds: number;
  readonly parameters: readonly Parameter[];
  /** Whether to spend more time on compression: most visits begin at the page, or the document is long. */
  readonly isCompressedHard?: boolean;
}

/** Properties of a screen that only the server needs. */
interface ServedScreen {
  /** Module under `app/`. Screens with the same module and the same start of their address share a route. */
  readonly module: string;
  readonly cache: PageCache;
  /** The site plan's section that lists the screen; "none" if the site plan does not list the screen. */
  readonly plan: "fires" | "data" | "agency" | "profile" | "regions" | "zones" | "none";
  readonly isInSitemap: boolean;
  /** The kind of form sent to the screen's own address, with or without scripts. */
  readonly takesForm?: FormKind;
}

const DAY = 24 * 3600;
export const ONE_DAY = { freshSeconds: DAY, staleSeconds: DAY, rescueSeconds: DAY };

/** Cache of pages that only change with a build. */
const STEADY = { ...ONE_DAY, parameters: [] };

/** Cache of situation pages, which are rerendered in the background a few times a minute. */
export const live = (...parameters: Parameter[]): PageCache => ({
  freshSeconds: 15,
  staleSeconds: 30,
  rescueSeconds: DAY,
  parameters,
});

const FIRES = { plan: "fires", isInSitemap: true } as const;
const DATA = { plan: "data", isInSitemap: true } as const;
const AGENCY = { plan: "agency", isInSitemap: true } as const;
/** Settings of screens that the site plan does not list: only other pages link to them. */
const LINKED = { plan: "none", isInSitemap: false } as const;

const AREA = {
  module: "screens/area/area.tsx",
  cache: live("words", "status", "protection", "cause", "sort", "page"),
  isInSitemap: true,
} as const;

const RELEASES = {
  module: "screens/releases/releases.tsx",
  cache: live("audience", "year"),
} as const;

const BLOG = { module: "screens/blog/blog.tsx", cache: live() } as const;

const WORDS = { ...AGENCY, cache: live() } as const;
const SINGLE_PAGE = { ...WORDS, module: "screens/pages/single-page.tsx" } as const;
const FOLDER_HUB = { ...WORDS, module: "screens/pages/folder-hub.tsx" } as const;
/** Settings of pages whose addresses come from the content service. */
const FOLDER_PAGE = {
  ...LINKED,
  module: "screens/pages/folder-page.tsx",
  cache: live(),
} as const;

/** Settings of profile pages, which the server renders without personal data: all visitors share them. */
const PROFILE = {
  module: "screens/profile/profile.tsx",
  cache: STEADY,
  plan: "profile",
  isInSitemap: false,
} as const;

const MAP = {
  module: "screens/map/map-screen.tsx",
  cache: live(
    "view",
    "status",
    "protection",
    "day",
    "restriction",
    "territory",
    "words",
    "page",
    "around",
    "selected",
    "here",
    "embed",
  ),
} as const;

export const SERVED_SCREENS = {
  home: {
    ...FIRES,
    module: "screens/home/home.tsx",
    cache: { ...live("place", "period"), isCompressedHard: true },
  },
  "current-situation": {
    ...FIRES,
    module: "screens/situation/situation.tsx",
    cache: {
      ...live(
        "status",
        "region",
        "zone",
        "protection",
        "cause",
        "words",
        "sort",
        "page",
        "restriction",
        "danger",
      ),
      isCompressedHard: true,
    },
  },
  "current-situation-location": {
    ...FIRES,
    module: "screens/location/location.tsx",
    cache: live("place", "here"),
  },
  "current-situation-zone": { ...AREA, plan: "zones" },
  "current-situation-region": { ...AREA, plan: "regions" },
  "current-situation-fire": { ...LINKED, module: "screens/fire/fire.tsx", cache: live() },
  light: { ...FIRES, module: "screens/light/light.ts", cache: { ...live("place"), isCompressedHard: true } },
  "report-fire": { ...FIRES, module: "screens/report/report-fire.tsx", cache: STEADY, takesForm: "report" },
  map: { ...FIRES, ...MAP },
  "map-zone": { ...MAP, plan: "zones", isInSitemap: true },
  "map-region": { ...MAP, plan: "regions", isInSitemap: true },
  "map-fire": { ...LINKED, ...MAP },
  review: { ...FIRES, module: "screens/review/review.tsx", cache: live("protection") },
  "fire-index": {
    ...FIRES,
    module: "screens/indexes/fire-index.tsx",
    cache: live(...DOWNLOAD_PARAMETERS.fires, "page"),
  },
  "non-fire-index": {
    module: "screens/indexes/site-plan.tsx",
    cache: STEADY,
    plan: "none",
    isInSitemap: true,
  },
  api: { ...DATA, module: "screens/api/api.tsx", cache: { ...live(), isCompressedHard: true } },
  widget: {
    ...DATA,
    module: "screens/widget/generator.tsx",
    cache: live("territory", "show", "language", "format", "width", "height"),
  },
  releases: { ...AGENCY, ...RELEASES },
  "alerts-stop": {
    ...LINKED,
    module: "screens/alerts-stop/alerts-stop.tsx",
    cache: STEADY,
    takesForm: "emailKey",
  },
  "alert-status": { ...DATA, module: "screens/alert-status/alert-status.tsx", cache: live() },
  newsletter: {
    ...AGENCY,
    module: "screens/newsletter/newsletter.tsx",
    cache: STEADY,
    takesForm: "emailKey",
  },
  "releases-page": { ...LINKED, ...RELEASES },
  blog: { ...AGENCY, ...BLOG },
  "blog-article": { ...FOLDER_PAGE, module: "screens/blog/article.tsx" },
  "blog-page": { ...LINKED, ...BLOG },
  prevention: { ...WORDS, cache: live("place"), module: "screens/prevention/prevention.tsx" },
  "prevention-category": { ...FOLDER_PAGE, module: "screens/prevention/category.tsx" },
  "prevention-article": { ...FOLDER_PAGE, module: "screens/prevention/article.tsx" },
  "get-ready": { ...AGENCY, module: "screens/get-ready/get-ready.tsx", cache: STEADY },
  permits: SINGLE_PAGE,
  industries: FOLDER_HUB,
  "industry-detail": FOLDER_PAGE,
  "about-hub": FOLDER_HUB,
  about: FOLDER_PAGE,
  careers: { ...WORDS, module: "screens/careers/careers.tsx" },
  job: { ...FOLDER_PAGE, module: "screens/careers/job.tsx" },
  contact: { ...WORDS, module: "screens/pages/contact/contact.tsx", takesForm: "contact" },
  privacy: { ...SINGLE_PAGE, cache: { ...SINGLE_PAGE.cache, isCompressedHard: true } },
  terms: SINGLE_PAGE,
  accessibility: SINGLE_PAGE,
  offline: { ...LINKED, module: "screens/offline/offline.tsx", cache: STEADY },
  redirection: {
    ...LINKED,
    module: "screens/redirection/redirection.tsx",
    cache: { ...ONE_DAY, parameters: ["to"] },
  },
  release: { ...LINKED, module: "screens/releases/release.tsx", cache: live() },
  "sign-in": { ...PROFILE, plan: "none", module: "screens/profile/sign-in.tsx" },
  "profile-saved-locations": PROFILE,
  "profile-saved-fires": PROFILE,
  "profile-releases": PROFILE,
  "profile-information": PROFILE,
  "profile-delete": PROFILE,
  search: { ...LINKED, module: "screens/search/search.tsx", cache: STEADY },
} as const satisfies Record<ScreenName, ServedScreen>;

const MENU_SCREENS: ReadonlySet<string> = new Set(
  OPEN_SCREENS.filter((name) => SERVED_SCREENS[name].isInSitemap && !SCREENS[name].path.fr.includes("{")),
);

/** Returns whether an editor's menu can link to a screen: it is in the sitemap, and its path is fixed. */
export const isMenuScreen = (name: string): name is ScreenName => MENU_SCREENS.has(name);
