import type { Middleware } from "../request-context.ts";
import { setFileCaching } from "../shared-caching.ts";

/**
 * Serves `GET /build.json` with the current build's ID, so that an open page notices a newer build. Caches
 * keep the response, unless the address has a query. With a query, an open page checks whether the site can
 * be reached again.
 */
export function buildManifest(buildId: string): Middleware {
  return async function buildManifest(c, next) {
    const { pathname, search } = c.get("url");
    if (pathname !== "/build.json") return next();
    c.set("routeClass", "file");
    if (search === "") setFileCaching(c, "build");
    else c.header("Cache-Control", "no-store");
    return c.json({ id: buildId });
  };
}
