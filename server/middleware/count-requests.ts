import type { Metrics } from "../metrics.ts";
import type { Middleware } from "../request-context.ts";

export function countRequests(metrics: Metrics): Middleware {
  return async function countRequests(c, next) {
    const startedAt = performance.now();
    await next();
    metrics.requests.inc({
      class: c.get("routeClass"),
      status: String(c.res.status),
      cache: c.get("outcome"),
    });
    metrics.requestSeconds.observe({ class: c.get("routeClass") }, (performance.now() - startedAt) / 1_000);
  };
}
