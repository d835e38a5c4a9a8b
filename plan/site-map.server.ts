import { DOWNLOAD_PARAMETERS } from "./download-path.ts";
import type { FormKind } from "./page-rules.ts";
import type { Parameter } from "./paths.ts";
import type { ScreenName } from "./site-map.ts";

/** How long a page can be served from the cache, and the parameters by which it varies. */
export interface PageCache {
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  readonly rescueSeconds: number;
  readonly parameters: readonly Parameter[];
  /** True for pages worth more compression time: most visits begin there, or the document is long. */
  readonly isCompressedHard?: boolean;
}

/** Properties of an open screen that only the server needs. */
interface ServedScreen {
  /** Its module, under `app/`. Screens with the same module and start of their address are one route. */
  readonly module: string;
  readonly cache: PageCache;
  /**
   * Its theme in the site plan, or the list that contains its addresses; "none" if another screen links to
   * each.
   */
  readonly plan: "fires" | "data" | "agency" | "profile" | "regions" | "zones" | "none";
  readonly isInSitemap: boolean;
  /** The kind of form sent to the screen's own address, with or without scripts. */
  readonly takesForm?: FormKind;
}

const DAY = 24 * 3600;
export const ONE_DAY = { freshSeconds: DAY, staleSeconds: DAY, rescueSeconds: DAY };

/** Cache of situation pages, which are rerendered in the background a few times a minute. */
export const live = (...parameters: Parameter[]): PageCache => ({
  freshSeconds: 15,
  staleSeconds: 30,
  rescueSeconds: DAY,
  parameters,
});

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

const WORDS = { cache: live(), plan: "agency", isInSitemap: true } as const;
const SINGLE_PAGE = { ...WORDS, module: "screens/pages/single-page.tsx" } as const;
const FOLDER_HUB = { ...WORDS, module: "screens/pages/folder-hub.tsx" } as const;
/** Pages whose addresses come from the content service. */
const FOLDER_PAGE = {
  module: "screens/pages/folder-page.tsx",
  cache: live(),
  plan: "none",
  isInSitemap: false,
} as const;

/** Pages that the server renders without personal data, so that all visitors share them. */
const PROFILE = { cache: { ...ONE_DAY, parameters: [] }, plan: "profile", isInSitemap: false } as const;

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

/** The server's properties of every open screen. */
export const SERVED_SCREENS = {
  home: {
    module: "screens/home/home.tsx",
    cache: { ...live("place", "period"), isCompressedHard: true },
    plan: "fires",
    isInSitemap: true,
  },
  "current-situation": {
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
    plan: "fires",
    isInSitemap: true,
  },
  "current-situation-location": {
    module: "screens/location/location.tsx",
    cache: live("place", "here"),
    plan: "fires",
    isInSitemap: true,
  },
  "current-situation-zone": { ...AREA, plan: "zones" },
  "current-situation-region": { ...AREA, plan: "regions" },
  "current-situation-fire": {
    module: "screens/fire/fire.tsx",
    cache: live(),
    plan: "none",
    isInSitemap: false,
  },
  light: {
    module: "screens/light/light.ts",
    cache: { ...live("place"), isCompressedHard: true },
    plan: "fires",
    isInSitemap: true,
  },
  "report-fire": {
    module: "screens/report/report-fire.tsx",
    cache: { ...ONE_DAY, parameters: [] },
    plan: "fires",
    isInSitemap: true,
    takesForm: "report",
  },
  map: { ...MAP, plan: "fires", isInSitemap: true },
  "map-zone": { ...MAP, plan: "zones", isInSitemap: true },
  "map-region": { ...MAP, plan: "regions", isInSitemap: true },
  "map-fire": { ...MAP, plan: "none", isInSitemap: false },
  review: {
    module: "screens/review/review.tsx",
    cache: live("protection"),
    plan: "fires",
    isInSitemap: true,
  },
  "fire-index": {
    module: "screens/indexes/fire-index.tsx",
    cache: live(...DOWNLOAD_PARAMETERS.fires, "page"),
    plan: "fires",
    isInSitemap: true,
  },
  "non-fire-index": {
    module: "screens/indexes/site-plan.tsx",
    cache: { ...ONE_DAY, parameters: [] },
    plan: "none",
    isInSitemap: true,
  },
  api: {
    module: "screens/api/api.tsx",
    cache: { ...live(), isCompressedHard: true },
    plan: "data",
    isInSitemap: true,
  },
  widget: {
    module: "screens/widget/generator.tsx",
    cache: live("territory", "show", "language", "format", "width", "height"),
    plan: "data",
    isInSitemap: true,
  },
  releases: { ...RELEASES, plan: "agency", isInSitemap: true },
  "alerts-stop": {
    module: "screens/alerts-stop/alerts-stop.tsx",
    cache: { ...ONE_DAY, parameters: [] },
    plan: "none",
    isInSitemap: false,
    takesForm: "emailKey",
  },
  "alert-status": {
    module: "screens/alert-status/alert-status.tsx",
    cache: live(),
    plan: "data",
    isInSitemap: true,
  },
  newsletter: {
    module: "screens/newsletter/newsletter.tsx",
    cache: { ...ONE_DAY, parameters: [] },
    plan: "agency",
    isInSitemap: true,
    takesForm: "emailKey",
  },
  "releases-page": { ...RELEASES, plan: "none", isInSitemap: false },
  blog: { ...BLOG, plan: "agency", isInSitemap: true },
  "blog-article": { ...FOLDER_PAGE, module: "screens/blog/article.tsx" },
  "blog-page": { ...BLOG, plan: "none", isInSitemap: false },
  prevention: { ...WORDS, cache: live("place"), module: "screens/prevention/prevention.tsx" },
  "prevention-category": { ...FOLDER_PAGE, module: "screens/prevention/category.tsx" },
  "prevention-article": { ...FOLDER_PAGE, module: "screens/prevention/article.tsx" },
  "get-ready": {
    module: "screens/get-ready/get-ready.tsx",
    cache: { ...ONE_DAY, parameters: [] },
    plan: "agency",
    isInSitemap: true,
  },
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
  offline: {
    module: "screens/offline/offline.tsx",
    cache: { ...ONE_DAY, parameters: [] },
    plan: "none",
    isInSitemap: false,
  },
  redirection: {
    module: "screens/redirection/redirection.tsx",
    cache: { ...ONE_DAY, parameters: ["to"] },
    plan: "none",
    isInSitemap: false,
  },
  release: { module: "screens/releases/release.tsx", cache: live(), plan: "none", isInSitemap: false },
  "sign-in": { ...PROFILE, plan: "none", module: "screens/profile/sign-in.tsx" },
  "profile-saved-locations": { ...PROFILE, module: "screens/profile/saved-places.tsx" },
  "profile-saved-fires": { ...PROFILE, module: "screens/profile/saved-fires.tsx" },
  "profile-releases": { ...PROFILE, module: "screens/profile/release-subscription.tsx" },
  "profile-information": { ...PROFILE, module: "screens/profile/information.tsx" },
  "profile-delete": { ...PROFILE, module: "screens/profile/delete-account.tsx" },
  search: {
    module: "screens/search/search.tsx",
    cache: { ...ONE_DAY, parameters: [] },
    plan: "none",
    isInSitemap: false,
  },
} as const satisfies Record<ScreenName, ServedScreen>;
