import { Hono } from "hono";
import { z } from "zod";
import { definedFields } from "../season/defined-fields.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import {
  airEdit,
  newHotSpot,
  newNeighbour,
  newOrder,
  newPerimeter,
  newRoad,
  newWeatherAlert,
  orderPatch,
  type SurroundingsEdits,
  windEdit,
} from "../season/surroundings-edits.ts";
import { airObserved, hourOf } from "../surroundings/model/air.ts";
import { hotSpotsAt } from "../surroundings/model/hot-spots.ts";
import { municipalityOf } from "../surroundings/model/municipality.ts";
import { neighboursAt } from "../surroundings/model/neighbours.ts";
import { orderWords } from "../surroundings/model/order-words.ts";
import { type OrderMessage, ordersInForce } from "../surroundings/model/orders.ts";
import { perimetersAt } from "../surroundings/model/perimeters.ts";
import { roadEventsAt } from "../surroundings/model/roads.ts";
import { iso } from "../surroundings/model/season-view.ts";
import { STATIONS } from "../surroundings/model/stations.ts";
import { weatherAlertsAt } from "../surroundings/model/weather-alerts.ts";
import { windAt } from "../surroundings/model/wind.ts";
import { bodyOf, HubError } from "./hub-error.ts";

/** Centre of the province, where the summary reads the wind. */
const MIDDLE = { lat: 49, lon: -72 };

type Listed = { readonly id: string };

/** Kinds of things that a person can add, change and remove, by path. */
const COLLECTIONS = {
  "hot-spots": { edits: "hotSpots", fields: newHotSpot, list: hotSpotsAt },
  perimeters: { edits: "perimeters", fields: newPerimeter, list: perimetersAt },
  roads: { edits: "roads", fields: newRoad, list: roadEventsAt },
  neighbours: { edits: "neighbours", fields: newNeighbour, list: neighboursAt },
  "weather-alerts": { edits: "weatherAlerts", fields: newWeatherAlert, list: weatherAlertsAt },
} as const satisfies Record<
  string,
  {
    edits: keyof SurroundingsEdits;
    fields: z.ZodObject;
    list(room: SeasonControls, now: number): readonly Listed[];
  }
>;

function edit(room: SeasonControls, change: (edits: SurroundingsEdits) => Partial<SurroundingsEdits>): void {
  room.edit(({ surroundings }) => ({ surroundings: { ...surroundings, ...change(surroundings) } }));
}

/** Returns an identifier for a thing made by hand, different at each call. */
const newId = (room: SeasonControls, count: number) => `manual-${room.clock()}-${count}`;

export type CollectionName = keyof typeof COLLECTIONS;

const listed = (room: SeasonControls, name: CollectionName): readonly Listed[] =>
  COLLECTIONS[name].list(room, room.now());

function oneOf(room: SeasonControls, name: CollectionName, id: string): Listed {
  const found = listed(room, name).find((each) => each.id === id);
  if (found === undefined) throw new HubError(404, "no-such-thing", `No ${id} in ${name}.`);
  return found;
}

/** Adds a thing by hand. */
export function addThing(room: SeasonControls, name: CollectionName, given: unknown): Listed {
  const { edits: key, fields: schema } = COLLECTIONS[name];
  const fields = schema.parse(given);
  const id = newId(room, room.state.edits.surroundings[key].given.length);
  const at = room.clock();
  edit(room, (all) => ({ [key]: { ...all[key], given: [...all[key].given, { id, at, fields }] } }));
  return oneOf(room, name, id);
}

/** Removes things, drawn or added by hand. */
export function removeThings(room: SeasonControls, name: CollectionName, ids: readonly string[]): void {
  const { edits: key } = COLLECTIONS[name];
  for (const id of ids) oneOf(room, name, id);
  edit(room, (all) => ({ [key]: { ...all[key], removed: [...all[key].removed, ...ids] } }));
}

