import { geoContains } from "d3-geo";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { describe, expect, test } from "vitest";
import { buildAreaIndex } from "./area-index.ts";
import type { Point } from "./point.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";

function square(west: number, south: number, size: number): Position[] {
  const [east, north] = [west + size, south + size];
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

const index = buildAreaIndex([
  { key: "ring", geometry: { type: "Polygon", coordinates: [square(0, 0, 10), square(4, 4, 2)] } },
  { key: "hill", geometry: { type: "Polygon", coordinates: [square(8, 8, 4)] } },
  { key: "isles", geometry: { type: "MultiPolygon", coordinates: [[square(20, 0, 1)], [square(30, 0, 1)]] } },
]);

describe("an area", () => {
  test("an area contains the points inside its outer ring, except those in its holes", () => {
    expect(index.find({ lon: 1, lat: 1 })).toBe("ring");
    expect(index.find({ lon: 5, lat: 5 })).toBeNull();
  });

  test("an area contains each of its islands, but not the water between them", () => {
    expect(index.find({ lon: 20.5, lat: 0.5 })).toBe("isles");
    expect(index.find({ lon: 30.5, lat: 0.5 })).toBe("isles");
    expect(index.find({ lon: 25, lat: 0.5 })).toBeNull();
  });

  test("where two areas overlap, find() returns the first one and findAll() returns both", () => {
    expect(index.find({ lon: 9, lat: 9 })).toBe("ring");
    expect(index.findAll({ lon: 9, lat: 9 })).toEqual(["ring", "hill"]);
  });

  test.each([
    ["the same way round", square(0, 0, 4), square(2, 2, 4)],
    ["opposite ways round", square(0, 0, 4), square(2, 2, 4).toReversed()],
    ["twice the same", square(0, 0, 4), square(0, 0, 4)],
  ])("an area contains the ground that two of its polygons share, drawn %s", (_how, one, other) => {
    const both = buildAreaIndex([
      { key: "both", geometry: { type: "MultiPolygon", coordinates: [[one], [other]] } },
    ]);
    expect(both.find({ lon: 3, lat: 3 })).toBe("both");
    expect(both.find({ lon: 1, lat: 1 })).toBe("both");
    expect(both.find({ lon: 6.5, lat: 6.5 })).toBeNull();
  });

  test("an area contains the part of a hole that another of its polygons covers", () => {
    const coordinates = [[square(0, 0, 9), square(3, 3, 3)], [square(2, 2, 2)]];
    const both = buildAreaIndex([{ key: "both", geometry: { type: "MultiPolygon", coordinates } }]);
    expect(both.find({ lon: 3.5, lat: 3.5 })).toBe("both");
    expect(both.find({ lon: 5, lat: 5 })).toBeNull();
  });

  test("an area does not contain its holes, even if the holes overlap or have opposite directions", () => {
    const holes = [square(2, 2, 3), square(4, 4, 3).toReversed()];
    const holed = buildAreaIndex([
      { key: "holed", geometry: { type: "Polygon", coordinates: [square(0, 0, 9), ...holes] } },
    ]);
    expect(holed.find({ lon: 3, lat: 3 })).toBeNull();
    expect(holed.find({ lon: 4.5, lat: 4.5 })).toBeNull();
    expect(holed.find({ lon: 6, lat: 6 })).toBeNull();
    expect(holed.find({ lon: 1, lat: 8 })).toBe("holed");
  });

  test("a hole of one polygon removes nothing from another polygon of the area", () => {
    const coordinates = [[square(0, 0, 9)], [square(20, 0, 2), square(2, 2, 3)]];
    const far = buildAreaIndex([{ key: "far", geometry: { type: "MultiPolygon", coordinates } }]);
    expect(far.find({ lon: 3, lat: 3 })).toBe("far");
  });

  test("an area contains the points inside a ring that is drawn twice", () => {
    const twice = [...square(0, 0, 4), ...square(0, 0, 4).slice(1)];
    const index = buildAreaIndex([{ key: "twice", geometry: { type: "Polygon", coordinates: [twice] } }]);
    expect(index.find({ lon: 1, lat: 1 })).toBe("twice");
  });

  test("an area does not contain a point whose degrees are not numbers", () => {
    expect(index.find({ lon: Number.NaN, lat: 5 })).toBeNull();
    expect(index.nearest({ lon: 1, lat: Number.NaN }, 10)).toBeNull();
  });
});

test("nearest() returns the area with the closest border, or null if none is within the distance", () => {
  expect(index.nearest({ lon: 19.9, lat: 0.5 }, 20)).toBe("isles");
  expect(index.nearest({ lon: 19.9, lat: 0.5 }, 10)).toBeNull();
  expect(index.nearest({ lon: 5, lat: 4.1 }, 20)).toBe("ring");
  expect(index.nearest({ lon: 12.2, lat: 9 }, 400)).toBe("hill");
});

describe("the nearest border", () => {
  const one = buildAreaIndex([{ key: "one", geometry: { type: "Polygon", coordinates: [square(0, 0, 1)] } }]);
  /** Kilometres of a degree of latitude, and of a degree of longitude at 60 degrees north. */
  const [KM_PER_LAT, KM_AT_60] = [111.2, 55.6];

  test.each([
    ["west", { lon: -0.1, lat: 0.001 }],
    ["east", { lon: 1.1, lat: 0.001 }],
    ["south", { lon: 0.5, lat: -0.1 }],
    ["north", { lon: 0.5, lat: 1.1 }],
    ["within", { lon: 0.1, lat: 0.5 }],
  ])(
    "nearest() finds an area exactly up to the distance of its border, from a point on this side: %s",
    (_side, at) => {
      expect(one.nearest(at, KM_PER_LAT / 10 + 0.02)).toBe("one");
      expect(one.nearest(at, KM_PER_LAT / 10 - 0.02)).toBeNull();
    },
  );

  test("the distance of a point beyond a corner is measured to the corner", () => {
    const km = Math.hypot(0.3, 0.4) * KM_PER_LAT;
    expect(one.nearest({ lon: -0.3, lat: -0.4 }, km + 0.1)).toBe("one");
    expect(one.nearest({ lon: -0.3, lat: -0.4 }, km - 0.1)).toBeNull();
  });

  test("the distance to a border takes into account that a degree of longitude is shorter in the north", () => {
    const north = buildAreaIndex([
      { key: "north", geometry: { type: "Polygon", coordinates: [square(0, 59.5, 1)] } },
    ]);
    expect(north.nearest({ lon: -1, lat: 60 }, KM_AT_60 + 0.1)).toBe("north");
    expect(north.nearest({ lon: -1, lat: 60 }, KM_AT_60 - 0.1)).toBeNull();
  });

  test("nearest() returns the first of equally distant areas, and null without areas", () => {
    const twins = buildAreaIndex(
      ["first", "second"].map((key) => ({
        key,
        geometry: { type: "Polygon", coordinates: [square(0, 0, 1)] },
      })),
    );
    expect(twins.nearest({ lon: -0.1, lat: 0.5 }, 20)).toBe("first");
    expect(buildAreaIndex([]).nearest({ lon: 0, lat: 0 }, 20_000)).toBeNull();
  });

  test("the border of an open ring includes the edge back to its start", () => {
    const open = { type: "Polygon" as const, coordinates: [square(0, 0, 1).slice(0, -1)] };
    const index = buildAreaIndex([{ key: "open", geometry: open }]);
    expect(index.find({ lon: 0.5, lat: 0.5 })).toBe("open");
    expect(index.nearest({ lon: 0.5, lat: -0.05 }, 6)).toBe("open");
  });
});

/** Returns a geometry with so many positions that great circles and straight lines between them are equal. */
function fine(geometry: Polygon | MultiPolygon): MultiPolygon {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const cut = (ring: Position[]): Position[] =>
    ring.flatMap(([x1 = 0, y1 = 0], at) => {
      const [x2 = x1, y2 = y1] = ring[at + 1] ?? [];
      const pieces = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 0.02));
      return Array.from({ length: pieces }, (_, i) => [
        x1 + ((x2 - x1) * i) / pieces,
        y1 + ((y2 - y1) * i) / pieces,
      ]);
    });
  const closed = (ring: Position[]) => ring.with(-1, ring[0] ?? []);
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((rings) => rings.map((ring) => closed(cut(ring)))),
  };
}

