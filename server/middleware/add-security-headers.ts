import type { HeaderPolicy } from "../security-headers.ts";
import type { Middleware } from "../visit.ts";

/**
 * Gives every answer its security headers; what an answer has already is its own: a page its policy with its
 * scripts’ hashes, the public API its openness.
 */
export function addSecurityHeaders(policy: HeaderPolicy): Middleware {
  return async function addSecurityHeaders(c, next) {
    await next();
    const { headers: own } = c.res;
    const headers = policy({ contentType: own.get("Content-Type") });
    const isFramable = own.get("Content-Security-Policy")?.includes("frame-ancestors *") ?? false;
    for (const [name, value] of headers) {
      if (!own.has(name) && !(isFramable && name === "X-Frame-Options")) c.header(name, value);
    }
  };
}
