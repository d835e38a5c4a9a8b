import { describe, expect, it } from "vitest";
import { MANAGERS } from "./natural-areas.ts";
import { readOfficialAreas } from "./official-areas.server.ts";

/** Returns a square in Mauricie, by default a fifth of a degree wide. */
const ring = (lon = -72.9, lat = 47.4, size = 0.2) => [
  [lon, lat],
  [lon + size, lat],
  [lon + size, lat + size],
  [lon, lat + size],
  [lon, lat],
];
const POLYGON = { type: "Polygon", coordinates: [ring()] };
const feature = (properties: object = {}, geometry: unknown = POLYGON) => ({
  type: "Feature",
  properties: { name: "Parc d’essai", kind: "zec", ...properties },
  geometry,
});
const layerOf = (...features: readonly unknown[]) => ({ type: "FeatureCollection", features });
const areaOf = (...of: Parameters<typeof feature>) => readOfficialAreas(layerOf(feature(...of))).areas[0];
const droppedOf = (...of: Parameters<typeof feature>) =>
  readOfficialAreas(layerOf(feature(), feature(...of))).dropped;

describe("an official area", () => {
  it("an official area is read with its middle, its region and its own limits", () => {
    expect(areaOf()).toMatchObject({
      slug: "parc-d-essai",
      name: "Parc d’essai",
      kind: "zec",
      regions: ["04"],
      shape: POLYGON,
    });
    expect(areaOf()?.at.lon).toBeCloseTo(-72.8);
    expect(areaOf()?.at.lat).toBeCloseTo(47.5);
  });

  it("an official area has the known codes of its `regions`, or else the region at its middle, or else no region", () => {
    expect(areaOf({ regions: ["02", "99", "04"] })?.regions).toEqual(["02", "04"]);
    expect(areaOf({ regions: ["99"] })?.regions).toEqual(["04"]);
    expect(areaOf({ regions: "02" })?.regions).toEqual(["04"]);
    expect(areaOf({}, { type: "Polygon", coordinates: [ring(-40, 40)] })?.regions).toEqual([]);
  });

  it.each([
    ["national-park", MANAGERS.parks],
    ["federal-park", MANAGERS.canada],
    ["wildlife-reserve", MANAGERS.reserves],
    ["zec", MANAGERS.zecs],
  ])("an area of the kind %s has the usual manager of that kind, unless it names one", (kind, usual) => {
    expect(areaOf({ kind })?.manager).toEqual(usual);
    expect(areaOf({ kind, manager: " Nous ", url: "https://nous.example/" })?.manager).toEqual({
      name: { fr: "Nous", en: "Nous" },
      url: { fr: "https://nous.example/", en: "https://nous.example/" },
    });
    for (const bad of [
      { manager: "", url: "http://nous.example/" },
      { manager: 5, url: "httpsx://nous.example/" },
    ]) {
      expect(areaOf({ kind, ...bad })?.manager).toEqual(usual);
    }
  });
});

describe("the size of an official area", () => {
  const square = 334;

  it("the size of an official area is in square kilometres, whatever the direction of the area's ring", () => {
    const reversed = { type: "Polygon", coordinates: [ring().toReversed()] };
    for (const size of [areaOf()?.sizeKm2, areaOf({}, reversed)?.sizeKm2]) {
      expect(size).toBeGreaterThan(square - 5);
      expect(size).toBeLessThan(square + 5);
      expect(Number.isInteger(size)).toBe(true);
    }
  });

  it("the size of an official area is the sum of its polygons, and holes do not reduce the size", () => {
    const two = { type: "MultiPolygon", coordinates: [[ring()], [ring(-72.9, 47.8)]] };
    const holed = { type: "Polygon", coordinates: [ring(), ring(-72.85, 47.45, 0.1)] };
    expect(areaOf({}, two)?.sizeKm2).toBeGreaterThan(2 * square - 10);
    expect(areaOf({}, two)?.sizeKm2).toBeLessThan(2 * square + 10);
    expect(areaOf({}, holed)?.sizeKm2).toBe(areaOf()?.sizeKm2);
  });
});

describe("an unusable feature", () => {
  it.each([
    ["has no name", { name: " " }, POLYGON],
    ["has an unknown kind", { kind: "golf" }, POLYGON],
    ["has no shape", {}, null],
    ["is a line", {}, { type: "LineString", coordinates: ring() }],
    ["has no ring", {}, { type: "Polygon", coordinates: [] }],
    ["has a ring too short", {}, { type: "Polygon", coordinates: [ring().slice(2)] }],
    ["has no polygon", {}, { type: "MultiPolygon", coordinates: [] }],
    ["has an empty polygon", {}, { type: "MultiPolygon", coordinates: [[]] }],
    ["lies off the globe to the west", {}, { type: "Polygon", coordinates: [ring(-272)] }],
    ["lies off the globe to the north", {}, { type: "Polygon", coordinates: [ring(-72, 97)] }],
    ["has positions of one figure", {}, { type: "Polygon", coordinates: [[[1], [1], [1], [1]]] }],
  ])("a feature is omitted and counted if it %s", (_what, properties, geometry) => {
    expect(droppedOf(properties, geometry)).toBe(1);
  });

  it("a feature at the lowest valid longitude and latitude is kept", () => {
    expect(droppedOf({}, { type: "Polygon", coordinates: [ring(-180, -90)] })).toBe(0);
  });
});

it("a layer that is invalid or has no readable area is refused", () => {
  expect(() => readOfficialAreas({ type: "Other", features: [feature()] })).toThrow();
  expect(() => readOfficialAreas(layerOf())).toThrow();
  expect(() => readOfficialAreas(layerOf(5))).toThrow("no readable natural area");
});
