import { LANGUAGES, type Language } from "#territory/language.ts";
import { isApiPath } from "./api-path.ts";
import { regionPath } from "./area-paths.ts";
import { cacheRuleFor } from "./cache-rules.server.ts";
import { isEmbeddedScreen } from "./embed.ts";
import { firstAccessRedirect, languageOf } from "./language-choice.server.ts";
import type { FormKind, ReferrerPolicy } from "./page-rules.ts";
import { pagePathOf, pathTo, queryPath, screenAt } from "./paths.ts";
import type { Address, Redirect, Visitor } from "./redirect.ts";
import { SERVED_SCREENS } from "./site-map.server.ts";
import { SCREENS, type ScreenName } from "./site-map.ts";
import { isWidgetPath } from "./widget-path.ts";

type PageOf = (language: Language, key: string) => string;

const alertsStop: PageOf = (language, key) => pathTo("alerts-stop", language, {}, { key });

/** Addresses for mail programs and password managers, with the page for a person who opens the address. */
const PAGES: Readonly<Record<string, PageOf>> = {
  "/api/alerts/stop": alertsStop,
  "/api/releases/stop": alertsStop,
  "/api/newsletter/stop": (language, key) => pathTo("newsletter", language, {}, { key }),
  // https://www.w3.org/TR/change-password-url/
  "/.well-known/change-password": (language) => `${pathTo("profile-information", language)}#password`,
};

/** Returns the page for a person who opens an address meant for machines; null for other addresses. */
export function pageForPeople(
  { pathname, search }: Address,
  visitor: Visitor,
  siteUrl: string,
): string | null {
  if (!Object.hasOwn(PAGES, pathname)) return null;
  const key = new URLSearchParams(search).get("key") ?? "";
  return PAGES[pathname]?.(languageOf(visitor, siteUrl), key) ?? null;
}

/** Returns the kind of form that a page without scripts can post to this path; null if it can post none. */
export function takesForm(pathname: string): FormKind | null {
  const screen = screenAt(pathname);
  const served = screen && SERVED_SCREENS[screen.name];
  return served && "takesForm" in served ? served.takesForm : null;
}

/** Screens that anyone can open, but whose content is about one person. */
const OF_ONE_PERSON: readonly ScreenName[] = ["sign-in", "alerts-stop"];

/** Returns whether a page is about one person, or its URL contains a key or text that a visitor typed. */
function isPrivate(url: URL): boolean {
  const rule = cacheRuleFor(url);
  if (rule !== null && "isPrivate" in rule) return true;
  const screen = screenAt(pagePathOf(url.pathname));
  return (
    screen !== null && (SCREENS[screen.name].access === "signed in" || OF_ONE_PERSON.includes(screen.name))
  );
}

/** Returns the Referrer-Policy of a page. Other sites get the page's origin at most. */
export function referrerPolicyOf(url: URL): ReferrerPolicy {
  if (!isPrivate(url)) return "strict-origin";
  // With `no-referrer`, a browser sends `Origin: null` with the page's form. If the browser does not support
  // Sec-Fetch-Site, the form would look like a request from another site.
  return takesForm(url.pathname) === null ? "no-referrer" : "same-origin";
}

/** Matches most canonical paths of pages, which need no further checks. */
const PAGE_PATH = /^\/(?:[a-z-]+\/)*$/;

/**
 * Returns the canonical path, without double slashes. API paths have no final slash. Paths with a file
 * extension have no other changes. Paths of pages are in lower case and end with a slash.
 */
export function canonicalPath(pathname: string): string {
  if (PAGE_PATH.test(pathname)) return pathname;
  const single = pathname.replace(/\/{2,}/g, "/");
  if (isApiPath(single)) return single.replace(/\/$/, "");
  const last = single.slice(single.lastIndexOf("/") + 1);
  if (last.includes(".")) return single;
  return (last === "" ? single : `${single}/`).toLowerCase();
}

/** Returns true for responses that another site can show in a frame: only widgets and the embedded map. */
export const isFramable = (url: Pick<URL, "pathname" | "searchParams">): boolean =>
  isWidgetPath(url.pathname) || isEmbeddedScreen(url);

const ANY_REGION = "04";

/**
 * Pages that a server renders before it reports that it is ready: the pages that most visitors open first,
 * and one page of each kind that reads the whole territory. The first page of such a kind blocks other
 * requests for up to a second.
 */
const firstPages: readonly string[] = LANGUAGES.flatMap((language) => [
  pathTo("home", language),
  pathTo("current-situation", language),
  pathTo("map", language),
  pathTo("light", language),
  regionPath(ANY_REGION, language),
  queryPath(pathTo("current-situation-location", language), language, { place: "quebec" }),
]);

/**
 * Returns the redirect of a request, or null. It leads a person from an address meant for machines to a page,
 * to the canonical address, or to the home page in the visitor's language.
 */
function redirectFor(address: Address, visitor: Visitor, siteUrl: string): Redirect | null {
  const { pathname, search } = address;
  const page = pageForPeople(address, visitor, siteUrl);
  if (page !== null) return { location: page, status: 302 };
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { location: canonical + search, status: 301 };
  return firstAccessRedirect(address, visitor, siteUrl);
}

/** Rules of the site's addresses. Tests of the server use other rules. */
export const sitePlan = { cacheRuleFor, firstPages, isFramable, redirectFor, referrerPolicyOf, takesForm };

export type SitePlan = Readonly<typeof sitePlan>;
