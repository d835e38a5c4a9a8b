import type { Middleware } from "../visit.ts";

/** The last entry of a forwarded header that only trusted proxies could have written. */
export function forwardedValue(header: string | undefined, trustedProxies: number): string | null {
  if (header === undefined || trustedProxies === 0) return null;
  const values = header.split(",").map((value) => value.trim());
  return values[Math.max(0, values.length - trustedProxies)] ?? null;
}

/** In production, sends a visitor whom the trusted proxy met over plain HTTP to the public HTTPS origin. */
export function trustedProxy(options: {
  readonly trustedProxies: number;
  readonly siteUrl: string;
  readonly isProduction: boolean;
}): Middleware {
  const mustUpgrade = options.isProduction && options.siteUrl.startsWith("https:");
  return async function trustedProxy(c, next) {
    const scheme = forwardedValue(c.req.header("x-forwarded-proto"), options.trustedProxies);
    if (!mustUpgrade || scheme !== "http") return next();
    c.set("routeClass", "redirect");
    const { pathname, search } = c.get("url");
    return c.body(null, 301, { Location: options.siteUrl + pathname + search });
  };
}
