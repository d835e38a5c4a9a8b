import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { describe, expect, test } from "vitest";
import {
  isWhollyRated,
  pointsOfRegion,
  pointsOfZone,
  regionsAround,
  regionsOfZone,
  regionsUnder,
  zonesAround,
  zonesOfRegion,
  zonesUnder,
} from "./area-relations.server.ts";
import { boundsOf } from "./bounds.ts";
import { REGIONS } from "./regions.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";
import { ZONES } from "./zones.ts";

const regions = new Map(regionShapes().areas.map(({ key, geometry }) => [key, geometry]));
const zones = new Map(zoneShapes().areas.map(({ key, geometry }) => [key, geometry]));

test("the regions of a zone are sorted by their part of the zone, the largest first", () => {
  for (const { number } of ZONES) {
    const [most, ...others] = regionsOfZone(number);
    const ground = pointsOfZone(number);
    const held = (code: string) => {
      const geometry = regions.get(code);
      return geometry
        ? ground.filter(({ lon, lat }) => booleanPointInPolygon([lon, lat], geometry)).length
        : 0;
    };
    expect(held(most ?? ""), `zone ${number}`).toBeGreaterThan(0);
    for (const code of others) expect(held(code)).toBeLessThanOrEqual(held(most ?? ""));
  }
});

test("a zone lists a region exactly if the region lists the zone", () => {
  for (const { code } of REGIONS) {
    expect(zonesOfRegion(code).length).toBeGreaterThan(0);
    for (const zone of zonesOfRegion(code)) expect(regionsOfZone(zone)).toContain(code);
  }
  for (const { number } of ZONES) {
    for (const code of regionsOfZone(number)) expect(zonesOfRegion(code)).toContain(number);
  }
});

test("La Tuque's zone is mostly in Mauricie, and Laval has only one zone", () => {
  expect(regionsOfZone(26)[0]).toBe("04");
  expect(zonesOfRegion("13")).toEqual([17]);
});

test("only the far north is outside all zones", () => {
  const partly = REGIONS.filter(({ code }) => !isWhollyRated(code)).map(({ code }) => code);
  expect(partly).toEqual(["10"]);
});

test("no area is its own neighbour", () => {
  for (const { code } of REGIONS) expect(regionsAround(code)).not.toContain(code);
  for (const { number } of ZONES) expect(zonesAround(number)).not.toContain(number);
});

test("neighbours are mutual, and every region has at least one", () => {
  for (const { number } of ZONES) {
    for (const other of zonesAround(number)) expect(zonesAround(other)).toContain(number);
  }
  for (const { code } of REGIONS) {
    expect(regionsAround(code).length).toBeGreaterThan(0);
    for (const other of regionsAround(code)) expect(regionsAround(other)).toContain(code);
  }
  expect(zonesAround(60)).toEqual([]);
  expect(regionsAround("11")).toEqual(["01"]);
});

describe("an area over others", () => {
  test("an area overlaps itself, but not neighbours that it only touches", () => {
    for (const [zone, geometry] of zones) expect(zonesUnder(geometry)).toEqual([zone]);
    for (const [code, geometry] of regions) expect(regionsUnder(geometry)).toEqual([code]);
  });

  test("an area overlaps the zone that contains it, however small the area is", () => {
    const [lon, lat] = [-72.78, 47.44];
    const ring = [
      [lon, lat],
      [lon + 0.02, lat],
      [lon, lat + 0.02],
      [lon, lat],
    ];
    expect(zonesUnder({ type: "Polygon", coordinates: [ring] })).toEqual([26]);
  });
});

/** Returns the coordinates of a box polygon from its south-west corner, in degrees. */
const box = (west: number, south: number, width: number, height = width): Position[][] => [
  [
    [west, south],
    [west + width, south],
    [west + width, south + height],
    [west, south + height],
    [west, south],
  ],
];
/** Box of about 11,000 km² in Côte-Nord. */
const LARGE = box(-68, 50.2, 1.5, 1);

