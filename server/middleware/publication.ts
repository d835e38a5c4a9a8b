import { createHmac, timingSafeEqual } from "node:crypto";
import { bodyLimit } from "hono/body-limit";
import type { ContentService } from "#content/content-service.ts";
import type { Middleware } from "../visit.ts";

/** Where the content service tells of a publication. */
export const PUBLICATION_PATH = "/contenu/publication";
const MAX_BODY_BYTES = 64 * 1024;

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
  const bounded = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.text("Content Too Large", 413, { Connection: "close" }),
  });
  return async function publication(c, next) {
    if (c.get("url").pathname !== PUBLICATION_PATH) return next();
    c.set("routeClass", "operations");
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    return bounded(c, async () => {
      const body = Buffer.from(await c.req.arrayBuffer());
      if (!isSigned(body, c.req.header("webhook-signature"), secret)) {
        c.res = c.text("Unauthorized", 401, { "Cache-Control": "no-store" });
        return;
      }
      await content.invalidate();
      c.res = c.body(null, 204, { "Cache-Control": "no-store" });
    });
  };
}

/** The content service signs with an HMAC-SHA1 of the body, in hexadecimal. */
function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  if (secret === "" || !/^[0-9a-f]{40}$/.test(signature ?? "")) return false;
  const expected = createHmac("sha1", secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature ?? "", "hex"));
}
