import type { Redirect } from "#site-contract";

const FOR_ALL = [["Cache-Control", "public, max-age=3600"]] as const;
const BY_EDGE = [
  ["Cache-Control", "public, max-age=0, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400"],
  ["Vary", "Vigie-Language"],
] as const;
const OF_VISITOR = [
  ["Cache-Control", "private, no-store"],
  ["Vary", "Cookie, Accept-Language"],
] as const;

/** Returns the headers of a redirect, besides the security headers of every response. */
export function redirectHeaders(redirect: Redirect): readonly (readonly [string, string])[] {
  const { location, status, cookie, isByEdge } = redirect;
  return [
    ["Location", location],
    ...(status === 301 ? FOR_ALL : isByEdge ? BY_EDGE : OF_VISITOR),
    ...(cookie === undefined ? [] : ([["Set-Cookie", cookie]] as const)),
  ];
}
