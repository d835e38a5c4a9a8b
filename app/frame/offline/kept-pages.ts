import type { Bilingual } from "#territory/language.ts";

/** Documents that this browser keeps for when nothing can be reached, as the server sent them. */
export const KEPT_PAGES = "kept-pages";
/** What those pages are drawn with and run on. */
export const KEPT_FILES = "kept-files";
/** With a kept page: the paths of its files, between blanks. */
export const FILES_HEADER = "x-kept-files";
/** On the root of a page that was shown from here: when the server wrote it. */
export const KEPT_ATTRIBUTE = "data-kept-at";
/** Beside it: what could not be reached. */
export const KEPT_FOR_ATTRIBUTE = "data-kept-for";
/** The page that stands for one that was never seen: the keeper may not ask the site's map of screens, which is ten times its size. */
export const OFFLINE_PATH: Bilingual = { fr: "/hors-ligne/", en: "/en/offline/" };

/** What a page tells the keeper of itself. */
export interface PageToKeep {
  readonly kind: "keep";
  /** Path and query. */
  readonly page: string;
  /** Paths of what it loaded. */
  readonly files: readonly string[];
  /** Whether the browser has just loaded its document: it need not be asked for again. */
  readonly isLoaded: boolean;
  /** Kept beside it, where they are not yet. */
  readonly alongside: readonly string[];
}

export interface KeptPage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
  /** When the server wrote it. */
  readonly writtenAt: Date;
}

/** Whether a path is that of the page that stands for others. */
export const isStandIn = (path: string): boolean => Object.values(OFFLINE_PATH).includes(path);

/** What this browser keeps, the last page first; nothing where it keeps nothing. */
export async function readKeptPages(): Promise<readonly KeptPage[]> {
  if (!("caches" in window) || !(await caches.has(KEPT_PAGES))) return [];
  const cache = await caches.open(KEPT_PAGES);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      const kept = await cache.match(url);
      const document = new DOMParser().parseFromString((await kept?.text()) ?? "", "text/html");
      const writtenAt = new Date(kept?.headers.get("date") ?? Number.NaN);
      // Its own words, before the site's name.
      const [title = ""] = document.title.split(" | ");
      return { address: pathname + search, title, writtenAt };
    }),
  );
  return pages
    .filter(({ address, writtenAt }) => !isStandIn(address) && !Number.isNaN(writtenAt.getTime()))
    .reverse();
}

/** Whether this browser keeps a page. */
export const isKept = async (url: string | URL): Promise<boolean> =>
  "caches" in window && (await caches.match(url, { cacheName: KEPT_PAGES })) !== undefined;
