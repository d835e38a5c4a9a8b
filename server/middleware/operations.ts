import { operationsAccess } from "#accounts/operations-access.server.ts";
import type { Middleware } from "../request-context.ts";

type Reason = "stopping" | "stale-data" | "first-pages";

/** Returns why the site is not ready, in stable words, the most important first; empty if it is ready. */
export type Readiness = () => readonly Reason[];

/**
 * Serves `/healthz` and `/readyz` for anyone, since load balancers have no token. The reason why the site is
 * not ready, and `/metrics`, require access. `?exclude=stale-data` ignores that reason: all sites have old
 * data at the same time, and a load balancer would then have no site left.
 */
export function operations(options: {
  readonly readiness: Readiness;
  readonly metricsText: () => Promise<string>;
  readonly metricsToken: string | undefined;
}): Middleware {
  const hasAccess = operationsAccess(options.metricsToken);
  return async function operations(c, next) {
    const { pathname, searchParams } = c.get("url");
    if (pathname !== "/healthz" && pathname !== "/readyz" && pathname !== "/metrics") return next();
    c.set("routeClass", "operations");
    c.header("Cache-Control", "no-store");
    if (pathname === "/healthz") return c.json({ healthy: true });
    const mayRead = hasAccess(c.env.incoming);
    if (pathname === "/metrics")
      return mayRead ? c.text(await options.metricsText()) : c.text("Not Found", 404);
    const excluded = searchParams.getAll("exclude");
    const reason = options.readiness().find((each) => !excluded.includes(each));
    if (reason === undefined) return c.json({ ready: true });
    return c.json({ ready: false, ...(mayRead && { reason }) }, 503);
  };
}
