import type { Metrics } from "../metrics.ts";
import type { Middleware } from "../visit.ts";

/** Counts each answer by class, status and cache outcome. */
export function countRequests(metrics: Metrics): Middleware {
  return async function countRequests(c, next) {
    await next();
    metrics.requests.inc({
      class: c.get("routeClass"),
      status: String(c.res.status),
      cache: c.get("outcome"),
    });
  };
}
