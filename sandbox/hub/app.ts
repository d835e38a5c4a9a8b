import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { dispatchRoutes } from "../dispatch/routes.ts";
import { type Faults, fault } from "../faults.ts";
import type { IdentityApp } from "../identity/app.ts";
import { type People, shownPerson } from "../identity/people.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { framedView, outboxPage, readersView } from "../outbox/outbox-page.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { FAULTY_SERVICES } from "../services.ts";
import { fireRoutes } from "./fire-routes.ts";
import { bodyOf, HubError } from "./hub-error.ts";
import { measureRoutes } from "./measure-routes.ts";
import { dangerRoutes, pageRoutes } from "./page-routes.ts";
import { seasonRoutes } from "./season-routes.ts";
import { surroundingsRoutes } from "./surroundings-routes.ts";

/** Returns the outbox's script as JavaScript. Called only on request, because Node prints a warning. */
const client = () =>
  stripTypeScriptTypes(readFileSync(new URL("../outbox/outbox.client.ts", import.meta.url), "utf8"));
const CSS = readFileSync(new URL("../outbox/outbox.css", import.meta.url), "utf8");
/** Content security policy of a shown email, which can run no scripts and has another origin than the hub. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'";

/** Returns the filter of messages in a request's query. The form sends an empty value for "everyone". */
const filterOf = (context: Context) => ({
  channel: context.req.query("channel") || undefined,
  to: context.req.query("to") || undefined,
});

/** Routes for sent messages: JSON, a page that updates itself, and each message as its recipient sees it. */
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

const serviceName = z.enum(FAULTY_SERVICES);

function serviceOf(name: string) {
  const service = serviceName.safeParse(name);
  if (service.success) return service.data;
  throw new HubError(404, "no-such-service", `No service ${name}: one of ${FAULTY_SERVICES.join(", ")}.`);
}

function faultRoutes(faults: Faults): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(faults.list()));
  app.put("/:service", async (context) => {
    const service = serviceOf(context.req.param("service"));
    const given = await bodyOf(context, fault);
    faults.set(service, given);
    return context.json(given);
  });
  app.delete("/", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  app.delete("/:service", (context) => {
    faults.clear(serviceOf(context.req.param("service")));
    return context.body(null, 204);
  });
  return app;
}

type IdentityControls = Pick<IdentityApp, "rotateKeys">;

const rotation = z.strictObject({ keepOld: z.boolean().default(false) });

function identityControls(identity: IdentityControls): Hono {
  const app = new Hono();
  app.post("/rotate-keys", async (context) => {
    await identity.rotateKeys((await bodyOf(context, rotation)).keepOld);
    return context.body(null, 204);
  });
  return app;
}

interface HubParts {
  readonly controls: SeasonControls;
  readonly faults: Faults;
  readonly basePort: number;
  readonly outbox: Outbox;
  readonly people: Pick<People, "list">;
  readonly identity: IdentityControls;
  /** Secret that signs fire reports for dispatch. */
  readonly dispatchSecret: string;
}

/** Creates the hub: the sandbox's front page and its controls, with the public API's field names. */
export function hubApp({
  controls,
  faults,
  basePort,
  outbox,
  people,
  identity,
  dispatchSecret,
}: HubParts): Hono {
  const app = new Hono();
  app.route("/", pageRoutes(controls, faults, basePort));
  app.route("/season", seasonRoutes(controls));
  app.route("/season/fires", fireRoutes(controls));
  app.route("/season/danger", dangerRoutes(controls));
  app.route("/season/measures", measureRoutes(controls));
  app.route("/season", surroundingsRoutes(controls));
  app.route("/faults", faultRoutes(faults));
  app.route("/dispatch", dispatchRoutes({ outbox, faults, secret: dispatchSecret }));
  app.route("/", outboxRoutes(outbox));
  app.get("/users", (context) => context.json(people.list().map(shownPerson)));
  app.route("/identity", identityControls(identity));

  app.notFound((context) =>
    context.json(
      { error: { code: "not-found", message: `No ${context.req.method} ${context.req.path} here.` } },
      404,
    ),
  );
  app.onError((error, context) => {
    if (error instanceof HubError) {
      return context.json({ error: { code: error.code, message: error.message } }, error.status);
    }
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof z.ZodError) {
      return context.json({ error: { code: "bad-request", message: z.prettifyError(error) } }, 400);
    }
    throw error;
  });
  return app;
}
