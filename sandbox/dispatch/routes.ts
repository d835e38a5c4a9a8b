import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { z } from "zod";
import { type Faults, faultInjection } from "../faults.ts";
import type { Outbox } from "../outbox/outbox.ts";

const point = z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const reference = z.string().regex(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
const words = z.string().nullable();
const measure = z.number().nullable();

/** Events that the system of dispatch accepts. Written by hand, not derived from docs/api/dispatch.json. */
const event = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("fire-report.received"),
    timestamp: z.iso.datetime(),
    data: z.object({
      reference,
      language: z.enum(["fr", "en"]),
      at: point.nullable(),
      isSuspect: z.boolean(),
      announcedPhotos: z.number().int().min(0),
      sameFire: z.array(reference),
      where: z.string(),
      source: words,
      accuracy: measure,
      from: point.nullable(),
      fromAccuracy: measure,
      bearing: measure,
      distance: measure,
      knownFire: words,
      seen: z.enum(["smoke", "flames", "both"]),
      colour: words,
      size: words,
      spread: words,
      burning: z.array(z.string()),
      since: words,
      near: z.array(z.string()),
      fighting: words,
      access: words,
      name: z.string(),
      phone: words,
      callBack: z.boolean(),
      email: words,
      comment: z.string(),
      waitedSeconds: z.number().min(0),
    }),
  }),
  z.object({
    type: z.literal("fire-report.photo"),
    timestamp: z.iso.datetime(),
    data: z.object({
      reference,
      photo: z.uuid(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      at: point.nullable(),
      jpeg: z.base64().min(4),
    }),
  }),
]);
type DispatchedEvent = z.output<typeof event>;

/** Largest difference between a request's time and ours: an older request could be a replay. */
const TOLERANCE_S = 5 * 60;

interface Signed {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  /** One or more signatures, separated by spaces. */
  readonly signature: string | undefined;
  readonly body: string;
}

/** Returns why a request is not authentic, by the rules of Standard Webhooks; null if it is authentic. */
function signatureProblem(secret: string, signed: Signed, nowMs: number): string | null {
  const { id, timestamp, signature, body } = signed;
  if (!id || !timestamp || !signature) return "missing-headers";
  if (!/^\d+$/.test(timestamp)) return "bad-timestamp";
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_S) return "old-timestamp";
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const isOurs = signature.split(" ").some((each) => {
    const [version, given = ""] = each.split(",");
    const bytes = Buffer.from(given, "base64");
    return version === "v1" && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  return isOurs ? null : "bad-signature";
}

interface DispatchParts {
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly secret: string;
  readonly now?: () => number;
}

const MOST_BYTES = 20 * 1024 * 1024;

/** Creates the simulated system of dispatch, which puts each valid, signed event in the outbox once. */
export function dispatchRoutes({ outbox, faults, secret, now = Date.now }: DispatchParts): Hono {
  const app = new Hono();
  app.post("/", faultInjection(faults, "dispatch"), bodyLimit({ maxSize: MOST_BYTES }), async (context) => {
    const refuse = (status: 400 | 401, code: string, message: string) =>
      context.json({ error: { code, message } }, status);
    const header = (name: string) => context.req.header(`webhook-${name}`);
    const body = await context.req.text();
    const id = header("id") ?? "";
    const signed = { id, timestamp: header("timestamp"), signature: header("signature"), body };
    const problem = signatureProblem(secret, signed, now());
    if (problem !== null) return refuse(401, problem, "The signature does not hold.");
    const read = event.safeParse(jsonIn(body));
    if (!read.success) return refuse(400, "bad-event", read.error.message);
    // An event sent again because the response was lost is already in the outbox.
    if (!outbox.list({ channel: "dispatch" }).some(({ about }) => about === id))
      outbox.put({ ...written(read.data), channel: "dispatch", to: "dispatch", about: id });
    return context.body(null, 204);
  });
  return app;
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function written({ type, data, timestamp }: DispatchedEvent) {
  const subject = `${type} ${data.reference}`;
  if (!("jpeg" in data)) return { subject, text: JSON.stringify({ type, timestamp, data }, null, 2) };
  const { jpeg, ...fields } = data;
  const shown = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body><img src="data:image/jpeg;base64,${jpeg}" alt="Photo of ${data.reference}" width="${data.width}" height="${data.height}" style="max-width:100%;height:auto"></body></html>`;
  return { subject, text: JSON.stringify({ type, timestamp, data: fields }, null, 2), html: String(shown) };
}
