import { isPageHeld } from "./held-pages.ts";
import { loadPageCode, pageRoute } from "./page-code.ts";

/**
 * Fetches a page's code and data ahead of a navigation that may never come: what fails is nobody's trouble, and the
 * navigation asks for it again.
 */
export function prefetchPage({ pathname, search }: Pick<URL, "pathname" | "search">): void {
  const route = pageRoute(pathname);
  if (!route || isPageHeld(new URL(pathname + search, window.location.href))) return;
  loadPageCode(route).catch(() => {});
  const query = new URLSearchParams(search);
  // As the router will ask for it: the frame's own data is there already.
  query.set("_routes", route.id);
  const link = document.createElement("link");
  const gone = () => link.remove();
  document.head.append(
    Object.assign(link, {
      rel: "prefetch",
      as: "fetch",
      href: `${pathname}_.data?${query}`,
      onload: gone,
      onerror: gone,
    }),
  );
}