function box(geometry: Polygon | MultiPolygon): readonly [number, number, number, number] {
  const positions = geometry.type === "Polygon" ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
  const [lons, lats] = [positions.map(([lon = 0]) => lon), positions.map(([, lat = 0]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** Returns points spread evenly over the province, the same at each call (a Weyl sequence). */
function spread(count: number): Point[] {
  const part = (value: number) => value - Math.floor(value);
  return Array.from({ length: count }, (_, i) => ({
    lon: -80 + 23 * part(i * 0.754877666),
    lat: 44.8 + 18 * part(i * 0.569840291),
  }));
}

test.each([
  ["regions", regionShapes().areas],
  ["zones", zoneShapes().areas],
] as const)("at thousands of points, the index of the %s agrees with d3-geo", (_name, areas) => {
  const shapes: readonly { key: string | number; geometry: Polygon | MultiPolygon }[] = areas;
  const real = buildAreaIndex(shapes);
  const points = spread(4000);
  let inside = 0;
  for (const { key, geometry } of shapes) {
    const [west, south, east, north] = box(geometry);
    const exact = fine(geometry);
    for (const point of points) {
      if (point.lon < west || point.lon > east || point.lat < south || point.lat > north) continue;
      const held = real.findAll(point).includes(key);
      inside += Number(held);
      expect([key, point, held]).toEqual([key, point, geoContains(exact, [point.lon, point.lat])]);
    }
  }
  expect(inside).toBeGreaterThan(800);
});
