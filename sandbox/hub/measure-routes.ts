import { Hono } from "hono";
import { definedFields } from "../season/defined-fields.ts";
import { issuedMeasure } from "../season/edited-measures.ts";
import { type MeasurePatch, measurePatch, type NewMeasure, newMeasure } from "../season/measure-record.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { bodyOf, HubError } from "./hub-error.ts";

export function issueMeasure(room: SeasonControls, fields: NewMeasure) {
  const measure = issuedMeasure(
    fields,
    `manual-${room.clock()}-${room.state.edits.measuresIssued.length}`,
    room.clock(),
  );
  room.edit(({ measuresIssued }) => ({ measuresIssued: [...measuresIssued, measure] }));
  return measure;
}

export function changeMeasure(room: SeasonControls, id: string, change: MeasurePatch) {
  const before = measureOf(room, id);
  room.edit(({ measuresChanged }) => ({
    measuresChanged: { ...measuresChanged, [id]: { ...measuresChanged[id], ...definedFields(change) } },
  }));
  return { ...before, ...definedFields(change) };
}

export function liftMeasure(room: SeasonControls, id: string): void {
  measureOf(room, id);
  room.edit(({ measuresLifted }) => ({ measuresLifted: [...measuresLifted, id] }));
}

function measureOf(room: SeasonControls, id: string) {
  const measure = room.measures().find(({ Id }) => Id === id);
  if (measure === undefined) throw new HubError(404, "no-such-measure", `No measure ${id} is in force.`);
  return measure;
}

/** Routes for restrictions, including the `Id` that the public API omits. */
export function measureRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(room.measures()));
  app.post("/", async (context) => context.json(issueMeasure(room, await bodyOf(context, newMeasure)), 201));
  app.patch("/:id", async (context) =>
    context.json(changeMeasure(room, context.req.param("id"), await bodyOf(context, measurePatch))),
  );
  app.delete("/:id", (context) => {
    liftMeasure(room, context.req.param("id"));
    return context.body(null, 204);
  });
  return app;
}
