import { describe, expect, test } from "vitest";
import { PLACES } from "#territory/gazetteer.server.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { squareAround } from "./examples.double.ts";
import type { ZoneShape } from "./model.ts";
import { zoneOf, zoneShapesOf } from "./zone-of.server.ts";

/** Shapes of the service, equal to the packaged shapes. */
const GIVEN: readonly ZoneShape[] = zoneShapes().areas.map(({ key, geometry }) => ({
  zone: key,
  name: "",
  geometry,
}));
const LA_TUQUE: readonly ZoneShape[] = [
  { zone: 26, name: "La Tuque", geometry: squareAround(-72.8, 47.4) },
  { zone: 32, name: "Lac-Saint-Jean", geometry: squareAround(-72.8, 48.5) },
];

/** Latitude beyond which danger is not rated. */
const NORTH_OF_ZONES = 56;

describe.each([
  ["the packaged shapes", null],
  ["the service's shapes", GIVEN],
])("zones by %s", (_name, shapes) => {
  test.each([
    ["ashore", { lat: 47.44, lon: -72.78 }, "La Tuque"],
    ["in a river, between two shores", { lat: 45.7, lon: -73.65 }, "Nord de Montréal"],
    ["some kilometres off a shore", { lat: 48.55, lon: -68.52 }, "Rimouski-Matapédia"],
    ["just over the line of Ontario", { lat: 47.6, lon: -79.535 }, "Témiscamingue"],
  ])("a point %s is in the right zone", (_where, at, zone) => {
    expect(zoneByNumber(zoneOf(shapes, at) ?? 0)?.name).toBe(zone);
  });

  test.each([
    ["beyond the line of Ontario", { lat: 47.6, lon: -79.6 }],
    ["in Toronto", { lat: 43.65, lon: -79.38 }],
    ["in the open gulf", { lat: 48.5, lon: -60.5 }],
    ["in the far north", { lat: 58.1, lon: -68.4 }],
  ])("a point %s has no zone", (_where, at) => {
    expect(zoneOf(shapes, at)).toBeNull();
  });

  test("every place of the gazetteer has a zone, except in the far north", () => {
    for (const { name, at } of PLACES) {
      expect([name, zoneOf(shapes, at) !== null]).toEqual([name, at.lat < NORTH_OF_ZONES]);
    }
  });
});

test("the service's zone shapes take precedence over the packaged shapes", () => {
  expect(zoneOf(LA_TUQUE, { lat: 48.5, lon: -72.8 })).toBe(32);
  expect(zoneOf(LA_TUQUE, { lat: 45.4, lon: -71.9 })).toBeNull();
});

test("a point just outside all shapes of the service is in the nearest zone", () => {
  expect([47.93, 47.97].map((lat) => zoneOf(LA_TUQUE, { lat, lon: -72.8 }))).toEqual([26, 32]);
});

test("the packaged shapes are used before the service's shapes arrive", () => {
  expect(zoneShapesOf(null)).toHaveLength(65);
  expect(zoneShapesOf([])).toBe(zoneShapesOf(null));
  expect(zoneShapesOf(LA_TUQUE)).toBe(LA_TUQUE);
});