describe("an area of a large and a small polygon", () => {
  test.each<[string, Position[][], string]>([
    ["a municipality", box(-72.9, 46.8, 0.05), "04"],
    ["a park of 2 km²", box(-71.92, 45.4, 0.018), "05"],
    ["a wood of 0.05 km²", box(-72.78, 47.44, 0.0026), "04"],
    ["a strip of 30 m by 12 km", box(-78.5, 48.5, 0.16, 0.0003), "08"],
    ["a township with a third of its ground in the region", box(-72.8, 48.18, 0.05), "02"],
    ["an island by the shore", box(-61.9, 47.385, 0.02), "11"],
  ])("the region and zone under the smaller polygon are found: %s", (_what, small, code) => {
    expect(regionsUnder({ type: "MultiPolygon", coordinates: [LARGE, small] })).toEqual(
      expect.arrayContaining(["09", code]),
    );
    const zone = zoneAt(small);
    expect(zonesUnder({ type: "MultiPolygon", coordinates: [small, LARGE] })).toContain(zone);
  });

  test("a polygon smaller than a hectare only finds its region if the area has no larger polygon", () => {
    const sliver = box(-72.78, 47.44, 0.0005, 0.0001);
    expect(regionsUnder({ type: "MultiPolygon", coordinates: [LARGE, sliver] })).toEqual(["09"]);
    expect(regionsUnder({ type: "Polygon", coordinates: sliver })).toEqual(["04"]);
  });
});

function zoneAt(polygon: Position[][]) {
  const [[west = 0, south = 0] = [], , [east = 0, north = 0] = []] = polygon[0] ?? [];
  const middle = [(west + east) / 2, (south + north) / 2];
  return [...zones].find(([, geometry]) => booleanPointInPolygon(middle, geometry))?.[0];
}

describe("a region that an area reaches into", () => {
  test("a region is found under a narrow arm of an area", () => {
    // The arm is 1.5 km wide, and goes over the river and 4 km into Bas-Saint-Laurent.
    const [west, east, south, north] = [-68, -67.98, 48.65, 50.2];
    const ring = [...(LARGE[0] ?? []).slice(1), [east, north], [east, south], [west, south], [west, north]];
    expect(regionsUnder({ type: "Polygon", coordinates: [[...ring, ring[0] ?? []]] })).toContain("01");
  });

  test("a region is found although a hole of the area covers nearly the whole region", () => {
    const [west, south, east, north] = boundsOf([regions.get("17") ?? null]) ?? [0, 0, 0, 0];
    const [outer = []] = box(west - 0.3, south - 0.3, east - west + 0.6, north - south + 0.6);
    const [hole = []] = box(west - 0.1, south + 0.05, east - west + 0.2, north - south);
    expect(regionsUnder({ type: "Polygon", coordinates: [outer, hole] })).toContain("17");
  });
});

describe("separately drawn limits", () => {
  const moved = (geometry: Polygon | MultiPolygon, move: (position: Position) => Position) => {
    const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    const coordinates = polygons.map((rings) => rings.map((ring) => ring.map(move)));
    return { type: "MultiPolygon", coordinates } as const;
  };
  const rounded = ([lon = 0, lat = 0]: Position) => [
    Math.round(lon * 1000) / 1000,
    Math.round(lat * 1000) / 1000,
  ];

  test("limits that differ by a hundred metres do not make an area overlap its neighbours", () => {
    for (const [code, geometry] of regions) expect(regionsUnder(moved(geometry, rounded))).toEqual([code]);
    for (const [zone, geometry] of zones) expect(zonesUnder(moved(geometry, rounded))).toEqual([zone]);
  });

  test("limits that differ by 300 metres do not make a large polygon overlap its neighbours", () => {
    const largest = (geometry: Polygon | MultiPolygon): Polygon => ({
      type: "Polygon",
      coordinates:
        geometry.type === "Polygon"
          ? geometry.coordinates
          : (geometry.coordinates.toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))[0] ?? []),
    });
    for (const code of ["02", "04", "07", "08", "09", "10"]) {
      const geometry = regions.get(code);
      if (!geometry) throw new Error(`no shape of ${code}`);
      const apart = moved(largest(geometry), ([lon = 0, lat = 0]) => [lon + 0.003, lat - 0.002]);
      expect(regionsUnder(apart)).toEqual([code]);
    }
  });
});

test("the points of a region are inside the region, and unknown areas have no points, neighbours or regions", () => {
  const mauricie = regions.get("04");
  expect(pointsOfRegion("04").length).toBeGreaterThan(100);
  for (const { lon, lat } of pointsOfRegion("04")) {
    expect(mauricie && booleanPointInPolygon([lon, lat], mauricie)).toBe(true);
  }
  expect(pointsOfRegion("99")).toEqual([]);
  expect(pointsOfZone(99)).toEqual([]);
  expect(regionsAround("99")).toEqual([]);
  expect(zonesAround(99)).toEqual([]);
  expect(regionsOfZone(99)).toEqual([]);
});
