import type { Redirect } from "#plan/redirect.ts";
import { fileCaching } from "./shared-caching.ts";

const BY_EDGE = [...fileCaching("languageRedirect"), ["Vary", "Vigie-Language"]] as const;
const OF_VISITOR = [
  ["Cache-Control", "private, no-store"],
  ["Vary", "Cookie, Accept-Language"],
] as const;

/**
 * Returns the headers of a redirect, besides the security headers of every response.
 * @param isPrivate whether it leads to the answer of one person: its address contains their words or keys
 */
export function redirectHeaders(
  redirect: Redirect,
  isPrivate = false,
): readonly (readonly [string, string])[] {
  const { location, status, cookie, isByEdge } = redirect;
  const shared = isPrivate ? null : status === 301 ? fileCaching("redirect") : isByEdge ? BY_EDGE : null;
  return [
    ["Location", location],
    ...(shared ?? OF_VISITOR),
    ...(cookie === undefined ? [] : ([["Set-Cookie", cookie]] as const)),
  ];
}
