import type { PageRule } from "#plan/page-rules.ts";

/** Query parameter with which React Router's data requests select routes. */
const ROUTES_PARAMETER = "_routes";
const ROUTE_IDS = /^[\w./,*-]{1,200}$/;

/** Returns whether React Router requests the path for a page's data without its HTML (“single fetch”). */
export const isDataPath = (pathname: string): boolean => pathname.endsWith(".data");

export const keyOf = ({ pathname, search }: URL): string => pathname + search;

export const pathnameOf = (key: string): string => key.split("?", 1)[0] ?? "";

/**
 * Returns the one address under which a page is rendered and cached. Drops all query parameters that the
 * page's rule does not list, except the routes of a data request.
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
