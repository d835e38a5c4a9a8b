import { createHash, timingSafeEqual } from "node:crypto";
import type { Middleware } from "../visit.ts";

/** Null when ready, else why not: a stable word for whoever watches. */
export type Readiness = () => "stopping" | "stale-data" | null;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** True when the request comes from this machine itself, not through a proxy on it. */
function isLocal(address: string | undefined, forwardedFor: string | undefined): boolean {
  if (address === undefined || forwardedFor !== undefined) return false;
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/** `/healthz` for anyone; `/readyz` and `/metrics` for this machine or the token's bearer, 404 to others. */
export function operations(options: {
  readonly readiness: Readiness;
  readonly metricsText: () => Promise<string>;
  readonly metricsToken: string | undefined;
}): Middleware {
  const { metricsToken } = options;
  const expected = metricsToken === undefined ? null : digest(`Bearer ${metricsToken}`);
  return async function operations(c, next) {
    const { pathname } = c.get("url");
    if (pathname !== "/healthz" && pathname !== "/readyz" && pathname !== "/metrics") return next();
    c.set("routeClass", "operations");
    c.header("Cache-Control", "no-store");
    if (pathname === "/healthz") return c.json({ healthy: true });
    const local = isLocal(c.env.incoming.socket.remoteAddress, c.req.header("x-forwarded-for"));
    const given = digest(c.req.header("authorization") ?? "");
    if (!local && !(expected && timingSafeEqual(given, expected))) return c.text("Not Found", 404);
    if (pathname === "/metrics") return c.text(await options.metricsText());
    const reason = options.readiness();
    return reason === null ? c.json({ ready: true }) : c.json({ ready: false, reason }, 503);
  };
}
