import { forwardedValue } from "#accounts/forwarded-value.ts";
import { isDataPath } from "../page-address.ts";
import { problemAnswer } from "../problem-answer.ts";
import type { Middleware } from "../request-context.ts";

interface Options {
  readonly trustedProxies: number;
  readonly siteUrl: string;
  readonly isProduction: boolean;
}

/** Addresses for programs, which send tokens, keys or forms. */
const FOR_PROGRAMS = /^\/(?:api|healthz|readyz|metrics|contenu\/publication)(?:\/|$)/;

const isForPeople = (method: string, pathname: string): boolean =>
  (method === "GET" || method === "HEAD") && !FOR_PROGRAMS.test(pathname) && !isDataPath(pathname);

/** In production, redirects people to HTTPS. Refuses programs, which would send secrets without TLS. */
export function trustedProxy({ trustedProxies, siteUrl, isProduction }: Options): Middleware {
  const isSecure = isProduction && siteUrl.startsWith("https:");
  return async function trustedProxy(c, next) {
    const protocol = forwardedValue(c.req.header("x-forwarded-proto"), trustedProxies);
    if (!isSecure || protocol !== "http") return next();
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
