import { Hono } from "hono";
import { z } from "zod";
import type { SeasonControls } from "../season/season-controls.ts";
import {
  airEdit,
  newHotSpot,
  newOrder,
  newRoad,
  orderPatch,
  type SurroundingsEdits,
  windEdit,
} from "../season/surroundings-edits.ts";
import { airObserved, hourOf } from "../surroundings/model/air.ts";
import { hotSpotsAt } from "../surroundings/model/hot-spots.ts";
import { municipalityOf } from "../surroundings/model/municipality.ts";
import { neighboursAt } from "../surroundings/model/neighbours.ts";
import { type OrderMessage, ordersInForce, orderWords } from "../surroundings/model/orders.ts";
import { perimetersAt } from "../surroundings/model/perimeters.ts";
import { roadEventsAt } from "../surroundings/model/roads.ts";
import { iso } from "../surroundings/model/season-view.ts";
import { STATIONS } from "../surroundings/model/stations.ts";
import { weatherAlertsAt } from "../surroundings/model/weather-alerts.ts";
import { windAt } from "../surroundings/model/wind.ts";
import { bodyOf, HubError } from "./hub-error.ts";

/** Centre of the province, whose wind the summary shows. */
const MIDDLE = { lat: 49, lon: -72 };

type Listed = { readonly id: string };

/** Collections to which a person can add things and from which they can remove things, by path. */
const COLLECTIONS = {
  "hot-spots": { edits: "hotSpots", fields: newHotSpot, list: hotSpotsAt },
  roads: { edits: "roads", fields: newRoad, list: roadEventsAt },
} as const satisfies Record<
  string,
  {
    edits: keyof SurroundingsEdits;
    fields: z.ZodObject;
    list(controls: SeasonControls, now: number): readonly Listed[];
  }
>;

function edit(
  controls: SeasonControls,
  change: (edits: SurroundingsEdits) => Partial<SurroundingsEdits>,
): void {
  controls.edit(({ surroundings }) => ({ surroundings: { ...surroundings, ...change(surroundings) } }));
}

/** Returns an identifier for a thing made by hand, different at each call. */
const newId = (controls: SeasonControls, count: number) => `manual-${controls.clock()}-${count}`;

export type CollectionName = keyof typeof COLLECTIONS;

const listed = (controls: SeasonControls, name: CollectionName): readonly Listed[] =>
  COLLECTIONS[name].list(controls, controls.now());

function oneOf(controls: SeasonControls, name: CollectionName, id: string): Listed {
  const found = listed(controls, name).find((each) => each.id === id);
  if (found === undefined) throw new HubError(404, "no-such-thing", `No ${id} in ${name}.`);
  return found;
}

export function addThing(controls: SeasonControls, name: CollectionName, given: unknown): Listed {
  const { edits: key, fields: schema } = COLLECTIONS[name];
  const fields = schema.parse(given);
  const id = newId(controls, controls.state.edits.surroundings[key].given.length);
  const at = controls.clock();
  edit(controls, (all) => ({ [key]: { ...all[key], given: [...all[key].given, { id, at, fields }] } }));
  return oneOf(controls, name, id);
}

/** Removes things of one collection, whether they were drawn or added by hand. */
export function removeThings(controls: SeasonControls, name: CollectionName, ids: readonly string[]): void {
  const { edits: key } = COLLECTIONS[name];
  for (const id of ids) oneOf(controls, name, id);
  edit(controls, (all) => ({ [key]: { ...all[key], removed: [...all[key].removed, ...ids] } }));
}

function collectionRoutes(controls: SeasonControls, name: CollectionName): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(listed(controls, name)));
  app.post("/", async (context) =>
    context.json(addThing(controls, name, await bodyOf(context, z.unknown())), 201),
  );
  app.delete("/", (context) => {
    removeThings(
      controls,
      name,
      listed(controls, name).map(({ id }) => id),
    );
    return context.body(null, 204);
  });
  app.delete("/:id", (context) => {
    removeThings(controls, name, [context.req.param("id")]);
    return context.body(null, 204);
  });
  return app;
}

const shownOrder = ({
  id,
  identifier,
  sentAt,
  msgType,
  status,
  kind,
  city,
  fr,
  en,
  expiresAt,
}: OrderMessage) => ({
  ...{ id, identifier, sent: iso(sentAt), msgType, status, kind, municipality: city.Nom, fr, en },
  expires: iso(expiresAt),
});

type OrderFields = z.output<typeof orderPatch>;

