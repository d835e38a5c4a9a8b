import { expect, test } from "vitest";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { recordsInView } from "./in-view.ts";

const fire = (id: string, geometry: GeoJSON.Geometry | null) =>
  ({ type: "Feature", geometry, properties: { kind: "fire", id } }) as RecordFeatures["features"][number];
const point = (lon: number, lat: number): GeoJSON.Point => ({ type: "Point", coordinates: [lon, lat] });
const idsIn = (features: RecordFeatures["features"], zoom: number) =>
  recordsInView(
    { type: "FeatureCollection", features },
    { lat: 47.4, lon: -72.8, zoom },
    { width: 512, height: 512 },
  ).map(({ record }) => record.id);

test("records beyond the map's edges are left out, and visible records keep their order", () => {
  // At zoom 0 the whole world is 512 pixels wide; at zoom 8 the map shows 1.4 degrees.
  const features = [
    fire("far", point(-60, 47.4)),
    fire("near", point(-73.4, 47.4)),
    fire("mid", point(-72.8, 47.4)),
  ];
  expect(idsIn(features, 0)).toEqual(["far", "near", "mid"]);
  expect(idsIn(features, 8)).toEqual(["near", "mid"]);
  expect(idsIn(features, 10)).toEqual(["mid"]);
});

test("a shape is in view if its centre is in view, and a record without a position is never in view", () => {
  const shape: GeoJSON.Polygon = {
    type: "Polygon",
    coordinates: [
      [
        [-73, 47.2],
        [-72.6, 47.2],
        [-72.6, 47.6],
        [-73, 47.2],
      ],
    ],
  };
  expect(idsIn([fire("shape", shape), fire("nowhere", null)], 10)).toEqual(["shape"]);
});
