import { forwardedValue } from "#accounts/forwarded-value.ts";
import { isDataPath } from "../page-address.ts";
import { problemAnswer } from "../problem-answer.ts";
import type { Middleware } from "../request-context.ts";

/**
 * Returns whether a visitor reached the trusted proxy over plain HTTP although the public origin, in
 * production, is HTTPS.
 */
export type MustUpgrade = (forwardedProto: string | string[] | undefined) => boolean;

export function upgradeRule(options: {
  readonly trustedProxies: number;
  readonly siteUrl: string;
  readonly isProduction: boolean;
}): MustUpgrade {
  const isSecure = options.isProduction && options.siteUrl.startsWith("https:");
  return (forwardedProto) =>
    isSecure && forwardedValue(forwardedProto?.toString(), options.trustedProxies) === "http";
}

/** Addresses for programs, which send tokens, keys or forms. */
const FOR_PROGRAMS = /^\/(?:api|healthz|readyz|metrics|contenu\/publication)(?:\/|$)/;

const isForPeople = (method: string, pathname: string): boolean =>
  (method === "GET" || method === "HEAD") && !FOR_PROGRAMS.test(pathname) && !isDataPath(pathname);

/**
 * Redirects people to the public origin. Refuses programs, which would send their secrets without TLS each
 * time.
 */
export function trustedProxy(mustUpgrade: MustUpgrade, siteUrl: string): Middleware {
  return async function trustedProxy(c, next) {
    if (!mustUpgrade(c.req.header("x-forwarded-proto"))) return next();
    const { pathname, search } = c.get("url");
    if (!isForPeople(c.req.raw.method, pathname)) {
      c.set("routeClass", "data");
      return problemAnswer({
        status: 403,
        code: "https-only",
        detail: "This address answers over HTTPS only.",
      });
    }
    c.set("routeClass", "redirect");
    // A cache that ignores the scheme would redirect HTTPS visitors without end.
    return c.body(null, 301, { Location: siteUrl + pathname + search, "Cache-Control": "no-store" });
  };
}
