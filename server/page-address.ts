import type { PageRule } from "#site-contract";

/** The one address under which a page is rendered and cached, whatever else a visitor's link contains. */
export interface PageAddress {
  /** The address as text, to recognize requests for exactly it without parsing. */
  readonly key: string;
  readonly kind: "document" | "data";
  /** The address that the page sees: the canonical path, and only the query parameters of its rule. */
  readonly url: URL;
}

/** React Router's parameter of data requests that select routes. */
const ROUTES_PARAMETER = "_routes";
const ROUTE_IDS = /^[\w./,*-]{1,200}$/;

/** Returns whether a path is a single-fetch request: the page's data without its HTML. */
export const isDataPath = (pathname: string): boolean => pathname.endsWith(".data");

/** Returns the path of a page from its cache key. */
export const pathnameOf = (key: string): string => key.split("?", 1)[0] ?? "";

/** Returns the canonical address of a request; without a rule, its whole query is dropped. */
export function pageAddress(requested: URL, rule: PageRule | null): PageAddress {
  const kind = isDataPath(requested.pathname) ? "data" : "document";
  const url = new URL(requested.pathname, requested.origin);
  // Pages that are not cached accept empty parameters, and then show what is missing.
  const mayBeEmpty = rule !== null && ("isPrivate" in rule || rule.readsEmpty === true);
  for (const name of [...(rule?.query ?? [])].sort()) {
    for (const value of requested.searchParams.getAll(name)) {
      if (value !== "" || mayBeEmpty) url.searchParams.append(name, value);
    }
  }
  const routes = requested.searchParams.get(ROUTES_PARAMETER);
  if (kind === "data" && routes !== null && ROUTE_IDS.test(routes)) {
    url.searchParams.set(ROUTES_PARAMETER, routes);
  }
  return { key: url.pathname + url.search, kind, url };
}
