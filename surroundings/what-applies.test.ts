import { describe, expect, test } from "vitest";
import {
  exampleReading,
  exampleRestriction,
  exampleSituation,
  squareAround,
} from "#fires/examples.double.ts";
import type { Restriction, ZoneDanger } from "#fires/model.ts";
import type { RequestedArea } from "#fires/open-fire-in.server.ts";
import { zoneOf } from "#fires/zone-of.server.ts";
import { capXml } from "./cap.double.ts";
import type { AlertMessage, Surroundings } from "./model.ts";
import { exampleOrder, ordersAround } from "./orders.double.ts";
import { readCap } from "./read-cap.server.ts";
import { SOURCES } from "./sources.ts";
import { openFireWithOrders, whatAppliesWithOrders } from "./what-applies.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
/** A point in the square of the example's order. */
const LA_TUQUE = { lat: 47.4, lon: -72.8 };
const SAGUENAY = { lat: 48.43, lon: -71.07 };
const danger = [26, 27, 28, 29].map(
  (zone): ZoneDanger => ({
    ...{ zone, name: "" },
    days: [{ level: 2, color: null, label: { fr: "", en: "" } }, null, null],
  }),
);
const situation = (...restrictions: readonly Partial<Restriction>[]) =>
  exampleSituation({
    danger: exampleReading(danger),
    restrictions: exampleReading(restrictions.map(exampleRestriction)),
  });
const answerAt = (messages: readonly AlertMessage[] | null, at = LA_TUQUE, of = situation()) =>
  whatAppliesWithOrders(of, ordersAround(messages), at, NOW).openFire;

test.each(["Evacuate", "Shelter", "Prepare", "Avoid"])(
  "under an order to %s, the answer never says that a fire is allowed",
  (response) => {
    expect(answerAt([exampleOrder({ responses: [response] })])).toEqual({ kind: "unknown", why: "ordered" });
  },
);

test("an order for a municipality without a polygon makes the open-fire answer unknown in its census division", () => {
  const order = exampleOrder({ grounds: [{ area: null, codes: ["2490012"] }] });
  expect(answerAt([order])).toEqual({ kind: "unknown", why: "maybeOrdered" });
});

test("an order with an unreadable area makes the open-fire answer unknown in the order's region", () => {
  const order = readCap(
    capXml({ otherCodes: ["unknown"], expires: "2026-07-03" }),
    "https://alerts.example/1",
  );
  const shawinigan = { lat: 46.57, lon: -72.74 };
  const messages = order ? [order] : [];
  expect(answerAt(messages, shawinigan)).toEqual({ kind: "unknown", why: "maybeOrdered" });
  expect(answerAt(messages, { lat: 46.8, lon: -71.3 })).toMatchObject({ kind: "unbanned" });
});

test.each([
  ["outside the order's ground", [exampleOrder()], SAGUENAY],
  ["under a message that asks for nothing", [exampleOrder({ responses: ["Monitor"] })], LA_TUQUE],
  ["after the order expired", [exampleOrder({ expiresAt: new Date(NOW.getTime() - 1) })], LA_TUQUE],
  ["without any order", [], LA_TUQUE],
  ["while the source of orders is away", null, LA_TUQUE],
])("the answer on open fires does not change %s", (_where, messages, at) => {
  expect(answerAt(messages, at)).toMatchObject({ kind: "unbanned" });
});

const windAround = (speedKmh: number, at = LA_TUQUE, observedAt = NOW): Pick<Surroundings, "wind"> => ({
  wind: {
    ...{ source: "wind", takenAt: NOW, receivedAt: NOW, failing: false, dropped: 0 },
    ...{ coverage: SOURCES.wind.coverage, isWhole: true },
    records: [
      {
        ...{ id: "WLQ", station: "La Tuque", at, observedAt, speedKmh },
        ...{ fromDegrees: null, gustKmh: null, humidityPercent: null, rainMm: null, celsius: null },
      },
    ],
  },
});
const answerInWind = (surroundings: Pick<Surroundings, "wind">, of = situation()) =>
  whatAppliesWithOrders(of, { ...ordersAround([]), ...surroundings }, LA_TUQUE, NOW).openFire;

test("the open-fire answer contains the wind at a nearby station if it is over 20 km/h", () => {
  expect(answerInWind(windAround(23))).toMatchObject({
    kind: "unbanned",
    strongWind: { station: "La Tuque", km: 0, speedKmh: 23 },
  });
});

test.each([
  ["of 20 km/h", windAround(20.4)],
  ["at a station farther than 50 km", windAround(40, SAGUENAY)],
  ["that was measured long ago", windAround(40, LA_TUQUE, new Date(NOW.getTime() - 6 * 3600_000))],
])("a wind %s does not change the answer", (_which, surroundings) => {
  expect(answerInWind(surroundings)).not.toHaveProperty("strongWind");
});

test("under an order, a ban in force is still the open-fire answer", () => {
  const ban = { type: "closure", regions: [], area: squareAround(-72.8, 47.4) } as const;
  expect(answerAt([exampleOrder()], LA_TUQUE, situation(ban))).toMatchObject({ kind: "banned" });
});

describe("in a region or a zone", () => {
  const MAURICIE = { kind: "region", code: "04" } as const;
  const ZONE = { kind: "zone", zone: zoneOf(null, LA_TUQUE) ?? 0 } as const;
  const answerIn = (area: RequestedArea, messages: readonly AlertMessage[], of = situation()) =>
    openFireWithOrders(of, ordersAround(messages), area, NOW);

  test.each([MAURICIE, ZONE])("an order for a part limits the open-fire answer to the rest", (area) => {
    expect(answerIn(area, [])).toMatchObject({ kind: "unbanned" });
    expect(answerIn(area, [exampleOrder()])).toEqual({ kind: "ordered", elsewhere: answerIn(area, []) });
  });

  test("an order for another region does not change the answer for a region", () => {
    expect(answerIn({ kind: "region", code: "02" }, [exampleOrder()])).toMatchObject({ kind: "unbanned" });
  });

  test("a message that only asks to watch the news does not change the answer for a region", () => {
    expect(answerIn(MAURICIE, [exampleOrder({ responses: ["Monitor"] })])).toMatchObject({
      kind: "unbanned",
    });
  });

  test("under an order, a ban in a part of a region is still the open-fire answer", () => {
    const ban = { type: "closure", regions: [], area: squareAround(-72.8, 47.4) } as const;
    expect(answerIn(MAURICIE, [exampleOrder()], situation(ban))).toMatchObject({ kind: "part" });
  });
});
