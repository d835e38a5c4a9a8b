import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { type Faults, faultInjection } from "../faults.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { type DispatchedEvent, event } from "./event.ts";
import { signatureProblem } from "./signature.ts";

interface DispatchParts {
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly secret: string;
  readonly now?: () => number;
}

const MOST_BYTES = 20 * 1024 * 1024;

/** Creates dispatch's own system. It puts each valid, signed event in the outbox once. */
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