function collectionRoutes(room: SeasonControls, name: CollectionName): Hono {
  const { edits: key, fields: schema } = COLLECTIONS[name];
  const app = new Hono();
  app.get("/", (context) => context.json(listed(room, name)));
  app.post("/", async (context) =>
    context.json(addThing(room, name, await bodyOf(context, z.unknown())), 201),
  );
  app.patch("/:id", async (context) => {
    const id = oneOf(room, name, context.req.param("id")).id;
    const fields = definedFields(await bodyOf(context, schema.partial()));
    edit(room, (all) => ({
      [key]: { ...all[key], changed: { ...all[key].changed, [id]: { ...all[key].changed[id], ...fields } } },
    }));
    return context.json(oneOf(room, name, id));
  });
  app.delete("/", (context) => {
    removeThings(
      room,
      name,
      listed(room, name).map(({ id }) => id),
    );
    return context.body(null, 204);
  });
  app.delete("/:id", (context) => {
    removeThings(room, name, [context.req.param("id")]);
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

/** Issues an order. Without a text, it has the sandbox's own words in both languages. */
export function issueOrder(room: SeasonControls, fields: z.output<typeof newOrder>) {
  const city = municipalityOf(fields.municipality);
  if (city === undefined)
    throw new HubError(400, "no-such-municipality", `No municipality ${fields.municipality}.`);
  const isSilent = fields.fr === undefined && fields.en === undefined;
  const id = newId(room, room.state.edits.surroundings.orders.length);
  sendOrder(room, id, isSilent ? { ...fields, ...orderWords(fields.kind, city.Nom) } : fields, false);
  return shownOrder(orderOf(room, id));
}

/** Sends an update of an order. */
export function changeOrder(room: SeasonControls, id: string, fields: OrderFields) {
  orderOf(room, id);
  sendOrder(room, id, fields, false);
  return shownOrder(orderOf(room, id));
}

export function cancelOrder(room: SeasonControls, id: string): void {
  orderOf(room, id);
  sendOrder(room, id, {}, true);
}

function sendOrder(room: SeasonControls, id: string, fields: OrderFields, cancels: boolean): void {
  edit(room, ({ orders }) => ({ orders: [...orders, { id, at: room.clock(), fields, cancels }] }));
}

function orderOf(room: SeasonControls, id: string): OrderMessage {
  const order = ordersInForce(room, room.now()).find((each) => each.id === id);
  if (order === undefined) throw new HubError(404, "no-such-order", `No order ${id} is in force.`);
  return order;
}

function orderRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(ordersInForce(room, room.now()).map(shownOrder)));
  app.post("/", async (context) => context.json(issueOrder(room, await bodyOf(context, newOrder)), 201));
  app.patch("/:id", async (context) =>
    context.json(changeOrder(room, context.req.param("id"), await bodyOf(context, orderPatch))),
  );
  app.delete("/:id", (context) => {
    cancelOrder(room, context.req.param("id"));
    return context.body(null, 204);
  });
  return app;
}

function latestAir(room: SeasonControls) {
  const last = hourOf(room.now());
  return airObserved(room, room.now())
    .filter(({ at }) => at === last)
    .map(({ station, at, aqhi }) => ({
      ...{ location_id: station.air, location_name_fr: station.fr, location_name_en: station.en },
      ...{ observation_datetime: iso(at), aqhi },
    }));
}

/** Sets the index of a station from this hour on. */
export function setAir(room: SeasonControls, station: string, { aqhi }: z.output<typeof airEdit>) {
  if (STATIONS.every(({ air }) => air !== station))
    throw new HubError(404, "no-such-station", `No station ${station}.`);
  edit(room, ({ air }) => ({ air: { ...air, [station]: { aqhi, at: room.clock() } } }));
  return latestAir(room).find(({ location_id }) => location_id === station);
}

/** Routes for the indexes of stations, and their return to the simulated air. */
function airRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(latestAir(room)));
  app.put("/:id", async (context) =>
    context.json(setAir(room, context.req.param("id"), await bodyOf(context, airEdit))),
  );
  app.delete("/:id", (context) => {
    edit(room, ({ air: { [context.req.param("id")]: _, ...air } }) => ({ air }));
    return context.body(null, 204);
  });
  return app;
}

/** Makes one wind blow over the whole province; null returns to the simulated weather. */
export function setWind(room: SeasonControls, wind: z.output<typeof windEdit> | null): void {
  edit(room, () => ({ wind: wind && { ...wind, at: room.clock() } }));
}

/** Routes for one wind over the whole province, and its return to the simulated weather. */
function windRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(windAt(room, MIDDLE, room.now())));
  app.put("/", async (context) => {
    const wind = await bodyOf(context, windEdit);
    setWind(room, wind);
    return context.json(wind);
  });
  app.delete("/", (context) => {
    setWind(room, null);
    return context.body(null, 204);
  });
  return app;
}

/** Routes for everything around the fires: a summary, and controls of each kind. */
export function surroundingsRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  app.get("/surroundings", (context) => {
    const now = room.now();
    return context.json({
      wind: windAt(room, MIDDLE, now),
      orders: ordersInForce(room, now).map(shownOrder),
      air: latestAir(room),
      roads: roadEventsAt(room, now),
      neighbours: neighboursAt(room, now),
      weatherAlerts: weatherAlertsAt(room, now).map(({ geometry: _, ...alert }) => alert),
      hotSpots: hotSpotsAt(room, now).length,
      perimeters: perimetersAt(room, now).map(({ geometry: _, ...perimeter }) => perimeter),
    });
  });
  app.route("/orders", orderRoutes(room));
  app.route("/air", airRoutes(room));
  app.route("/wind", windRoutes(room));
  for (const name of Object.keys(COLLECTIONS) as CollectionName[])
    app.route(`/${name}`, collectionRoutes(room, name));
  return app;
}
