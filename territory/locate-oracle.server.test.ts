import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { MultiPolygon, Polygon } from "geojson";
import { describe, expect, test } from "vitest";
import type { KeyedShape } from "./area-index.ts";
import { regionAt, zoneAt } from "./locate.server.ts";
import type { Point } from "./point.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";

const POINTS = 10_000;
/** Greatest distance offshore at which a point still has a region, as in `locate.server.ts`. */
const OFFSHORE_KM = 12;
const KM_PER_DEGREE = 111.2;

/**
 * Returns the same points each time (a linear congruential generator), over Quebec and a margin around it.
 */
function somePoints(): Point[] {
  let state = 20_260_701;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({ length: POINTS }, () => ({ lon: -80.5 + 24.5 * next(), lat: 44.5 + 18.5 * next() }));
}

const holding = <K>(shapes: readonly KeyedShape<K>[], { lon, lat }: Point): K | null =>
  shapes.find(({ geometry }) => booleanPointInPolygon([lon, lat], geometry))?.key ?? null;

/** Returns the kilometres to the nearest edge of any shape, by checking every edge. */
function borderKm(shapes: readonly KeyedShape<unknown>[], { lon, lat }: Point): number {
  const kmPerLon = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  for (const ring of shapes.flatMap(({ geometry }) => ringsOf(geometry))) {
    ring.forEach(([x1 = 0, y1 = 0], at) => {
      const [x2 = x1, y2 = y1] = ring[at + 1] ?? [];
      const [px, py, dx, dy] = [
        (lon - x1) * kmPerLon,
        (lat - y1) * KM_PER_DEGREE,
        (x2 - x1) * kmPerLon,
        (y2 - y1) * KM_PER_DEGREE,
      ];
      const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(px - along * dx, py - along * dy));
    });
  }
  return least;
}

const ringsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

describe.each([
  ["region", regionAt, () => regionShapes().areas as readonly KeyedShape<string | number>[]],
  ["zone", zoneAt, () => zoneShapes().areas as readonly KeyedShape<string | number>[]],
] as const)("the %s of 10,000 points, compared with another library", (_name, find, shapesOf) => {
  const points = somePoints();
  const found = points.map((point) => ({ point, key: find(point), oracle: holding(shapesOf(), point) }));

  test("a point inside an area gets that area", () => {
    const inside = found.filter(({ oracle }) => oracle !== null);
    expect(inside.length).toBeGreaterThan(POINTS / 4);
    expect(inside.filter(({ key, oracle }) => key !== oracle)).toEqual([]);
  });

  test("a point outside all areas gets no area, except just offshore or across the border", () => {
    const near = found.filter(({ key, oracle }) => oracle === null && key !== null);
    expect(near.length).toBeGreaterThan(0);
    for (const { point } of near) expect(borderKm(shapesOf(), point)).toBeLessThanOrEqual(OFFSHORE_KM * 1.01);
  });
});
