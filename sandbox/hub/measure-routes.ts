import { Hono } from "hono";
import { issuedMeasure } from "../season/edited-measures.ts";
import { definedFields } from "../season/edits.ts";
import { type MeasurePatch, measurePatch, type NewMeasure, newMeasure } from "../season/measure-record.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { bodyOf, HubError } from "./hub-error.ts";

export function issueMeasure(controls: SeasonControls, fields: NewMeasure) {
  const measure = issuedMeasure(
    fields,
    `manual-${controls.clock()}-${controls.state.edits.measuresIssued.length}`,
    controls.clock(),
  );
  controls.edit(({ measuresIssued }) => ({ measuresIssued: [...measuresIssued, measure] }));
  return measure;
}

export function changeMeasure(controls: SeasonControls, id: string, change: MeasurePatch) {
  const before = measureOf(controls, id);
  controls.edit(({ measuresChanged }) => ({
    measuresChanged: { ...measuresChanged, [id]: { ...measuresChanged[id], ...definedFields(change) } },
  }));
  return { ...before, ...definedFields(change) };
}

export function liftMeasure(controls: SeasonControls, id: string): void {
  measureOf(controls, id);
  controls.edit(({ measuresLifted }) => ({ measuresLifted: [...measuresLifted, id] }));
}

function measureOf(controls: SeasonControls, id: string) {
  const measure = controls.measures().find(({ Id }) => Id === id);
  if (measure === undefined) throw new HubError(404, "no-such-measure", `No measure ${id} is in force.`);
  return measure;
}

/** Routes for restrictions. Responses include the `Id`, which the public API omits. */
export function measureRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(controls.measures()));
  app.post("/", async (context) =>
    context.json(issueMeasure(controls, await bodyOf(context, newMeasure)), 201),
  );
  app.patch("/:id", async (context) =>
    context.json(changeMeasure(controls, context.req.param("id"), await bodyOf(context, measurePatch))),
  );
  app.delete("/:id", (context) => {
    liftMeasure(controls, context.req.param("id"));
    return context.body(null, 204);
  });
  return app;
}
