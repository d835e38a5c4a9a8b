import type { Redirect } from "#site-contract";
import { secureCookie } from "./page-answer.ts";

/** What a redirect carries beside the security headers of every answer. */
export function redirectHeaders(redirect: Redirect, siteUrl: string): readonly (readonly [string, string])[] {
  const { location, status, cookie } = redirect;
  return [
    ["Location", location],
    ...(status === 301
      ? ([["Cache-Control", "public, max-age=3600"]] as const)
      : // It depends on who asks: nobody else may be given it.
        ([
          ["Cache-Control", "private, no-store"],
          ["Vary", "Cookie, Accept-Language"],
        ] as const)),
    ...(cookie === undefined ? [] : ([["Set-Cookie", secureCookie(cookie, siteUrl)]] as const)),
  ];
}
