import type { PageRule } from "#site-contract";

/** The one address under which a page is rendered and kept, whatever else a visitor's link carried. */
export interface PageAddress {
  /** The address itself, so that a visitor who asks for just that needs no reading of it. */
  readonly key: string;
  readonly kind: "document" | "data";
  /** What the page sees: the canonical path and the query parameters of its rule alone. */
  readonly url: URL;
}

/** React Router's parameter of a data request that wants some routes' data only. */
const ROUTES_PARAMETER = "_routes";
const ROUTE_IDS = /^[\w./,*-]{1,200}$/;

/** True for a single-fetch request: the page's data without its HTML. */
export const isDataPath = (pathname: string): boolean => pathname.endsWith(".data");

/** The path of a page by its key. */
export const pathnameOf = (key: string): string => key.split("?", 1)[0] ?? "";

/** The canonical address of a request; without a rule its whole query is dropped. */
export function pageAddress(requested: URL, rule: PageRule | null): PageAddress {
  const kind = isDataPath(requested.pathname) ? "data" : "document";
  const url = new URL(requested.pathname, requested.origin);
  // What is kept nowhere may be asked with nothing: the page says then what is missing.
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
