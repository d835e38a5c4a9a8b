import { expect, test } from "vitest";
import type { Fire } from "#fires/model.ts";
import { pointAt } from "#territory/distance.ts";
import {
  airAt,
  airForecastAt,
  closedRoadsNear,
  fireOfHeat,
  heatNear,
  isAtNeighbourFire,
  latestPublications,
  perimetersOf,
  roadsNearFires,
  warningsAt,
  windAt,
} from "./around.ts";
import { covers, isAcrossBorder, knowsFiresAt } from "./coverage.server.ts";
import { BOX_AT, NOW, square } from "./examples.double.ts";
import type {
  AirForecast,
  AirObservation,
  ClosedRoad,
  EstimatedPerimeter,
  HotSpot,
  NeighbourFire,
  WeatherWarning,
  WindObservation,
} from "./model.ts";

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const east = (km: number) => pointAt(BOX_AT, 90, km);

const heat = (at = BOX_AT, hours = 1): HotSpot => ({
  ...{ at, observedAt: ago(hours), satellite: "NOAA-20", sensor: null, powerMw: null },
});
const fire = (facts: Partial<Fire> = {}) =>
  ({
    id: "2026-1",
    statusId: 1,
    at: BOX_AT,
    sizeHa: 1,
    startedAt: ago(48),
    extinguishedAt: null,
    ...facts,
  }) as Fire;

test.each([
  ["at its origin", heat(), fire(), true],
  ["4.9 km from a small fire", heat(east(4.9)), fire(), true],
  ["5.2 km from a small fire", heat(east(5.2)), fire(), false],
  ["10 km from a fire of 10,000 ha, whose radius is 5.6 km", heat(east(10)), fire({ sizeHa: 10_000 }), true],
  ["11 km from that fire", heat(east(11)), fire({ sizeHa: 10_000 }), false],
  ["at a fire that ended the day before", heat(), fire({ extinguishedAt: ago(20) }), true],
  ["at a fire that ended three days before", heat(), fire({ extinguishedAt: ago(72) }), false],
  ["near a fire without a place", heat(), fire({ at: null }), false],
])("heat %s only belongs to a fire that is near in place and in time", (_, hotSpot, known, isKnown) => {
  expect(fireOfHeat(hotSpot, [known]) === known).toBe(isKnown);
});

test("heatNear() lists recent heat near a place, the nearest first, and heat far from every fire has no fire", () => {
  const mill = heat(east(30));
  const found = heatNear([mill, heat(east(1)), heat(east(51)), heat(BOX_AT, 25)], [fire()], {
    at: BOX_AT,
    now: NOW,
  });
  expect(found.map(({ thing, fire: known }) => [thing === mill, known?.id ?? null])).toEqual([
    [false, "2026-1"],
    [true, null],
  ]);
});

const perimeter = (facts: Partial<EstimatedPerimeter> = {}): EstimatedPerimeter => ({
  ...{ area: square(), firstSeenAt: ago(60), lastSeenAt: ago(6), sizeHa: 900, hotSpots: 12, ...facts },
});

test.each([
  ["around the origin", fire(), perimeter(), true],
  ["4 km beside the origin", fire({ at: pointAt({ lon: -72.4, lat: 48.5 }, 90, 4) }), perimeter(), true],
  ["6 km beside the origin", fire({ at: pointAt({ lon: -72.4, lat: 48.5 }, 90, 6) }), perimeter(), false],
  ["last seen 9.9 days ago", fire({ startedAt: ago(400) }), perimeter({ lastSeenAt: ago(9.9 * 24) }), true],
  [
    "last seen 10.1 days ago",
    fire({ startedAt: ago(400) }),
    perimeter({ lastSeenAt: ago(10.1 * 24) }),
    false,
  ],
  [
    "last seen two days before the fire began",
    fire({ startedAt: ago(1) }),
    perimeter({ lastSeenAt: ago(49) }),
    false,
  ],
  ["first seen after the fire ended", fire({ extinguishedAt: ago(96) }), perimeter(), false],
  ["of a fire without a place", fire({ at: null }), perimeter(), false],
])("a perimeter %s only belongs to a fire that is near in place and in time", (_, known, shape, isOf) => {
  expect(perimetersOf([shape], [known], NOW).get("2026-1") === shape).toBe(isOf);
});

const observed = (id: string, km: number, hours = 1, index: number | null = 3): AirObservation => ({
  ...{ id, name: { fr: id, en: id }, at: east(km), index, observedAt: ago(hours) },
});

