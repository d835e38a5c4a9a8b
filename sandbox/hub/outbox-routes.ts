import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { type Context, Hono } from "hono";
import type { Outbox } from "../outbox/outbox.ts";
import { outboxPage } from "../outbox/outbox-page.ts";
import { framedView, readersView } from "../outbox/readers-view.ts";
import { HubError } from "./hub-error.ts";

/** Read on first request, so that Node's warning about it is not the sandbox's first output. */
const client = () =>
  stripTypeScriptTypes(readFileSync(new URL("../outbox/outbox.client.ts", import.meta.url), "utf8"));
const CSS = readFileSync(new URL("../outbox/outbox.css", import.meta.url), "utf8");
/** An email runs no scripts and has an opaque origin, above all not the hub's. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'";

/** The form sends an empty value for "everyone". */
const filterOf = (context: Context) => ({
  channel: context.req.query("channel") || undefined,
  to: context.req.query("to") || undefined,
});

/**
 * Routes for sent messages: as JSON, as a page that updates itself, and each message as its recipient sees
 * it.
 */
export function outboxRoutes(outbox: Outbox): Hono {
  const app = new Hono();
  app.get("/outbox", (context) => context.json(outbox.list(filterOf(context))));
  app.delete("/outbox", (context) => {
    outbox.remove(filterOf(context));
    return context.body(null, 204);
  });
  app.get("/outbox.html", (context) => context.html(outboxPage(outbox, filterOf(context))));
  app.get("/outbox.js", (context) =>
    context.body(client(), 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
  app.get("/outbox.css", (context) => context.body(CSS, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/outbox/:file{.+\\.html}", (context) => {
    const id = context.req.param("file").slice(0, -".html".length);
    const message = outbox.get(id);
    if (message === undefined) throw new HubError(404, "no-such-message", `No message ${id}.`);
    const view = context.req.query("framed") === undefined ? readersView(message) : framedView(message);
    return context.html(view, 200, { "content-security-policy": MAIL_POLICY });
  });
  return app;
}
