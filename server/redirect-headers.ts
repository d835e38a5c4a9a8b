import type { Redirect } from "#site-contract";

/** What a redirect carries beside the security headers of every answer. */
export function redirectHeaders(redirect: Redirect): readonly (readonly [string, string])[] {
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
    ...(cookie === undefined ? [] : ([["Set-Cookie", cookie]] as const)),
  ];
}
