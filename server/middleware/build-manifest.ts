import type { Middleware } from "../request-context.ts";

/** Serves `GET /build.json` with the current build, so that an open page notices a newer one. */
export function buildManifest(buildId: string): Middleware {
  return async function buildManifest(c, next) {
    if (c.get("url").pathname !== "/build.json") return next();
    c.set("routeClass", "file");
    return c.json({ id: buildId }, 200, { "Cache-Control": "no-store" });
  };
}
