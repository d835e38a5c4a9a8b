import type { HeaderPolicy } from "../security-headers.ts";
import type { Middleware } from "../visit.ts";

/** Gives every answer its security headers; pages bring their own, with their scripts' hashes. */
export function addSecurityHeaders(policy: HeaderPolicy): Middleware {
  const headers = policy([]);
  return async function addSecurityHeaders(c, next) {
    await next();
    if (c.res.headers.has("Content-Security-Policy")) return;
    for (const [name, value] of headers) c.header(name, value);
  };
}
