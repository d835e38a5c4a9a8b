import type { AppEntry } from "../app-build.ts";
import { isDataPath } from "../page-address.ts";
import { secureCookie } from "../page-answer.ts";
import type { Middleware } from "../visit.ts";

/** Sends a visitor to the canonical address, and on first access to their language. */
export function redirects(entry: Pick<AppEntry, "redirectFor">, siteUrl: string): Middleware {
  return async function redirects(c, next) {
    const url = c.get("url");
    if (isDataPath(url.pathname)) return next();
    const redirect = entry.redirectFor(url, c.env.incoming.headers);
    if (redirect === null) return next();
    c.set("routeClass", "redirect");
    c.header("Location", redirect.location);
    if (redirect.status === 301) {
      c.header("Cache-Control", "public, max-age=3600");
    } else {
      // It depends on who asks: nobody else may be given it.
      c.header("Cache-Control", "private, no-store");
      c.header("Vary", "Cookie, Accept-Language");
    }
    if (redirect.cookie !== undefined) c.header("Set-Cookie", secureCookie(redirect.cookie, siteUrl));
    return c.body(null, redirect.status);
  };
}
