import type { Middleware } from "../request-context.ts";
import type { HeaderPolicy } from "../security-headers.ts";

/** Matches a policy that allows framing, by any site or by a preview's editor. */
const MAY_BE_FRAMED = /frame-ancestors (?!'none')/;
const HTML = "text/html";
/** Scripts of the map's worker, the page cache's worker and the notifications' worker. */
const WORKERS = /^\/assets\/[\w-]+-(?:worker|keeper)-[\w-]+\.m?js$/;

/**
 * Adds the security headers to every response. A response's own headers stay: a page has a policy with its
 * scripts' hashes, and the public API allows other origins.
 */
export function addSecurityHeaders(policy: HeaderPolicy): Middleware {
  const ofPages = policy({ contentType: HTML });
  return async function addSecurityHeaders(c, next) {
    await next();
    const { headers: own } = c.res;
    // Unset if the address is invalid.
    const url: URL | undefined = c.get("url");
    const isWorker = url !== undefined && WORKERS.test(url.pathname);
    const type = own.get("Content-Type");
    const headers = type?.startsWith(HTML) ? ofPages : policy({ contentType: type, isWorker });
    const isFramable = MAY_BE_FRAMED.test(own.get("Content-Security-Policy") ?? "");
    // Set headers directly: after a response exists, `c.header` would build a new response for each header.
    for (const [name, value] of headers) {
      if (!own.has(name) && !(isFramable && name === "X-Frame-Options")) own.set(name, value);
    }
  };
}
