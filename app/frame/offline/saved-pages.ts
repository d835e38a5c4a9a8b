import type { Bilingual } from "#territory/language.ts";

/** Cache of pages as the server sent them, to show when the network or the site cannot be reached. */
export const SAVED_PAGES = "kept-pages";
/** Cache of the styles and scripts of the cached pages. */
export const SAVED_FILES = "kept-files";
/** Header stored with a cached page: the paths of its files, separated by spaces. */
export const FILES_HEADER = "x-kept-files";
/** Attribute on the root element of a page shown from the cache: when the server rendered it. */
export const SAVED_ATTRIBUTE = "data-kept-at";
/** Attribute on the root element: why the cache was used, as an `OutageReason` (`network` or `site`). */
export const SAVED_FOR_ATTRIBUTE = "data-kept-for";
/**
 * Fallback page for pages that were never cached. Its path is repeated here, because `plan/site-map.ts` is
 * ten times the service worker's size.
 */
export const OFFLINE_PATH: Bilingual = { fr: "/hors-ligne/", en: "/en/offline/" };

/** Page with a household's wildfire plan: once read, it stays in the cache. */
export const PLAN_PATH: Bilingual = { fr: "/se-preparer/", en: "/en/get-ready/" };

/** Message from a page to the service worker, to cache the page. */
export interface PageToSave {
  readonly kind: "keep";
  /** Path and query of the page. */
  readonly page: string;
  /** Paths of the files that the page loaded. */
  readonly files: readonly string[];
  /** Whether the browser has just loaded the document, so that it need not be requested again. */
  readonly isLoaded: boolean;
  /** Other pages to cache if they are missing. */
  readonly alongside: readonly string[];
}

export interface SavedPage {
  /** Path and query of the page. */
  readonly address: string;
  readonly title: string;
  /** When the server rendered the page. */
  readonly writtenAt: Date;
}

export const isOfflinePage = (path: string): boolean => Object.values(OFFLINE_PATH).includes(path);

/** Returns whether a cached page is never deleted to make room for pages read later. */
export const isAlwaysSaved = (path: string): boolean =>
  isOfflinePage(path) || Object.values(PLAN_PATH).includes(path);

/** Returns the cached pages, latest first; an empty list if this browser caches no pages. */
export async function readSavedPages(): Promise<readonly SavedPage[]> {
  if (!("caches" in window) || !(await caches.has(SAVED_PAGES))) return [];
  const cache = await caches.open(SAVED_PAGES);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      const response = await cache.match(url);
      const document = new DOMParser().parseFromString((await response?.text()) ?? "", "text/html");
      const writtenAt = new Date(response?.headers.get("date") ?? Number.NaN);
      // The page's own title, without the site's name.
      const [title = ""] = document.title.split(" | ");
      return { address: pathname + search, title, writtenAt };
    }),
  );
  return pages
    .filter(({ address, writtenAt }) => !isOfflinePage(address) && !Number.isNaN(writtenAt.getTime()))
    .reverse();
}

export const isPageSaved = async (url: string | URL): Promise<boolean> =>
  "caches" in window && (await caches.match(url, { cacheName: SAVED_PAGES })) !== undefined;
