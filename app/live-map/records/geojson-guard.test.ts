import { expect, it } from "vitest";
import { InvalidGeoJson, readRecords, readShapes } from "./geojson-guard.ts";

const fire = (geometry: unknown) => ({
  type: "Feature",
  geometry,
  properties: { kind: "fire", id: "2026-1" },
});
const list = (...features: unknown[]) => ({ type: "FeatureCollection", features });
const POINT = { type: "Point", coordinates: [-72.5, 47.4] };

it("readRecords() reads records with and without a geometry", () => {
  const square = [[[0, 0], [1, 0], [1, 1], [0, 0]]]; // biome-ignore format: one ring
  const answer = list(fire(POINT), fire(null), fire({ type: "MultiPolygon", coordinates: [square] }));
  expect(readRecords(answer)).toEqual(answer);
  expect(readRecords(list()).features).toEqual([]);
});

it.each([
  null,
  "oops",
  [],
  {},
  { type: "Feature" },
  { type: "FeatureCollection" },
  { type: "FeatureCollection", features: {} },
  list(fire({ type: "Point", coordinates: ["-72", "47"] })),
  list({ type: "Feature", geometry: POINT, properties: null }),
])("readRecords() refuses data that is not a list of records: %j", (answer) => {
  expect(() => readRecords(answer)).toThrow(InvalidGeoJson);
});

it.each([
  { type: "Point", coordinates: [null, 47] },
  { type: "Polygon", coordinates: [] },
  { type: "Polygon", coordinates: [[-72, 47]] },
  { type: "LineString", coordinates: [[-72, 47]] },
  undefined,
])("readRecords() leaves out a record with the geometry %j and keeps the valid record", (shape) => {
  expect(readRecords(list(fire(POINT), fire(shape))).features).toEqual([fire(POINT)]);
});

it("readShapes() reads shapes by ID, leaves out entries without a geometry, and refuses data without any shape", () => {
  const geometry = { type: "Point", coordinates: [-72, 47] };
  const features = [{ type: "Feature", id: 26, geometry }, { id: 27, geometry: null }, 4];
  expect([...readShapes({ type: "FeatureCollection", features })]).toEqual([["26", geometry]]);
  for (const bad of [null, [], { features }, { type: "FeatureCollection", features: [4] }])
    expect(() => readShapes(bad)).toThrow("Input data is not a valid GeoJSON object");
});
