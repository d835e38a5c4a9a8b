import { pageOfShortPath } from "#plan/message-pages.ts";
import type { Redirect } from "#plan/redirect.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import { isDataPath } from "../page-address.ts";
import { redirectHeaders } from "../redirect-headers.ts";
import type { Middleware } from "../request-context.ts";

/**
 * Redirects a visitor from a text message's link to its page, to the canonical address, and on first access
 * to their language.
 */
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
