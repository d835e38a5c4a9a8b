import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { importJWK, jwtVerify } from "jose";
import { z } from "zod";
import { type Faults, faultInjection } from "../faults.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Device, Devices } from "./devices.ts";

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Byte that ends the text of the last record, before any padding. */
const LAST = 2;

const bytes = (text: string) => Buffer.from(text, "base64url");
const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** Decrypts a message as its browser does: `aes128gcm` (RFC 8188, 8291). @throws {Error} on failure */
function opened(body: Buffer, { privateKey, publicKey, auth }: Device): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const start = SALT_BYTES + 5 + keyLength;
  const sender = body.subarray(SALT_BYTES + 5, start);
  const own = createECDH("prime256v1");
  own.setPrivateKey(bytes(privateKey));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), bytes(publicKey), sender]);
  const secret = derived(own.computeSecret(sender), bytes(auth), info, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(body.subarray(start, -TAG_BYTES)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(LAST)).toString("utf8");
}

const notice = z.object({ title: z.string(), body: z.string(), url: z.string() });
const LONGEST = 4096;

/** Creates a push service (RFC 8030, 8291, 8292). Messages that a browser could decrypt go to the outbox. */
export function pushApp(outbox: Outbox, faults: Faults, devices: Devices): Hono {
  const app = new Hono();
  // A browser subscribes at its maker's service, which tests do not have. These routes replace that service.
  app.use("/devices", cors());
  app.post("/devices", (context) => {
    const { id, publicKey: p256dh, auth } = devices.add();
    const endpoint = new URL(`/push/${id}`, context.req.url).href;
    return context.json({ endpoint, expirationTime: null, keys: { p256dh, auth } }, 201);
  });
  app.delete("/devices/:id", (context) => {
    devices.remove(context.req.param("id"));
    return context.body(null, 204);
  });

  app.use("/push/*", faultInjection(faults, "push"));
  app.post("/push/:id", async (context) => {
    const device = devices.get(context.req.param("id"));
    if (device === undefined) return context.text("push subscription has unsubscribed or expired.", 410);
    if (!(await isSigned(context.req.header("authorization"), new URL(context.req.url).origin)))
      return context.text("the VAPID authentication is not valid.", 403);
    if (!/^\d+$/.test(context.req.header("ttl") ?? "")) return context.text("missing TTL header", 400);
    const body = Buffer.from(await context.req.arrayBuffer());
    if (body.length > LONGEST) return context.text("payload too large", 413);
    try {
      const { title, body: text, url } = notice.parse(JSON.parse(opened(body, device)));
      outbox.put({ channel: "push", to: device.id, subject: title, text: `${text}\n${url}` });
    } catch (error) {
      return context.text(`the browser could not read it: ${String(error)}`, 400);
    }
    return context.body(null, 201, { Location: context.req.url });
  });
  return app;
}

/** Returns true if a header `vapid t=…, k=…` has a token for this service, signed by `k`, not expired. */
async function isSigned(header: string | undefined, audience: string): Promise<boolean> {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  try {
    const point = Buffer.from(key, "base64url");
    const [x, y] = [
      point.subarray(1, 33).toString("base64url"),
      point.subarray(33).toString("base64url"),
    ] as const;
    const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
    const { payload } = await jwtVerify(token, publicKey, { audience, requiredClaims: ["exp", "sub"] });
    return /^(?:mailto|https):/.test(String(payload.sub));
  } catch {
    return false;
  }
}
