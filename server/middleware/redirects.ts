import { pageOfShortPath } from "#plan/message-pages.ts";
import type { Redirect } from "#plan/redirect.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import { isDataPath } from "../page-address.ts";
import type { Middleware } from "../request-context.ts";
import { fileCaching } from "../shared-caching.ts";

const BY_EDGE = [...fileCaching("languageRedirect"), ["Vary", "Vigie-Language"]] as const;
const OF_VISITOR = [
  ["Cache-Control", "private, no-store"],
  ["Vary", "Cookie, Accept-Language"],
] as const;

/**
 * Returns the headers of a redirect, besides the security headers of every response.
 * @param isPrivate whether the address of the target contains the visitor's own words or keys
 */
function redirectHeaders(redirect: Redirect, isPrivate = false): readonly (readonly [string, string])[] {
  const { location, status, cookie, isByEdge } = redirect;
  const shared = isPrivate ? null : status === 301 ? fileCaching("redirect") : isByEdge ? BY_EDGE : null;
  return [
    ["Location", location],
    ...(shared ?? OF_VISITOR),
    ...(cookie === undefined ? [] : ([["Set-Cookie", cookie]] as const)),
  ];
}

/** Redirects short links of text messages, addresses that are not canonical, and `/` to a language. */
export function redirects(plan: Pick<SitePlan, "redirectFor" | "cacheRuleFor">, siteUrl: string): Middleware {
  return async function redirects(c, next) {
    const url = c.get("url");
    if (isDataPath(url.pathname)) return next();
    const page = pageOfShortPath(url.pathname);
    const redirect: Redirect | null =
      page === null
        ? plan.redirectFor(url, c.env.incoming.headers, siteUrl)
        : { location: page, status: 301 };
    if (redirect === null) return next();
    c.set("routeClass", "redirect");
    const rule = plan.cacheRuleFor(new URL(redirect.location, siteUrl));
    const isPrivate = rule !== null && "isPrivate" in rule;
    for (const [name, value] of redirectHeaders(redirect, isPrivate)) c.header(name, value);
    return c.body(null, redirect.status);
  };
}
