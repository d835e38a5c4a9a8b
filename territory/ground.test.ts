import type { Polygon } from "geojson";
import { describe, expect, it } from "vitest";
import { buildAreaIndex } from "./area-index.ts";
import { KM_PER_DEGREE } from "./distance.ts";
import { areOverlapping, groundOf, groundsOfParts, pointsAlong, sharesOf } from "./ground.ts";

/** Returns a box from its south-west corner; width and height are in degrees. */
const box = (west: number, south: number, width: number, height = width): Polygon => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [west + width, south],
      [west + width, south + height],
      [west, south + height],
      [west, south],
    ],
  ],
});

describe("the ground of an area", () => {
  it("the ground of an area is a grid of points over the whole area", () => {
    const ground = groundOf(box(-72, 47, 32, 3.2));
    expect(ground).toHaveLength(32 * 32);
    expect(ground[0]).toEqual({ lon: -71.5, lat: 47.05 });
    expect(ground[1]?.lon).toBeCloseTo(-70.5);
    expect(ground[32]?.lat).toBeCloseTo(47.15);
    expect(ground.at(-1)?.lon).toBeCloseTo(-40.5);
    expect(ground.at(-1)?.lat).toBeCloseTo(50.15);
  });

  it("the ground of an area has no points outside the area or in its holes", () => {
    const hole = box(-71.5, 47.5, 1, 1).coordinates[0] ?? [];
    const ground = groundOf({ type: "Polygon", coordinates: [...box(-72, 47, 2, 2).coordinates, hole] });
    expect(ground).toHaveLength((32 * 32 * 3) / 4);
  });

  it("the ground of an area with several polygons has points in each polygon", () => {
    const coordinates = [box(-72, 47, 1, 1).coordinates, box(-69, 47, 1, 1).coordinates];
    const ground = groundOf({ type: "MultiPolygon", coordinates });
    expect(new Set(ground.map(({ lon }) => Math.floor(lon)))).toEqual(new Set([-72, -69]));
  });
});

it("groundsOfParts() returns points for each polygon, however small, distant or thin the polygon is", () => {
  const strip = [
    [-73, 46],
    [-72.4, 47],
    [-71, 47.4],
    [-72.4, 47.0001],
    [-73, 46],
  ];
  const small = [-72, -60, 10].map((west) => box(west, 47, 0.01, 0.01).coordinates);
  const grounds = groundsOfParts({ type: "MultiPolygon", coordinates: [...small, [strip]] });
  expect(grounds.map(({ ground }) => ground.length > 0)).toEqual([true, true, true, true]);
  expect(grounds[1]?.ground[0]?.lon).toBeCloseTo(-60, 1);
  expect(grounds[3]?.ground).toContainEqual({ lon: -73, lat: 46 });
  expect(new Set(grounds[3]?.ground.map(({ lon }) => Math.trunc(lon * 4) / 4)).size).toBeGreaterThan(6);
});

it("groundsOfParts() returns the approximate size of each polygon in square kilometres", () => {
  const ring = box(-72, 47, 0.1).coordinates;
  const strip = [
    [-73, 46],
    [-72, 47],
    [-72, 47.0001],
    [-73, 46.0001],
    [-73, 46],
  ];
  const [square, withHole, thin] = groundsOfParts({
    type: "MultiPolygon",
    coordinates: [ring, [...ring, ...box(-71.975, 47.025, 0.05).coordinates], [strip]],
  });
  expect(square?.km2).toBeCloseTo(84.2, 0);
  expect(withHole?.km2).toBeCloseTo(63.2, 0);
  expect(thin?.km2).toBeCloseTo(0.85, 1);
});

it("pointsAlong() returns points at even steps along a ring, past its corners, up to a limit", () => {
  const points = pointsAlong(box(0, 0, 0.03, 0.01).coordinates[0] ?? [], KM_PER_DEGREE / 50);
  expect(points.map(({ lon, lat }) => [lon.toFixed(2), lat.toFixed(2)].join())).toEqual([
    "0.00,0.00",
    "0.02,0.00",
    "0.03,0.01",
    "0.01,0.01",
  ]);
  expect(pointsAlong(box(0, 0, 3, 1).coordinates[0] ?? [], 0.1, 8).length).toBeLessThanOrEqual(9);
  expect(
    pointsAlong(
      [
        [1, 2],
        [1, 2],
      ],
      0,
    ),
  ).toEqual([{ lon: 1, lat: 2 }]);
  expect(pointsAlong([], 1)).toEqual([]);
});

it("sharesOf() returns the share of a ground's points that is in each overlapping area", () => {
  const index = buildAreaIndex([
    { key: "west", geometry: box(-73, 46, 2, 4) },
    { key: "all", geometry: box(-75, 45, 9, 9) },
    { key: "far", geometry: box(0, 0, 1, 1) },
  ]);
  const shares = sharesOf(groundOf(box(-72, 47, 2, 2)), index);
  expect([...shares.keys()].toSorted()).toEqual(["all", "west"]);
  expect(shares.get("west")).toBeCloseTo(0.5);
  expect(shares.get("all")).toBeCloseTo(1);
});

it("two areas overlap only if they share at least a hundredth of one of them", () => {
  expect(areOverlapping(0.01)).toBe(true);
  expect(areOverlapping(0.009, 0.2)).toBe(true);
  expect(areOverlapping(0.009, 0.009)).toBe(false);
  expect(areOverlapping(undefined, undefined)).toBe(false);
  expect(areOverlapping()).toBe(false);
});
