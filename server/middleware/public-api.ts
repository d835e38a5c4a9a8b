import { isApiPath } from "#plan/api-path.ts";
import { OPEN_HEADERS } from "#plan/open-headers.ts";
import type { AppEntry } from "#site-contract";
import { isDataPath } from "../page-address.ts";
import type { Middleware } from "../request-context.ts";

/** Answers OPTIONS of the public API; turns pages, refusals and redirects into JSON for any origin. */
export function publicApi(entry: Pick<AppEntry, "apiPreflight" | "apiRefusal">, siteUrl: string): Middleware {
  return async function publicApi(c, next) {
    const address = URL.parse(siteUrl + (c.env.incoming.url ?? ""));
    if (address === null || !isApiPath(address.pathname)) return next();
    c.set("url", address);
    c.set("routeClass", "api");
    if (c.req.raw.method === "OPTIONS") return entry.apiPreflight();
    // React Router would treat `.data` as a request for one of its pages.
    if (isDataPath(address.pathname)) return entry.apiRefusal(404, siteUrl);
    await next();
    const { status, headers } = c.res;
    if (status >= 400 && !headers.get("content-type")?.startsWith("application/problem+json")) {
      c.res = undefined;
      c.res = entry.apiRefusal(status, siteUrl);
    }
    for (const [name, value] of OPEN_HEADERS) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
