import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { z } from "zod";
import { zoneByNumber } from "#territory/zones.ts";
import type { Faults } from "../faults.ts";
import { definedFields } from "../season/defined-fields.ts";
import { type DangerEdit, dangerEdit } from "../season/edits.ts";
import { SCENARIO_NAMES } from "../season/scenarios.ts";
import { dangerAt } from "../season/season.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { newOrder, windEdit } from "../season/surroundings-edits.ts";
import { CAUSE_IDS, CONDITION_IDS, causeOf, conditionOf, DANGER_IDS } from "../season/vocabulary.ts";
import { FAULTY_SERVICES } from "../services.ts";
import { FAULT_KINDS, isFaultKind } from "./fault-kinds.ts";
import { changeFire, startFire } from "./fire-routes.ts";
import { bodyOf, HubError } from "./hub-error.ts";
import { MEASURE_CHOICES, measureChoice } from "./measure-choices.ts";
import { issueMeasure, liftMeasure } from "./measure-routes.ts";
import { frontPage } from "./page.ts";
import { loadSeason } from "./season-routes.ts";
import { addThing, cancelOrder, issueOrder, removeThings, setAir, setWind } from "./surroundings-routes.ts";

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

const CSS = readFileSync(new URL("page.css", import.meta.url), "utf8");

const emptyAsUndefined = z.literal("").transform(() => undefined);
const degrees = z.union([emptyAsUndefined, z.coerce.number()]).optional();
const idAmong = <T extends number>(ids: readonly T[]) => z.coerce.number().pipe(z.literal(ids));

const forms = {
  season: z.object({ scenario: z.enum(SCENARIO_NAMES), seed: z.coerce.number().int() }),
  jump: z.object({ days: z.coerce.number().min(-30).max(200) }),
  start: z.object({ name: z.string(), lat: degrees, lon: degrees, cause: idAmong(CAUSE_IDS) }),
  status: z.object({ condition: idAmong(CONDITION_IDS) }),
  danger: z.object({
    zone: z.string(),
    level: z.union([z.literal("").transform(() => null), idAmong(DANGER_IDS)]),
  }),
  measure: z.object({ choice: measureChoice, region: z.string() }),
  order: newOrder.pick({ kind: true, municipality: true }),
  road: z.object({ numeroRoute: z.string(), lat: z.coerce.number(), lon: z.coerce.number() }),
  air: z.object({ station: z.string(), aqhi: z.coerce.number().min(0).max(50) }),
  wind: z.object({
    from: z.coerce.number().pipe(windEdit.shape.from),
    speed: z.coerce.number().pipe(windEdit.shape.speed),
  }),
  fault: z.object({ service: z.enum(FAULTY_SERVICES), kind: z.string() }),
};

/**
 * Routes of the hub's front page and its forms. Each form does the same as its JSON control and returns to
 * the page.
 */
export function pageRoutes(controls: SeasonControls, faults: Faults, basePort: number): Hono {
  const app = new Hono();
  app.get("/", (context) =>
    context.html(frontPage(controls, faults, basePort, new URL(context.req.url).hostname)),
  );
  app.get("/page.css", (context) => context.body(CSS, 200, { "content-type": "text/css; charset=utf-8" }));
  app.use("/do/*", csrf());
  app.post("/do/season", async (context) => {
    loadSeason(
      controls,
      { ...forms.season.parse(await context.req.parseBody()), date: undefined },
      controls.realNow(),
    );
    return context.redirect("/", 303);
  });
  app.post("/do/jump", async (context) => {
    controls.jump(forms.jump.parse(await context.req.parseBody()).days * 86_400_000);
    return context.redirect("/", 303);
  });
  app.post("/do/fires", async (context) => {
    const { name, lat, lon, cause } = forms.start.parse(await context.req.parseBody());
    startFire(controls, {
      Designation: name === "" ? undefined : name,
      Lat: lat,
      Lon: lon,
      Cause: causeOf(cause),
    });
    return context.redirect("/#fires", 303);
  });
  app.post("/do/fires/:key", async (context) => {
    const { condition } = forms.status.parse(await context.req.parseBody());
    changeFire(controls, context.req.param("key"), { Condition: conditionOf(condition) });
    return context.redirect("/#fires", 303);
  });
  app.post("/do/danger", async (context) => {
    const { zone, level } = forms.danger.parse(await context.req.parseBody());
    changeDanger(controls, zone, { DangerJour1: level });
    return context.redirect("/#danger", 303);
  });
  app.post("/do/measures", async (context) => {
    const { choice, region } = forms.measure.parse(await context.req.parseBody());
    issueMeasure(controls, { ...MEASURE_CHOICES[choice], RegionsAdministrativesImpactees: [region] });
    return context.redirect("/#measures", 303);
  });
  app.post("/do/measures/:id/lift", (context) => {
    liftMeasure(controls, context.req.param("id"));
    return context.redirect("/#measures", 303);
  });
  app.post("/do/orders", async (context) => {
    issueOrder(controls, forms.order.parse(await context.req.parseBody()));
    return context.redirect("/#surroundings", 303);
  });
  app.post("/do/orders/:id/cancel", (context) => {
    cancelOrder(controls, context.req.param("id"));
    return context.redirect("/#surroundings", 303);
  });
  app.post("/do/roads", async (context) => {
    addThing(controls, "roads", forms.road.parse(await context.req.parseBody()));
    return context.redirect("/#surroundings", 303);
  });
  app.post("/do/roads/:id/open", (context) => {
    removeThings(controls, "roads", [context.req.param("id")]);
    return context.redirect("/#surroundings", 303);
  });
  app.post("/do/air", async (context) => {
    const { station, aqhi } = forms.air.parse(await context.req.parseBody());
    setAir(controls, station, { aqhi });
    return context.redirect("/#surroundings", 303);
  });
  app.post("/do/wind", async (context) => {
    setWind(controls, forms.wind.parse(await context.req.parseBody()));
    return context.redirect("/#surroundings", 303);
  });
  app.post("/do/faults", async (context) => {
    const { service, kind } = forms.fault.parse(await context.req.parseBody());
    if (isFaultKind(kind)) faults.set(service, FAULT_KINDS[kind].fault);
    else faults.clear(service);
    return context.redirect("/#faults", 303);
  });
  return app;
}
