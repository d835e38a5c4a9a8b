import { API_ROOT } from "./api-path.ts";
import type { PageRule } from "./page-rules.ts";
import { parameterNames } from "./parameter-names.ts";

/** Paths of data that hardly changes from one day to the next. */
const REFERENCE = ["/zones", "/regions", "/openapi.json"].map((path) => API_ROOT + path);

/** Returns how long a response can be reused, in seconds; also sent to clients as `max-age`. */
function apiFreshSeconds(pathname: string): number {
  return REFERENCE.includes(pathname) ? 300 : 15;
}

/**
 * Returns the cache rule of an API address. Every query parameter is part of the cache key. Unknown
 * parameters are refused by name, and refusals are not cached. A stale response replaces a failed one for ten
 * minutes only: a program may not check its time as a person would. Responses for a location are private and
 * never cached.
 */
export function apiCacheRule({ pathname, searchParams }: URL): PageRule {
  const query = parameterNames(searchParams);
  if (pathname === `${API_ROOT}/location`) return { isPrivate: true, query };
  return {
    freshSeconds: apiFreshSeconds(pathname),
    staleSeconds: 30,
    rescueSeconds: 600,
    query,
    tag: "api",
    browserSeconds: apiFreshSeconds(pathname),
    readsEmpty: true,
  };
}
