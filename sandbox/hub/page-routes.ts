import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { z } from "zod";
import { zoneByNumber } from "#territory/zones.ts";
import type { Faults } from "../faults.ts";
import { type DangerEdit, dangerEdit, definedFields } from "../season/edits.ts";
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

/** Routes for danger levels set by hand: `5`, `{"Id": 5}`, or null to return to the simulated weather. */
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

/** Routes of the hub's front page and its forms. A form works like a JSON control, then shows the page. */
export function pageRoutes(controls: SeasonControls, faults: Faults, basePort: number): Hono {
  const app = new Hono();
  app.get("/", (context) =>
    context.html(frontPage(controls, faults, basePort, new URL(context.req.url).hostname)),
  );
  app.get("/page.css", (context) => context.body(CSS, 200, { "content-type": "text/css; charset=utf-8" }));
  app.use("/do/*", csrf());
  /** Adds the route of a form. `act` gets the form's fields and the identifier in the path. */
  const form = <T>(path: string, anchor: string, fields: z.ZodType<T>, act: (given: T, id: string) => void) =>
    app.post(`/do/${path}`, async (context) => {
      act(fields.parse(await context.req.parseBody()), context.req.param("id") ?? "");
      return context.redirect(`/${anchor}`, 303);
    });
  const season = z.object({ scenario: z.enum(SCENARIO_NAMES), seed: z.coerce.number().int() });
  form("season", "", season, (chosen) =>
    loadSeason(controls, { ...chosen, date: undefined }, controls.realNow()),
  );
  form("jump", "", z.object({ days: z.coerce.number().min(-30).max(200) }), ({ days }) =>
    controls.jump(days * 86_400_000),
  );
  const fire = z.object({ name: z.string(), lat: degrees, lon: degrees, cause: idAmong(CAUSE_IDS) });
  form("fires", "#fires", fire, ({ name, lat, lon, cause }) =>
    startFire(controls, {
      Designation: name === "" ? undefined : name,
      Lat: lat,
      Lon: lon,
      Cause: causeOf(cause),
    }),
  );
  form("fires/:id", "#fires", z.object({ condition: idAmong(CONDITION_IDS) }), ({ condition }, key) =>
    changeFire(controls, key, { Condition: conditionOf(condition) }),
  );
  const level = z.union([z.literal("").transform(() => null), idAmong(DANGER_IDS)]);
  form("danger", "#danger", z.object({ zone: z.string(), level }), (set) =>
    changeDanger(controls, set.zone, { DangerJour1: set.level }),
  );
  const measure = z.object({ choice: measureChoice, region: z.string() });
  form("measures", "#measures", measure, ({ choice, region }) =>
    issueMeasure(controls, { ...MEASURE_CHOICES[choice], RegionsAdministrativesImpactees: [region] }),
  );
  form("measures/:id/lift", "#measures", z.object({}), (_, id) => liftMeasure(controls, id));
  const around = "#surroundings";
  form("orders", around, newOrder.pick({ kind: true, municipality: true }), (order) =>
    issueOrder(controls, order),
  );
  form("orders/:id/cancel", around, z.object({}), (_, id) => cancelOrder(controls, id));
  const road = z.object({ numeroRoute: z.string(), lat: z.coerce.number(), lon: z.coerce.number() });
  form("roads", around, road, (closed) => addThing(controls, "roads", closed));
  form("roads/:id/open", around, z.object({}), (_, id) => removeThings(controls, "roads", [id]));
  const air = z.object({ station: z.string(), aqhi: z.coerce.number().min(0).max(50) });
  form("air", around, air, ({ station, aqhi }) => setAir(controls, station, { aqhi }));
  const { from, speed } = windEdit.shape;
  const wind = z.object({ from: z.coerce.number().pipe(from), speed: z.coerce.number().pipe(speed) });
  form("wind", around, wind, (blowing) => setWind(controls, blowing));
  const fault = z.object({ service: z.enum(FAULTY_SERVICES), kind: z.string() });
  form("faults", "#faults", fault, ({ service, kind }) =>
    isFaultKind(kind) ? faults.set(service, FAULT_KINDS[kind].fault) : faults.clear(service),
  );
  return app;
}
