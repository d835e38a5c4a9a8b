import { describe, expect, it } from "vitest";
import { distanceKm, pointAt } from "#territory/distance.ts";
import { START, surroundingsOf } from "../season.double.ts";
import { airForecast, airObserved } from "./air.ts";
import { hotSpotsAt, MILLS } from "./hot-spots.ts";
import { neighboursAt } from "./neighbours.ts";
import { orderMessages, ordersInForce } from "./orders.ts";
import { perimetersAt } from "./perimeters.ts";
import { roadEventsAt } from "./roads.ts";
import { blazesAt, edgeKm, isRaging, radiusKm } from "./season-view.ts";
import { runAt, smokeAt } from "./smoke.ts";
import { weatherAlertsAt } from "./weather-alerts.ts";
import { windAt } from "./wind.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function everythingOf(scenario: "summer" | "june-2023" | "winter", seed = 20) {
  const { controls } = surroundingsOf(scenario, seed);
  const now = controls.now();
  return {
    hotSpots: hotSpotsAt(controls, now),
    perimeters: perimetersAt(controls, now),
    neighbours: neighboursAt(controls, now),
    orders: orderMessages(controls, now),
    roads: roadEventsAt(controls, now),
    air: airObserved(controls, now),
    forecast: airForecast(controls, now),
    weather: weatherAlertsAt(controls, now),
    wind: windAt(controls, { lat: 48, lon: -72 }, now),
  };
}

describe("surroundings of a season", () => {
  it("the same season has the same surroundings, and a season of another seed has different surroundings", () => {
    const first = everythingOf("summer");
    expect(everythingOf("summer")).toEqual(first);
    const other = everythingOf("summer", 3);
    for (const key of ["hotSpots", "perimeters", "neighbours", "air", "wind"] as const)
      expect(other[key], key).not.toEqual(first[key]);
  });

  it("a summer's first day has an order, a closed road, perimeters and a fire in Labrador", () => {
    const { orders, roads, perimeters, neighbours, hotSpots } = everythingOf("summer");
    expect(orders.some(({ kind }) => kind === "evacuation")).toBe(true);
    expect(roads.some(({ cause }) => cause === "Feu de forêt")).toBe(true);
    expect(perimeters.length).toBeGreaterThan(10);
    const inLabrador = neighbours.filter(({ agency, status }) => agency === "NL" && status === "OC");
    expect(Math.max(...inLabrador.map(({ ha }) => ha))).toBeGreaterThan(300);
    expect(hotSpots.length).toBeGreaterThan(100);
  });

  it("a winter has no smoke warnings, orders or fires, and all its hot spots are at mills", () => {
    const { orders, neighbours, perimeters, hotSpots, weather } = everythingOf("winter");
    expect([orders, neighbours, perimeters]).toEqual([[], [], []]);
    expect(weather.filter(({ code }) => code === "AQW")).toEqual([]);
    expect(hotSpots.length).toBeGreaterThan(0);
    for (const { at } of hotSpots)
      expect(Math.min(...MILLS.map((mill) => distanceKm(mill.at, at)))).toBeLessThan(1);
  });
});

describe("heat and perimeters", () => {
  const { controls } = surroundingsOf("june-2023");
  const now = controls.now();

  it("every hot spot was seen in the last 24 hours and lies on a fire or a mill", () => {
    const fires = [
      ...blazesAt(controls, now).map(({ at, ha }) => ({ at, ha })),
      ...neighboursAt(controls, now).map(({ at, ha }) => ({ at, ha })),
      ...MILLS.map(({ at }) => ({ at, ha: 0 })),
    ];
    for (const { at, seenAt } of hotSpotsAt(controls, now)) {
      expect(seenAt).toBeGreaterThan(now - DAY_MS);
      expect(seenAt).toBeLessThan(now - HOUR_MS);
      expect(fires.some((fire) => distanceKm(fire.at, at) <= radiusKm(fire.ha) + 0.2)).toBe(true);
    }
  });

  it("a perimeter grows with its fire, and has another number a day later", () => {
    const later = now + DAY_MS;
    const before = new Map(perimetersAt(controls, now).map((each) => [each.id, each]));
    const grown = perimetersAt(controls, later).filter(({ id, ha }) => ha > (before.get(id)?.ha ?? Infinity));
    expect(grown.length).toBeGreaterThan(10);
    for (const after of perimetersAt(controls, later)) {
      const past = before.get(after.id);
      if (past === undefined) continue;
      expect(after.ha).toBeGreaterThanOrEqual(past.ha);
      expect(after.uid).not.toBe(past.uid);
      expect(after.firstAt).toBe(past.firstAt);
    }
  });

  it("the perimeter of an extinguished fire keeps the date of the last heat", () => {
    const out = new Set(
      blazesAt(controls, now).flatMap(({ key, condition }) => (condition === 6 ? [key] : [])),
    );
    const old = perimetersAt(controls, now).filter(({ id }) => out.has(id));
    expect(old.length).toBeGreaterThan(0);
    for (const { lastAt } of old) expect(lastAt).toBeLessThan(now - 12 * HOUR_MS);
  });
});

