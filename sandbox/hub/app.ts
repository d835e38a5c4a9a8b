import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import type { Faults } from "../faults.ts";
import type { SeasonRoom } from "../season/season-room.ts";
import { dangerRoutes } from "./danger-routes.ts";
import { faultRoutes } from "./fault-routes.ts";
import { fireRoutes } from "./fire-routes.ts";
import { HubError } from "./hub-error.ts";
import { measureRoutes } from "./measure-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { seasonRoutes } from "./season-routes.ts";

/** The hub: the sandbox's front page and its controls, in the public API's field names. */
export function hubApp(room: SeasonRoom, faults: Faults, basePort: number): Hono {
  const app = new Hono();
  app.route("/", pageRoutes(room, faults, basePort));
  app.route("/season", seasonRoutes(room));
  app.route("/season/fires", fireRoutes(room));
  app.route("/season/danger", dangerRoutes(room));
  app.route("/season/measures", measureRoutes(room));
  app.route("/faults", faultRoutes(faults));
  // No stand-in sends messages or keeps users yet: both are truly empty.
  app.get("/outbox", (context) => context.json([]));
  app.delete("/outbox", (context) => context.body(null, 204));
  app.get("/users", (context) => context.json([]));

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
