import { describe, expect, test } from "vitest";
import { areaOfPolygons, isPolygonCoordinates } from "./area.ts";
import { readWkt } from "./wkt.ts";

/** Returns the area of polygons that are all readable. */
function areaOf(text: string) {
  const polygons = readWkt(text);
  return polygons?.every(isPolygonCoordinates) ? areaOfPolygons(polygons) : null;
}

const RING = "(-72 47, -71 47, -71 48, -72 47)";
const ring = [
  [-72, 47],
  [-71, 47],
  [-71, 48],
  [-72, 47],
];

test("the text of a simple polygon is read", () => {
  expect(areaOf(`POLYGON (${RING})`)).toEqual({ type: "Polygon", coordinates: [ring] });
});

test("the text of a polygon with a hole is read", () => {
  expect(areaOf(`POLYGON(${RING},${RING})`)).toEqual({ type: "Polygon", coordinates: [ring, ring] });
});

test("a MULTIPOLYGON is read as several polygons, and as one polygon if it contains only one", () => {
  expect(areaOf(`MULTIPOLYGON ((${RING}), (${RING}))`)).toEqual({
    type: "MultiPolygon",
    coordinates: [[ring], [ring]],
  });
  expect(areaOf(`MULTIPOLYGON ((${RING}))`)).toEqual({ type: "Polygon", coordinates: [ring] });
});

test.each([
  "POLYGON Z ((-72 47 5, -71 47 5.5, -71 48 0, -72 47 5))",
  "POLYGONZ((-72 47 5, -71 47 5, -71 48 5, -72 47 5))",
  "polygon zm ((-72 47 5 1, -71 47 5 1, -71 48 5 1, -72 47 5 1))",
  "SRID=4326;POLYGON((-72 47, -71 47, -71 48, -72 47))",
  "\n POLYGON  ( ( -72   47 ,-71 47,\n-71 48,-72 47 ) ) ",
  "POLYGON ((-72.0 +47., -7.1e1 47, -71 48, -72 047))",
  "POLYGON ((-720E-1 47.00, -71.000 4700e-2, -71 48, -72 47))",
  "SRID=26918;  MULTIPOLYGON M(((-72 47 5, -71 47 5, -71 48 5, -72 47 5)))",
])("a polygon is read without its heights and in any spelling: %s", (text) => {
  expect(areaOf(text)).toEqual({ type: "Polygon", coordinates: [ring] });
});

test("a number in well-known text can begin with its decimal point", () => {
  const coordinates = [
    [
      [-0.25, 0.5],
      [0.75, 0.5],
      [0.75, 0.125],
      [-0.25, 0.5],
    ],
  ];
  expect(areaOf("POLYGON ((-.25 .5, .75 +.5, 0.75 .125, -.25 .5))")).toEqual({
    type: "Polygon",
    coordinates,
  });
});

test.each([
  "",
  "x POLYGON ((-72 47, -71 47, -71 48, -72 47))",
  "SRID=;POLYGON ((-72 47, -71 47, -71 48, -72 47))",
  "POLYGON",
  "POLYGON EMPTY",
  "MULTIPOLYGON EMPTY",
  "POLYGON ()",
  "POLYGON (())",
  "MULTIPOLYGON ()",
  "POINT (-72 47)",
  "LINESTRING (-72 47, -71 47, -71 48, -72 47)",
  "POLYGON ((-72 47, -71 47, -72 47))",
  "POLYGON ((-72 47, -71 47, -71 48, -70 46))",
  "POLYGON ((-72 47, -71, -71 48, -72 47))",
  "POLYGON ((-72 47, -71 47, -71 48, -72 47)",
  "POLYGON (-72 47, -71 47, -71 48, -72 47))",
  `POLYGON (${RING}) trailing`,
  `POLYGON ((${RING}))`,
  `MULTIPOLYGON (${RING})`,
  "POLYGON ((a b, c d, e f, a b))",
  "POLYGON ((47 -172, 47 -171, 48 -171, 47 -172))",
  "POLYGON ((1e999 47, -71 47, -71 48, 1e999 47))",
  "POLYGON ([[-72,47],[-71,47],[-71,48],[-72,47]])",
  "POLYGON ((-72 47 1 2 3, -71 47 1 2 3, -71 48 1 2 3, -72 47 1 2 3))",
  // These texts lack commas.
  "POLYGON ((-73 47, -72 47 -72 48, -73 48, -73 47))",
  "POLYGON ((-73 47 -72 47, -72 48 -73 48, -73 47.5 -73.1 47.2, -73 47 -72 47))",
  "POLYGON ((-72 47, -71 47 -71, -71 48, -72 47))",
])("no area is read from the text %s", (text) => {
  expect(areaOf(text)).toBeNull();
});

test.each([
  "((-72 47, -71 47, -71 48))",
  "EMPTY",
  "((NaN 47, -71 47, -71 48, NaN 47))",
  "((-72 47, -71 47, x y, -72 47))",
  "(())",
  "((-73 47, -72 47 -72 48, -73 48, -73 47))",
])("an unreadable polygon (%s) leaves the other polygon readable", (bad) => {
  const polygons = readWkt(`MULTIPOLYGON (${bad}, (${RING}))`);
  expect(polygons).toHaveLength(2);
  expect(polygons?.map(isPolygonCoordinates)).toEqual([false, true]);
});

describe("large and hostile text", () => {
  test("a circle of 50,000 positions is read completely", () => {
    const positions = Array.from({ length: 50_000 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 50_000;
      return `${-72 + Math.cos(angle)} ${47 + Math.sin(angle)}`;
    });
    const area = areaOf(`POLYGON ((${[...positions, positions[0]].join(", ")}))`);
    expect(area?.coordinates[0]).toHaveLength(50_001);
  });

  test.each([
    "1".repeat(200_000),
    "1 ".repeat(200_000),
    "(".repeat(200_000),
    "1.".repeat(100_000),
    " ".repeat(200_000),
  ])("a long repetition is refused in finite time (%#)", (run) => {
    expect(areaOf(`POLYGON ((${run}))`)).toBeNull();
  });
});