describe("smoke, wind and air", () => {
  it("smoke lies downwind of a fire, and not upwind", async () => {
    const { controls, ask, clock } = surroundingsOf("winter");
    await ask("PUT", "/season/wind", { from: 270, speed: 20 });
    const fire = { lat: 49, lon: -74 };
    await ask("PUT", "/season/fires", [
      {
        ...{ NoFeu: 1, Annee: 2026, Condition: { Id: 3 }, Lat: fire.lat, Lon: fire.lon, SuperficieHa: 9000 },
        DateDeDebut: new Date(START - 5 * DAY_MS).toISOString(),
      },
    ]);
    clock.now += 30 * HOUR_MS;
    const smoke = smokeAt(controls, clock.now, runAt(clock.now));
    expect(smoke(pointAt(fire, 90, 120))).toBeGreaterThan(20);
    expect(smoke(pointAt(fire, 270, 120))).toBeLessThan(1);
    expect(smoke(pointAt(fire, 0, 250))).toBeLessThan(1);
    const along = [20, 150, 300].map((km) => smoke(pointAt(fire, 90, km)));
    expect(along).toEqual(along.toSorted((a, b) => b - a));
  });

  it("a smoky place has a higher air quality index and a smoke warning", () => {
    const { controls } = surroundingsOf("june-2023");
    const now = controls.now();
    const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
    const smoke = smokeAt(controls, hour, runAt(hour));
    const readings = airObserved(controls, now).filter(({ at, aqhi }) => at === hour && aqhi !== null);
    const bySmoke = readings.toSorted((a, b) => smoke(b.station.at) - smoke(a.station.at));
    expect(bySmoke[0]?.aqhi).toBeGreaterThan(6);
    expect(bySmoke.at(-1)?.aqhi).toBeLessThan(4);
    const warned = weatherAlertsAt(controls, now).filter(({ code }) => code === "AQW");
    expect(warned.map(({ area }) => area.en)).toContain(bySmoke[0]?.station.en);
  });

  it("the wind changes within hours, and its directions and speeds are plausible", () => {
    const { controls } = surroundingsOf("summer");
    const winds = [0, 12, 24, 48].map((hours) =>
      windAt(controls, { lat: 48, lon: -72 }, START + hours * HOUR_MS),
    );
    expect(new Set(winds.map(({ from }) => from)).size).toBe(4);
    for (const { from, speed } of winds) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThan(360);
      expect(speed).toBeGreaterThanOrEqual(3);
      expect(speed).toBeLessThan(60);
    }
  });
});

describe("orders and roads of fires", () => {
  const { controls } = surroundingsOf("june-2023");
  const now = controls.now();
  const fires = new Map(blazesAt(controls, now).map((blaze) => [blaze.key, blaze]));
  const fireOf = (id: string) => fires.get(id.split("-").slice(0, 2).join("-"));

  it("recent orders concern towns near a fire, and an all clear only comes once the fire no longer spreads", () => {
    const orders = ordersInForce(controls, now);
    expect(orders.length).toBeGreaterThan(10);
    expect(orders.length).toBeLessThan(60);
    const recent = 8 * HOUR_MS;
    for (const { id, kind, city, sentAt } of orders) {
      const blaze = fireOf(id);
      if (blaze === undefined || sentAt < now - recent) continue;
      if (kind === "allclear") expect(blaze.heldAt ?? Infinity).toBeLessThan(now);
      else expect(edgeKm(blaze, city.at)).toBeLessThan(13);
    }
    expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(["prepare", "evacuation", "allclear"]));
  });

  it("a chain of orders is an alert followed by updates, and messages that were sent never change", () => {
    const messages = orderMessages(controls, now);
    const chains = Map.groupBy(messages, ({ id }) => id);
    for (const chain of chains.values())
      expect(chain.map(({ msgType }) => msgType)).toEqual(
        chain.map((_, index) => (index === 0 ? "Alert" : "Update")),
      );
    const later = orderMessages(controls, now + 9 * HOUR_MS);
    const ids = new Set(later.map(({ id }) => id));
    const lasting = messages.filter(({ id }) => ids.has(id));
    expect(lasting.length).toBeGreaterThan(20);
    for (const message of lasting) expect(later).toContainEqual(message);
  });

  it("a closed road is near a fire out of control, and its closure keeps its start time", () => {
    const closed = roadEventsAt(controls, now).filter(({ cause }) => cause === "Feu de forêt");
    expect(closed.length).toBeGreaterThan(5);
    for (const { id, at, since } of closed) {
      const blaze = fireOf(id);
      expect(blaze && isRaging(blaze) && edgeKm(blaze, at) < 8).toBe(true);
      expect(since).toBeLessThanOrEqual(now);
      expect(since).toBeGreaterThanOrEqual(blaze?.startedAt ?? 0);
    }
    const [first] = closed;
    const again = roadEventsAt(controls, now + 7 * 60_000).find(({ id }) => id === first?.id);
    expect(again).toEqual(first);
  });

  it("a road opens when its fire is being held, and all orders of that fire become an all clear", async () => {
    const summer = surroundingsOf("summer");
    const closures = () =>
      roadEventsAt(summer.controls, summer.controls.now()).filter(({ cause }) => cause === "Feu de forêt");
    const [closed] = closures();
    const key = closed?.id.split("-").slice(0, 2).join("-");
    expect((await summer.ask("PATCH", `/season/fires/${key}`, { Condition: { Id: 4 } })).status).toBe(200);
    expect(closures()).not.toContainEqual(expect.objectContaining({ id: closed?.id }));
    summer.clock.now += 7 * HOUR_MS;
    const orders = ordersInForce(summer.controls, summer.controls.now()).filter(({ id }) =>
      id.startsWith(`${key}-`),
    );
    expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(["allclear"]));
  });
});
