import { expect, test } from "vitest";
import { squareAround } from "./examples.double.ts";
import { toZoneShape } from "./map-danger.ts";
import { wireZoneShape } from "./wire-zone-shape.ts";

const square = squareAround(-72, 47);
const other = squareAround(-70, 47);
const several = { type: "MultiPolygon", coordinates: [square.coordinates, other.coordinates] };
const feature = (geometry: unknown) => ({ type: "Feature", properties: {}, geometry });
const geometryOf = (geojson: unknown) =>
  toZoneShape(wireZoneShape.parse({ Numero: 26, Nom: "La Tuque", geojson })).geometry;

test("number, name and shape of a zone are read", () => {
  expect(toZoneShape(wireZoneShape.parse({ Numero: "26", Nom: "La Tuque", geojson: square }))).toEqual({
    zone: 26,
    name: "La Tuque",
    geometry: square,
  });
});

test("a zone shape without a name gets the name of the zone from the territory", () => {
  expect(toZoneShape(wireZoneShape.parse({ Numero: 26, geojson: square })).name).toBe("La Tuque");
});

test.each([
  ["a polygon", square, square],
  ["several polygons", several, several],
  ["a feature", feature(square), square],
  ["a collection of one", { type: "FeatureCollection", features: [feature(square)] }, square],
  [
    "a collection of several",
    { type: "FeatureCollection", features: [feature(square), feature(other)] },
    several,
  ],
  ["a geometry collection", { type: "GeometryCollection", geometries: [square, other] }, several],
  ["text", JSON.stringify(feature(square)), square],
])("reads a zone shape from %s", (_, geojson, expected) => {
  expect(geometryOf(geojson)).toEqual(expected);
});

test.each([
  [null],
  [5],
  [true],
  [[]],
  [JSON.stringify(5)],
  [{ type: "Feature", geometry: null }],
  [{ type: "Feature", coordinates: square.coordinates }],
  [{ type: "Other", geometry: square }],
  [{ type: "Other", geometries: [square] }],
  [{ type: "Other", features: [feature(square)] }],
  [{ type: "GeometryCollection" }],
  [{ type: "GeometryCollection", geometries: square }],
  [{ type: "FeatureCollection" }],
  [{ type: "FeatureCollection", features: [] }],
  [{ type: "FeatureCollection", features: [feature(square), feature(null)] }],
  [{ type: "Point", coordinates: [-72, 47] }],
  [{ type: "MultiLineString", coordinates: [square.coordinates] }],
  [{ coordinates: square.coordinates }],
  ["not json"],
  [{}],
  [{ type: "Polygon" }],
  [{ type: "Polygon", coordinates: [] }],
  [{ type: "Polygon", coordinates: [[[-72, 47]]] }],
  [
    {
      type: "Polygon",
      coordinates: [
        [
          [-72, 47],
          [-71, 47],
          [-71, 48],
          [-70, 40],
        ],
      ],
    },
  ],
  [
    {
      type: "Polygon",
      coordinates: [
        [
          ["-72", "47"],
          [-71, 47],
          [-71, 48],
          ["-72", "47"],
        ],
      ],
    },
  ],
  [{ type: "MultiPolygon", coordinates: [] }],
  [{ type: "MultiPolygon", coordinates: "x" }],
  [{ type: "Point", coordinates: [-72, 47] }],
  [feature(null)],
  [{ type: "FeatureCollection", features: [] }],
  [
    {
      type: "FeatureCollection",
      features: [feature(square), feature({ type: "Point", coordinates: [0, 0] })],
    },
  ],
  [{ type: "FeatureCollection", features: 5 }],
])("%j is not a zone shape", (geojson) => {
  expect(wireZoneShape.safeParse({ Numero: 26, Nom: "La Tuque", geojson }).success).toBe(false);
});
