import { forwardedValue } from "#accounts/forwarded-value.ts";
import type { Middleware } from "../visit.ts";

/** Whether the trusted proxy met a visitor over plain HTTP, though the public origin, in production, is HTTPS. */
export type MustUpgrade = (forwardedProto: string | string[] | undefined) => boolean;

export function upgradeRule(options: {
  readonly trustedProxies: number;
  readonly siteUrl: string;
  readonly isProduction: boolean;
}): MustUpgrade {
  const isSecure = options.isProduction && options.siteUrl.startsWith("https:");
  return (forwardedProto) =>
    isSecure && forwardedValue(forwardedProto?.toString(), options.trustedProxies) === "http";
}

/** Sends those to the public origin. */
export function trustedProxy(mustUpgrade: MustUpgrade, siteUrl: string): Middleware {
  return async function trustedProxy(c, next) {
    if (!mustUpgrade(c.req.header("x-forwarded-proto"))) return next();
    c.set("routeClass", "redirect");
    const { pathname, search } = c.get("url");
    return c.body(null, 301, { Location: siteUrl + pathname + search });
  };
}
