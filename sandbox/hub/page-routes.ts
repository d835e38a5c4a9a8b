import { Hono } from "hono";
import type { Faults } from "../faults.ts";
import type { SeasonRoom } from "../season/season-room.ts";

export function pageRoutes(_room: SeasonRoom, _faults: Faults, _basePort: number): Hono {
  return new Hono();
}
