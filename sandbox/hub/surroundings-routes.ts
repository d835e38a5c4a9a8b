import { Hono } from "hono";
import type { z } from "zod";
import { givenFields } from "../season/given-fields.ts";
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

/** What a person can add, change and remove, by path. */
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

function collectionRoutes(room: SeasonControls, name: keyof typeof COLLECTIONS): Hono {
  const { edits: key, fields: schema, list } = COLLECTIONS[name];
  const app = new Hono();
  const listed = (): readonly Listed[] => list(room, room.now());
  const one = (id: string) => {
    const found = listed().find((each) => each.id === id);
    if (found === undefined) throw new HubError(404, "no-such-thing", `No ${id} in ${name}.`);
    return found;
  };
  const remove = (ids: readonly string[]) =>
    edit(room, (all) => ({ [key]: { ...all[key], removed: [...all[key].removed, ...ids] } }));
  app.get("/", (context) => context.json(listed()));
  app.post("/", async (context) => {
    const fields = await bodyOf(context, schema);
    const id = newId(room, room.state.edits.surroundings[key].given.length);
    const at = room.clock();
    edit(room, (all) => ({ [key]: { ...all[key], given: [...all[key].given, { id, at, fields }] } }));
    return context.json(one(id), 201);
  });
  app.patch("/:id", async (context) => {
    const id = context.req.param("id");
    one(id);
    const fields = givenFields(await bodyOf(context, schema.partial()));
    edit(room, (all) => ({
      [key]: { ...all[key], changed: { ...all[key].changed, [id]: { ...all[key].changed[id], ...fields } } },
    }));
    return context.json(one(id));
  });
  app.delete("/", (context) => {
    remove(listed().map(({ id }) => id));
    return context.body(null, 204);
  });
  app.delete("/:id", (context) => {
    remove([one(context.req.param("id")).id]);
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

/** Issues an order. The sandbox's own text stands for a municipality if no text is given. */
export function issueOrder(room: SeasonControls, fields: z.output<typeof newOrder>) {
  if (municipalityOf(fields.municipality) === undefined)
    throw new HubError(400, "no-such-municipality", `No municipality ${fields.municipality}.`);
  if (fields.fr === undefined && fields.en === undefined)
    throw new HubError(400, "no-text", "An order needs a text: fr, en or both.");
  const id = newId(room, room.state.edits.surroundings.orders.length);
  sendOrder(room, id, fields, false);
  return shownOrder(orderOf(room, id));
}

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

/** Routes for the indexes of stations, and their return to the simulated air. */
function airRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  const known = (id: string) => {
    if (STATIONS.some(({ air }) => air === id)) return id;
    throw new HubError(404, "no-such-station", `No station ${id}.`);
  };
  app.get("/", (context) => context.json(latestAir(room)));
  app.put("/:id", async (context) => {
    const id = known(context.req.param("id"));
    const { aqhi } = await bodyOf(context, airEdit);
    edit(room, ({ air }) => ({ air: { ...air, [id]: { aqhi, at: room.clock() } } }));
    return context.json(latestAir(room).find(({ location_id }) => location_id === id));
  });
  app.delete("/:id", (context) => {
    const id = known(context.req.param("id"));
    edit(room, ({ air: { [id]: _, ...air } }) => ({ air }));
    return context.body(null, 204);
  });
  return app;
}

/** Routes for one wind over the whole province, and its return to the simulated weather. */
function windRoutes(room: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(windAt(room, MIDDLE, room.now())));
  app.put("/", async (context) => {
    const wind = await bodyOf(context, windEdit);
    edit(room, () => ({ wind: { ...wind, at: room.clock() } }));
    return context.json(wind);
  });
  app.delete("/", (context) => {
    edit(room, () => ({ wind: null }));
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
  for (const name of Object.keys(COLLECTIONS) as (keyof typeof COLLECTIONS)[])
    app.route(`/${name}`, collectionRoutes(room, name));
  return app;
}
