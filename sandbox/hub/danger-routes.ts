import { Hono } from "hono";
import { zoneByNumber } from "#territory/zones.ts";
import { definedFields } from "../season/defined-fields.ts";
import { type DangerEdit, dangerEdit } from "../season/edits.ts";
import { dangerAt } from "../season/season.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { bodyOf, HubError } from "./hub-error.ts";

export function changeDanger(room: SeasonControls, zone: string, change: DangerEdit) {
  if (zoneByNumber(Number(zone)) === undefined)
    throw new HubError(404, "no-such-zone", `No danger zone ${zone}.`);
  room.edit(({ danger }) => ({
    danger: { ...danger, [Number(zone)]: { ...danger[zone], ...definedFields(change) } },
  }));
  return dangerOf(room).find(({ NumeroZone }) => NumeroZone === Number(zone));
}

function dangerOf(room: SeasonControls) {
  return dangerAt(room.season, room.state.edits, room.now());
}

/** Routes for danger levels set by hand: an ID, `{Id}`, or null to return to the simulated weather. */
export function dangerRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(dangerOf(room)));
  app.put("/:zone", async (context) =>
    context.json(changeDanger(room, context.req.param("zone"), await bodyOf(context, dangerEdit))),
  );
  return app;
}
