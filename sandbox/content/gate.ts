import type { MiddlewareHandler } from "hono";
import type { RateLimit } from "./rate-limit.ts";
import { TOKENS } from "./space.ts";

const TOO_MANY = { error: "Rate limit exceeded" };
const USUAL_CALLS = 50;
/** Entries on a page, and how many such pages the service gives a second. */
const LISTINGS = [
  [25, 50],
  [50, 15],
  [75, 10],
  [Infinity, 6],
] as const;

/** Cost of a call, in calls for one story: long pages are limited more. */
function costOf(perPage: string | undefined): number {
  const [, calls] = LISTINGS.find(([most]) => Number(perPage ?? 0) <= most) ?? [0, USUAL_CALLS];
  return USUAL_CALLS / calls;
}

/** Checks the token for the requested version, and the rate limit. */
export function gate(limit: RateLimit): MiddlewareHandler {
  return async (context, next) => {
    const token = context.req.query("token") ?? "";
    const versions = Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
    if (versions?.includes(context.req.query("version") === "draft" ? "draft" : "published") !== true)
      return context.json({ error: "Unauthorized" }, 401);
    const cost = costOf(context.req.query("per_page"));
    if (!limit.allows(token, Date.now(), cost)) return context.json(TOO_MANY, 429);
    return next();
  };
}

/**
 * Redirects a published response without a version to the current one, and sets its cache headers, as the
 * service does.
 */
export function versioned(root: string, versionOf: () => number): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const isDraft = url.searchParams.get("version") === "draft";
    const isOfSpace = url.pathname.replace(/\/$/, "") === `${root}/spaces/me`;
    if (!isDraft && !isOfSpace && !url.searchParams.has("cv")) {
      url.searchParams.set("cv", String(versionOf()));
      context.header("Cache-Control", "max-age=0, public, must-revalidate");
      return context.redirect(url.pathname + url.search, 301);
    }
    await next();
    const isCacheable = context.res.ok && !isDraft && !isOfSpace;
    context.header(
      "Cache-Control",
      isCacheable ? "max-age=0, public, s-maxage=604800" : "max-age=0, private, must-revalidate",
    );
    return context.res;
  };
}

/** The client only retries after a 429 with a body. A fault without a body gets the service's. */
export const wordsOfRefusal: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status !== 429 || (await context.res.clone().text()) !== "") return;
  const retryAfter = headers.get("retry-after");
  context.res = Response.json(TOO_MANY, {
    status,
    headers: retryAfter === null ? {} : { "retry-after": retryAfter },
  });
};
