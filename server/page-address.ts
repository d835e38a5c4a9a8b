import type { PageRule } from "#plan/page-rules.ts";

/** React Router's parameter of data requests that select routes. */
const ROUTES_PARAMETER = "_routes";
const ROUTE_IDS = /^[\w./,*-]{1,200}$/;

/** Returns whether a path is a single-fetch request: the page's data without its HTML. */
export const isDataPath = (pathname: string): boolean => pathname.endsWith(".data");

export const keyOf = ({ pathname, search }: URL): string => pathname + search;

export const pathnameOf = (key: string): string => key.split("?", 1)[0] ?? "";

/**
 * Returns the one address under which a page is rendered and cached: only with the query parameters of its rule,
 * whatever else a visitor's link contains. Without a rule, its whole query is dropped.
 */
export function pageAddress(requested: URL, rule: PageRule | null): URL {
  const url = new URL(requested.pathname, requested.origin);
  // Pages that are not cached accept empty parameters, and then show what is missing.
  const mayBeEmpty = rule !== null && ("isPrivate" in rule || rule.readsEmpty === true);
  for (const name of [...(rule?.query ?? [])].sort()) {
    for (const value of requested.searchParams.getAll(name)) {
      if (value !== "" || mayBeEmpty) url.searchParams.append(name, value);
    }
  }
  const routes = requested.searchParams.get(ROUTES_PARAMETER);
  if (isDataPath(url.pathname) && routes !== null && ROUTE_IDS.test(routes)) {
    url.searchParams.set(ROUTES_PARAMETER, routes);
  }
  return url;
}
