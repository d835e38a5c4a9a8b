import { Hono } from "hono";
import { zoneByNumber } from "#territory/zones.ts";
import { definedFields } from "../season/defined-fields.ts";
import { type DangerEdit, dangerEdit } from "../season/edits.ts";
import { dangerAt } from "../season/season.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { bodyOf, HubError } from "./hub-error.ts";

export function changeDanger(controls: SeasonControls, zone: string, change: DangerEdit) {
  if (zoneByNumber(Number(zone)) === undefined)
    throw new HubError(404, "no-such-zone", `No danger zone ${zone}.`);
  controls.edit(({ danger }) => ({
    danger: { ...danger, [Number(zone)]: { ...danger[zone], ...definedFields(change) } },
  }));
  return dangerOf(controls).find(({ NumeroZone }) => NumeroZone === Number(zone));
}

function dangerOf(controls: SeasonControls) {
  return dangerAt(controls.season, controls.state.edits, controls.now());
}

/** Routes for danger levels set by hand: an ID, `{Id}`, or null to return to the simulated weather. */
export function dangerRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(dangerOf(controls)));
  app.put("/:zone", async (context) =>
    context.json(changeDanger(controls, context.req.param("zone"), await bodyOf(context, dangerEdit))),
  );
  return app;
}
