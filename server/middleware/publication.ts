import { createHmac, timingSafeEqual } from "node:crypto";
import type { ContentService } from "#content/content-service.ts";
import { boundedBody } from "../bounded-body.ts";
import type { Middleware } from "../visit.ts";
import { PUBLICATION_PATH } from "../writes.ts";

/**
 * The content service's webhook: what it tells is read anew, and the pages that show what changed follow. Nothing that
 * the body says is believed but that something changed, and that only with the content service's signature.
 */
export function publication(options: {
  /** Empty when nobody may call it. */
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

/** The content service signs with an HMAC-SHA1 of the body, in hexadecimal. */
function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  if (secret === "" || !/^[0-9a-f]{40}$/.test(signature ?? "")) return false;
  const expected = createHmac("sha1", secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature ?? "", "hex"));
}
