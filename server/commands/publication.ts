import { createHmac } from "node:crypto";
import { isSameSecret } from "#territory/same-secret.server.ts";
import { bytesCommand } from "./write-command.ts";

/**
 * Handles the content service's webhook: reads the changed content again, and refreshes the pages that show
 * it. Requires the content service's signature. Ignores what the body says about the change.
 */
export const publication = bytesCommand(async (body, { services, c }) => {
  c.header("Cache-Control", "no-store");
  const { publication: secret } = services.keys;
  if (!isSigned(body, c.req.header("webhook-signature"), secret)) return c.text("Unauthorized", 401);
  await services.content.invalidate();
  return c.body(null, 204);
});

/** Checks the content service's signature: an HMAC-SHA1 of the body, in hexadecimal. */
const isSigned = (body: Buffer, signature: string | undefined, secret: string): boolean =>
  secret !== "" && isSameSecret(signature ?? "", createHmac("sha1", secret).update(body).digest("hex"));
