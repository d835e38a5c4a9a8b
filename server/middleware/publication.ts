import { createHmac, timingSafeEqual } from "node:crypto";
import type { ContentService } from "#content/content-service.ts";
import { boundedBody } from "../bounded-body.ts";
import type { Middleware } from "../visit.ts";
import { PUBLICATION_PATH } from "../writes.ts";

/**
 * Handles the content service's webhook: reads the changed content again, and refreshes the pages that show
 * it. Only the fact of a change is used from the body, and only with the content service's signature.
 */
export function publication(options: {
  /** Webhook secret; if empty, all requests are refused. */
  readonly secret: string;
  readonly content: Pick<ContentService, "invalidate">;
}): Middleware {
  const { secret, content } = options;
  return async function publication(c, next) {
    if (c.get("url").pathname !== PUBLICATION_PATH) return next();
    c.set("routeClass", "operations");
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    const body = await boundedBody(c.req.raw);
    if (body === null) return c.text("Content Too Large", 413, { Connection: "close" });
    c.header("Cache-Control", "no-store");
    if (!isSigned(body, c.req.header("webhook-signature"), secret)) return c.text("Unauthorized", 401);
    await content.invalidate();
    return c.body(null, 204);
  };
}

/** Checks the content service's signature: an HMAC-SHA1 of the body, in hexadecimal. */
function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  if (secret === "" || !/^[0-9a-f]{40}$/.test(signature ?? "")) return false;
  const expected = createHmac("sha1", secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature ?? "", "hex"));
}
