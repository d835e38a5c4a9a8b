import type { MultiPolygon, Polygon, Position } from "geojson";
import { describe, expect, test } from "vitest";
import { buildAreaIndex } from "./area-index.ts";
import { pointOfShape } from "./point-of-shape.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

test("pointOfShape() returns a point itself, and the middle of a line", () => {
  expect(pointOfShape({ type: "Point", coordinates: [-72, 47] })).toEqual({ lon: -72, lat: 47 });
  const coordinates = [
    [-72, 47],
    [-71, 47],
    [-70, 47],
  ];
  expect(pointOfShape({ type: "LineString", coordinates })).toEqual({ lon: -71, lat: 47 });
  expect(pointOfShape({ type: "MultiLineString", coordinates: [[[-60, 50]], coordinates] })).toEqual({
    lon: -71,
    lat: 47,
  });
});

test("pointOfShape() returns the first of several points, and the middle of the longest of several lines", () => {
  expect(
    pointOfShape({
      type: "MultiPoint",
      coordinates: [
        [-72, 47],
        [-71, 48],
      ],
    }),
  ).toEqual({ lon: -72, lat: 47 });
  const [short, long] = [
    [[-60, 50]],
    [
      [-72, 47],
      [-71, 47.5],
      [-70, 48],
      [-69, 49],
    ],
  ];
  for (const coordinates of [
    [short, long],
    [long, short],
  ]) {
    expect(pointOfShape({ type: "MultiLineString", coordinates })).toEqual({ lon: -70, lat: 48 });
  }
});

test("an area's point is at half the area's height, in the middle of the widest part there", () => {
  const point = (...rings: Position[][]) => pointOfShape({ type: "Polygon", coordinates: rings });
  expect(point(square(0, 0, 10))).toEqual({ lon: 5, lat: 5 });
  expect(point(square(0, 0, 10), square(1, 1, 8).toReversed())).toEqual({ lon: 0.5, lat: 5 });
  expect(point(square(0, 0, 10), square(0.5, 4, 6))).toEqual({ lon: 8.25, lat: 5 });
  expect(point(square(0, 0, 10), square(3.5, 4, 6))).toEqual({ lon: 1.75, lat: 5 });
});

test("the point of several areas is in the area with the most ground, not the one with the most corners", () => {
  const wavy = [
    [50, 50],
    [50.5, 50.1],
    [51, 50],
    [51, 51],
    [50.5, 50.9],
    [50, 51],
    [50, 50],
  ];
  for (const coordinates of [
    [[wavy], [square(-20, -20, 9)]],
    [[square(-20, -20, 9).toReversed()], [wavy]],
    [[square(0, 0, 2)], [square(-20, -20, 9)], [square(30, 30, 3)]],
  ]) {
    expect(pointOfShape({ type: "MultiPolygon", coordinates })).toEqual({ lon: -15.5, lat: -15.5 });
  }
});

test("a collection of shapes has no point, since no shape in it is the main one", () => {
  expect(pointOfShape({ type: "GeometryCollection", geometries: [] })).toBeNull();
});

describe("the point of an area", () => {
  const holed: Polygon = { type: "Polygon", coordinates: [square(0, 0, 10), square(2, 2, 6)] };
  const horseshoe: Polygon = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [9, 10],
        [9, 1],
        [1, 1],
        [1, 10],
        [0, 10],
        [0, 0],
      ],
    ],
  };
  test.each<[name: string, geometry: Polygon | MultiPolygon]>([
    ["with a hole in its middle", holed],
    ["like a horseshoe", horseshoe],
    ...regionShapes().areas.map(({ key, geometry }): [string, typeof geometry] => [
      `region ${key}`,
      geometry,
    ]),
    ...zoneShapes().areas.map(({ key, geometry }): [string, typeof geometry] => [`zone ${key}`, geometry]),
  ])("the point is inside the area: %s", (_name, geometry) => {
    const point = pointOfShape(geometry);
    expect(point && buildAreaIndex([{ key: true, geometry }]).find(point)).toBe(true);
  });

  test("the point of two islands is inside the larger island", () => {
    const islands = { type: "MultiPolygon" as const, coordinates: [[square(50, 50, 1)], [square(0, 0, 9)]] };
    expect(pointOfShape(islands)).toEqual({ lon: 4.5, lat: 4.5 });
  });
});

test.each([
  { type: "Point" as const, coordinates: [] },
  { type: "Point" as const, coordinates: [-72] },
  { type: "Point" as const, coordinates: [200, 47] },
  { type: "Polygon" as const, coordinates: [] },
  { type: "Polygon" as const, coordinates: [[]] },
  { type: "Polygon" as const, coordinates: [[[0, 0]]] },
  { type: "MultiPolygon" as const, coordinates: [] },
  { type: "MultiLineString" as const, coordinates: [] },
])("the shape %j has no point", (shape) => {
  expect(pointOfShape(shape)).toBeNull();
});
