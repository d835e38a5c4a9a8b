import type { PageRule } from "#site-contract";
import { askedNames } from "../../parts/open-answer/asked-names.ts";
import { API_ROOT } from "./api-path.ts";

/** What hardly changes from one day to the next. */
const REFERENCE = ["/zones", "/regions", "/openapi.json"].map((path) => API_ROOT + path);

/** Seconds for which an answer may be told again without being made anew; by the client too (`max-age`). */
function apiFreshSeconds(pathname: string): number {
  return REFERENCE.includes(pathname) ? 300 : 15;
}

/**
 * Every parameter that asks counts, known or not: an unknown one is refused by name, and refusals are not kept. A kept answer
 * stands in for one that could not be made for ten minutes only: a program may not look at its time as a person would.
 * Where somebody is concerns nobody else: that answer is kept nowhere.
 */
export function apiCacheRule({ pathname, searchParams }: URL): PageRule {
  const query = askedNames(searchParams);
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
