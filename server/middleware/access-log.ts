import type { Logger } from "pino";
import type { Middleware } from "../request-context.ts";
import type { RouteOf } from "../route-of.ts";

const MICROSECONDS = 1000;
const roundMs = (ms: number) => Math.round(ms * MICROSECONDS) / MICROSECONDS;

/**
 * Logs one line per request, without personal data: no visitor address, query or User-Agent, and the route's
 * pattern instead of the path. Rendered and stale pages are logged at `info`, and failures at `error`. All
 * other requests are logged at `debug` only; the metrics count them.
 */
export function accessLog(log: Logger, routeOf: RouteOf): Middleware {
  return async function accessLog(c, next) {
    const start = performance.now();
    await next();
    const isOperations = c.get("routeClass") === "operations";
    const refused = c.get("outcome") === "refused";
    // If a picture's host is down, one warning covers all requests.
    const isMissed = c.get("routeClass") === "file" && c.res.status === 503;
    const failed = c.res.status >= 500 && !isOperations && !refused && !isMissed;
    const quiet = refused || c.get("outcome") === "hit" || c.get("routeClass") !== "page";
    const level = failed ? "error" : quiet ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    const url: URL | undefined = c.get("url");
    log[level](
      {
        method: c.req.raw.method,
        class: c.get("routeClass"),
        route: url ? routeOf(url) : "(bad address)",
        status: c.res.status,
        cache: c.get("outcome"),
        ms: roundMs(performance.now() - start),
      },
      "request",
    );
  };
}