test.each([
  ["of the nearest station", [observed("far", 90), observed("near", 20)], "near"],
  ["of a station within 100 km", [observed("edge", 99.9)], "edge"],
  ["unknown beyond 100 km", [observed("beyond", 100.1)], null],
  [
    "of the next station, if the nearest has no value",
    [observed("near", 20, 1, null), observed("far", 90)],
    "far",
  ],
  ["of the next station, if the nearest is silent", [observed("near", 20, 3.1), observed("far", 90)], "far"],
  ["unknown without stations", [], null],
])("the air quality of a place is %s", (_, stations, id) => {
  expect(airAt(stations, BOX_AT, NOW)?.thing.id ?? null).toBe(id);
});

const forecast = (inHours: number, publishedAgo: number, index: number, id = "a", km = 10): AirForecast => ({
  ...{ id, name: { fr: id, en: id }, at: east(km), index },
  ...{ forecastAt: ago(-inHours), publishedAt: ago(publishedAgo) },
});

test("latestPublications() keeps only the newest forecast of an hour, whatever the order of the forecasts", () => {
  const both = [forecast(3, 17, 5), forecast(3, 6, 8)];
  expect(latestPublications(both).map(({ index }) => index)).toEqual([8]);
  expect(latestPublications(both.toReversed()).map(({ index }) => index)).toEqual([8]);
});

test("the air forecast of a place has the next 48 hours of the nearest station, in order", () => {
  const given = [
    forecast(5, 6, 2),
    forecast(3, 6, 1),
    forecast(49, 6, 9),
    forecast(-2, 6, 9),
    forecast(3, 6, 9, "b", 60),
  ];
  expect(airForecastAt(given, BOX_AT, NOW)?.hours.map(({ index }) => index)).toEqual([1, 2]);
  expect(airForecastAt([forecast(3, 6, 1, "a", 101)], BOX_AT, NOW)).toBeNull();
});

test("the wind at a place is from the nearest station that measured it within three hours", () => {
  const wind = (id: string, km: number, hours: number) =>
    ({ id, at: east(km), observedAt: ago(hours), speedKmh: 20 }) as WindObservation;
  expect(windAt([wind("late", 5, 4), wind("near", 30, 1), wind("far", 60, 1)], BOX_AT, NOW)?.thing.id).toBe(
    "near",
  );
  expect(windAt([wind("beyond", 101, 1)], BOX_AT, NOW)).toBeNull();
});

test("a weather warning is in force inside its area until the warning expires", () => {
  const warning = (expiresAt: Date | null) => ({ area: square(), expiresAt }) as WeatherWarning;
  expect(warningsAt([warning(null), warning(ago(-1)), warning(ago(0))], BOX_AT, NOW)).toHaveLength(2);
  expect(warningsAt([warning(null)], east(20), NOW)).toHaveLength(0);
});

test.each([
  ["Ontario, 10 km from the border", { lon: -79.65, lat: 48.5 }, true],
  ["Ontario, 200 km from the border", { lon: -82.5, lat: 48.5 }, false],
  ["Labrador City", { lon: -66.91, lat: 52.94 }, true],
  ["Goose Bay", { lon: -60.33, lat: 53.3 }, false],
  ["Edmundston, in New Brunswick", { lon: -68.33, lat: 47.4 }, true],
  ["La Tuque, in Quebec", { lon: -72.78, lat: 47.44 }, false],
])("a place counts as across the border only within 50 km outside Quebec: %s", (_, at, isAcross) => {
  expect(isAcrossBorder(at)).toBe(isAcross);
});

test.each([
  ["box", { lon: -72.5, lat: 48.5 }, true],
  ["box", { lon: -80.9, lat: 48.5 }, false],
  ["box", { lon: -72.5, lat: 63 }, false],
  ["quebec", { lon: -72.5, lat: 48.5 }, true],
  ["quebec", { lon: -75.7, lat: 44.9 }, false],
  ["canada", { lon: -72.5, lat: 48.5 }, true],
  // At Stanstead, a near fire can be in Vermont, whose fires are in no list.
  ["canada", { lon: -72.1, lat: 45.05 }, false],
  [null, { lon: -72.5, lat: 48.5 }, false],
] as const)("a source that covers %s can say that it has no record at %o: %s", (coverage, at, can) => {
  expect(covers(coverage, at)).toBe(can);
});

const road = (facts: Partial<ClosedRoad> = {}): ClosedRoad => ({
  ...{ id: "1", route: "155", place: null, direction: null, municipality: null, obstruction: "Fermeture" },
  ...{ cause: null, duration: null, detour: null, since: null, at: BOX_AT, ...facts },
});
/** Returns the id of the fire near a road, "cause" if only the road's cause names a fire, or "none". */
const fireOfRoad = (one: ClosedRoad, fires: readonly Fire[], areas: readonly EstimatedPerimeter[] = []) => {
  const near = roadsNearFires([one], fires, areas, NOW).get(one);
  return near === undefined ? "none" : (near.fire?.id ?? "cause");
};