/** Issues an order. If no text is given, the order has the sandbox's own text in both languages. */
export function issueOrder(controls: SeasonControls, fields: z.output<typeof newOrder>) {
  const city = municipalityOf(fields.municipality);
  if (city === undefined)
    throw new HubError(400, "no-such-municipality", `No municipality ${fields.municipality}.`);
  const isSilent = fields.fr === undefined && fields.en === undefined;
  const id = newId(controls, controls.state.edits.surroundings.orders.length);
  sendOrder(controls, id, isSilent ? { ...fields, ...orderWords(fields.kind, city.Nom) } : fields, false);
  return shownOrder(orderOf(controls, id));
}

export function changeOrder(controls: SeasonControls, id: string, fields: OrderFields) {
  orderOf(controls, id);
  sendOrder(controls, id, fields, false);
  return shownOrder(orderOf(controls, id));
}

export function cancelOrder(controls: SeasonControls, id: string): void {
  orderOf(controls, id);
  sendOrder(controls, id, {}, true);
}

function sendOrder(controls: SeasonControls, id: string, fields: OrderFields, cancels: boolean): void {
  edit(controls, ({ orders }) => ({ orders: [...orders, { id, at: controls.clock(), fields, cancels }] }));
}

function orderOf(controls: SeasonControls, id: string): OrderMessage {
  const order = ordersInForce(controls, controls.now()).find((each) => each.id === id);
  if (order === undefined) throw new HubError(404, "no-such-order", `No order ${id} is in force.`);
  return order;
}

function orderRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(ordersInForce(controls, controls.now()).map(shownOrder)));
  app.post("/", async (context) => context.json(issueOrder(controls, await bodyOf(context, newOrder)), 201));
  app.patch("/:id", async (context) =>
    context.json(changeOrder(controls, context.req.param("id"), await bodyOf(context, orderPatch))),
  );
  app.delete("/:id", (context) => {
    cancelOrder(controls, context.req.param("id"));
    return context.body(null, 204);
  });
  return app;
}

function latestAir(controls: SeasonControls) {
  const last = hourOf(controls.now());
  return airObserved(controls, controls.now())
    .filter(({ at }) => at === last)
    .map(({ station, at, aqhi }) => ({
      ...{ location_id: station.air, location_name_fr: station.fr, location_name_en: station.en },
      ...{ observation_datetime: iso(at), aqhi },
    }));
}

/** Sets the air quality index of a station from this hour on. */
export function setAir(controls: SeasonControls, station: string, { aqhi }: z.output<typeof airEdit>) {
  if (STATIONS.every(({ air }) => air !== station))
    throw new HubError(404, "no-such-station", `No station ${station}.`);
  edit(controls, ({ air }) => ({ air: { ...air, [station]: { aqhi, at: controls.clock() } } }));
  return latestAir(controls).find(({ location_id }) => location_id === station);
}

/** Routes that set the air quality index of a station, or return the station to the simulated air. */
function airRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(latestAir(controls)));
  app.put("/:id", async (context) =>
    context.json(setAir(controls, context.req.param("id"), await bodyOf(context, airEdit))),
  );
  app.delete("/:id", (context) => {
    edit(controls, ({ air: { [context.req.param("id")]: _, ...air } }) => ({ air }));
    return context.body(null, 204);
  });
  return app;
}

/** Makes one wind blow over the whole province; null returns to the simulated weather. */
export function setWind(controls: SeasonControls, wind: z.output<typeof windEdit> | null): void {
  edit(controls, () => ({ wind: wind && { ...wind, at: controls.clock() } }));
}

/** Routes that set one wind over the whole province, or return to the simulated weather. */
function windRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(windAt(controls, MIDDLE, controls.now())));
  app.put("/", async (context) => {
    const wind = await bodyOf(context, windEdit);
    setWind(controls, wind);
    return context.json(wind);
  });
  app.delete("/", (context) => {
    setWind(controls, null);
    return context.body(null, 204);
  });
  return app;
}

/** Routes for everything around the fires: a summary, and controls of each kind. */
export function surroundingsRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/surroundings", (context) => {
    const now = controls.now();
    return context.json({
      wind: windAt(controls, MIDDLE, now),
      orders: ordersInForce(controls, now).map(shownOrder),
      air: latestAir(controls),
      roads: roadEventsAt(controls, now),
      neighbours: neighboursAt(controls, now),
      weatherAlerts: weatherAlertsAt(controls, now).map(({ geometry: _, ...alert }) => alert),
      hotSpots: hotSpotsAt(controls, now).length,
      perimeters: perimetersAt(controls, now).map(({ geometry: _, ...perimeter }) => perimeter),
    });
  });
  app.route("/orders", orderRoutes(controls));
  app.route("/air", airRoutes(controls));
  app.route("/wind", windRoutes(controls));
  for (const name of Object.keys(COLLECTIONS) as CollectionName[])
    app.route(`/${name}`, collectionRoutes(controls, name));
  return app;
}
