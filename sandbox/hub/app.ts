import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { dispatchRoutes } from "../dispatch/routes.ts";
import type { Faults } from "../faults.ts";
import { type People, shownPerson } from "../identity/people.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { dangerRoutes } from "./danger-routes.ts";
import { faultRoutes } from "./fault-routes.ts";
import { fireRoutes } from "./fire-routes.ts";
import { HubError } from "./hub-error.ts";
import { type IdentityControls, identityControls } from "./identity-controls.ts";
import { measureRoutes } from "./measure-routes.ts";
import { outboxRoutes } from "./outbox-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { seasonRoutes } from "./season-routes.ts";
import { surroundingsRoutes } from "./surroundings-routes.ts";

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