test.each([
  ["10 km from a fire without a size", road(), fire({ at: east(9.9), sizeHa: null }), "2026-1"],
  ["more than 10 km from a fire without a size", road(), fire({ at: east(10.1), sizeHa: null }), "none"],
  ["10 km from the edge of a fire of 10,000 ha", road(), fire({ at: east(15.6), sizeHa: 10_000 }), "2026-1"],
  ["more than 10 km from that edge", road(), fire({ at: east(15.7), sizeHa: 10_000 }), "none"],
  ["at a fire that is out", road(), fire({ statusId: 6 }), "none"],
  ["at a fire without a place", road(), fire({ at: null }), "none"],
  ["closed by « feu de forêt »", road({ cause: "Feu de forêt" }), fire({ at: null }), "cause"],
  [
    "closed by « incendies de forêt »",
    road({ cause: "Danger : incendies de forêt" }),
    fire({ at: null }),
    "cause",
  ],
  ["closed by another fire", road({ cause: "Feu de bâtiment" }), fire({ at: null }), "none"],
  ["closed by a forest fire, at a fire", road({ cause: "Feux de forêt" }), fire(), "2026-1"],
])("a closed road %s counts as near a fire only by its distance or its cause", (_, one, known, expected) => {
  expect(fireOfRoad(one, [known])).toBe(expected);
});

test("a closed road is near the fire with the nearest edge, whatever the order of the fires", () => {
  const fires = [fire({ id: "1", at: east(4) }), fire({ id: "2", at: east(9), sizeHa: 10_000 })];
  expect(fireOfRoad(road(), fires)).toBe("2");
  expect(fireOfRoad(road(), fires.toReversed())).toBe("2");
});

test("a long closed road is near a place or a fire if any part of the road is near", () => {
  const long = road({ line: [BOX_AT, east(60), east(120)] });
  expect(closedRoadsNear([long], east(130))).toMatchObject([{ thing: long, at: east(120) }]);
  expect(closedRoadsNear([long], east(171))).toEqual([]);
  expect(closedRoadsNear([long], east(50)).map(({ km }) => Math.round(km))).toEqual([10]);
  expect(fireOfRoad(long, [fire({ at: east(125) })])).toBe("2026-1");
  expect(fireOfRoad(long, [], [])).toBe("none");
});

test("a closed road within 10 km of the estimated perimeter of an active fire is near the fire", () => {
  const beside = (km: number) => road({ at: pointAt({ lon: -72.4, lat: 48.5 }, 90, km) });
  const origin = fire({ at: pointAt({ lon: -72.6, lat: 48.5 }, 270, 3) });
  expect(fireOfRoad(beside(9), [origin], [perimeter()])).toBe("2026-1");
  expect(fireOfRoad(beside(11), [origin], [perimeter()])).toBe("none");
  expect(fireOfRoad(beside(9), [origin], [perimeter({ lastSeenAt: ago(11 * 24) })])).toBe("none");
  expect(fireOfRoad(beside(9), [{ ...origin, statusId: 6 }], [perimeter()])).toBe("none");
});

test("for a road near an estimated perimeter, the first part of the road that is near is returned", () => {
  const roads = [road({ id: "far", at: east(200) }), road({ id: "1", line: [east(-40), east(15), BOX_AT] })];
  const origin = fire({ at: pointAt({ lon: -72.6, lat: 48.5 }, 270, 3) });
  const near = roadsNearFires(roads, [origin], [perimeter()], NOW);
  expect([...near].map(([{ id }, { at, km }]) => [id, at, km])).toEqual([["1", east(15), null]]);
});

test("a neighbour's fire explains heat within the same distance as a fire of the agency", () => {
  const neighbour = { at: BOX_AT, sizeHa: 10_000 } as NeighbourFire;
  expect(isAtNeighbourFire(heat(east(10)), [neighbour])).toBe(true);
  expect(isAtNeighbourFire(heat(east(11)), [neighbour])).toBe(false);
});

test.each([
  ["La Tuque", { lon: -72.78, lat: 47.44 }, true, true],
  ["Labrador City", { lon: -66.91, lat: 52.94 }, true, false],
  ["Goose Bay", { lon: -60.33, lat: 53.3 }, false, false],
  ["Newport, in Vermont", { lon: -72.2, lat: 44.94 }, false, false],
])(
  "fires at %s are known only if it is in Quebec, or near Quebec in Canada and neighbours' fires are read",
  (_, at, withThem, without) => {
    expect([knowsFiresAt(at, true), knowsFiresAt(at, false)]).toEqual([withThem, without]);
  },
);
