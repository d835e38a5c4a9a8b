import { askForData } from "./data-ahead.ts";
import { isPageHeld } from "./held-pages.ts";
import { loadPageCode, pageRoute } from "./page-code.ts";

/**
 * Fetches a page's code and data ahead of a navigation that may never come: what fails is nobody's trouble, and the
 * navigation asks for it again.
 */
export function prefetchPage({ pathname, search }: Pick<URL, "pathname" | "search">): void {
  const route = pageRoute(pathname);
  const page = new URL(pathname + search, window.location.href);
  if (!route || isPageHeld(page)) return;
  loadPageCode(route).catch(() => {});
  askForData(route, page, "low");
}
