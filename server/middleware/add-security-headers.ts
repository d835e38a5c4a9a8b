import type { HeaderPolicy } from "../security-headers.ts";
import type { Middleware } from "../visit.ts";

/** By everybody, or by the editor of a preview. */
const MAY_BE_FRAMED = /frame-ancestors (?!'none')/;
const HTML = "text/html";
/** The map's, the one that keeps pages and the one that shows notifications. */
const WORKERS = /^\/assets\/[\w-]+-(?:worker|keeper)-[\w-]+\.m?js$/;

/**
 * Gives every answer its security headers; what an answer has already is its own: a page its policy with its
 * scripts’ hashes, the public API its openness.
 */
export function addSecurityHeaders(policy: HeaderPolicy): Middleware {
  const ofPages = policy({ contentType: HTML });
  return async function addSecurityHeaders(c, next) {
    await next();
    const { headers: own } = c.res;
    // An address that cannot be read leaves none.
    const url: URL | undefined = c.get("url");
    const isWorker = url !== undefined && WORKERS.test(url.pathname);
    const type = own.get("Content-Type");
    const headers = type?.startsWith(HTML) ? ofPages : policy({ contentType: type, isWorker });
    const isFramable = MAY_BE_FRAMED.test(own.get("Content-Security-Policy") ?? "");
    // After a response exists, `c.header` would build a new one for each header.
    for (const [name, value] of headers) {
      if (!own.has(name) && !(isFramable && name === "X-Frame-Options")) own.set(name, value);
    }
  };
}
