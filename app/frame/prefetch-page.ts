import { isPageLoaded } from "./loaded-pages.ts";
import { loadPageCode, pageRoute } from "./page-code.ts";
import { prefetchData } from "./prefetch-data.ts";

/**
 * Prefetches a page's code and data for a possible navigation. Failures are ignored: the navigation requests
 * the files again.
 */
export function prefetchPage({ pathname, search }: Pick<URL, "pathname" | "search">): void {
  const route = pageRoute(pathname);
  const page = new URL(pathname + search, window.location.href);
  if (!route || isPageLoaded(page)) return;
  loadPageCode(route).catch(() => {});
  prefetchData(route, page, "low");
}
