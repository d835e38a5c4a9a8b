import { operationsAccess } from "#accounts/operations-access.server.ts";
import type { Middleware } from "../visit.ts";

/** Null when ready, else why not: a stable word for whoever watches. */
export type Readiness = () => "stopping" | "stale-data" | "first-pages" | null;

/**
 * Answers `/healthz` and `/readyz` for anyone, since load balancers carry no token. The reason why the site is not ready, and
 * `/metrics`, are for those who have access.
 */
export function operations(options: {
  readonly readiness: Readiness;
  readonly metricsText: () => Promise<string>;
  readonly metricsToken: string | undefined;
}): Middleware {
  const hasAccess = operationsAccess(options.metricsToken);
  return async function operations(c, next) {
    const { pathname } = c.get("url");
    if (pathname !== "/healthz" && pathname !== "/readyz" && pathname !== "/metrics") return next();
    c.set("routeClass", "operations");
    c.header("Cache-Control", "no-store");
    if (pathname === "/healthz") return c.json({ healthy: true });
    const mayRead = hasAccess(c.env.incoming);
    if (pathname === "/metrics")
      return mayRead ? c.text(await options.metricsText()) : c.text("Not Found", 404);
    const reason = options.readiness();
    if (reason === null) return c.json({ ready: true });
    return c.json({ ready: false, ...(mayRead && { reason }) }, 503);
  };
}
