import { Hono } from "hono";
import type { Faults } from "../faults.ts";
import type { SeasonRoom } from "../season/season-room.ts";

/** The hub: the sandbox's front page and its controls. */
export function hubApp(room: SeasonRoom, _faults: Faults, _basePort: number): Hono {
  const app = new Hono();
  app.get("/season", (context) => context.json({ scenario: room.state.scenario }));
  return app;
}
