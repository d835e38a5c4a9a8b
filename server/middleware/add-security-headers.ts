import { securityHeaders } from "../security-headers.ts";
import type { Middleware } from "../visit.ts";

/** Gives every answer its security headers; pages bring their own, with their scripts' hashes. */
export function addSecurityHeaders(gtmId: string): Middleware {
  const headers = securityHeaders([], gtmId);
  return async function addSecurityHeaders(c, next) {
    await next();
    if (c.res.headers.has("Content-Security-Policy")) return;
    for (const [name, value] of headers) c.header(name, value);
  };
}
