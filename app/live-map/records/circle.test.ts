import { expect, it } from "vitest";
import { distanceKm } from "#territory/distance.ts";
import { circleAround, radiusKm } from "./circle.ts";

it.each([
  [{ lat: 45.1, lon: -72.8 }, 3],
  [{ lat: 48.9, lon: -66.2 }, 16],
  [{ lat: 58.6, lon: -64.1 }, 40],
])("each corner of a circle has the right distance from the centre %o", (at, km) => {
  const [ring = []] = circleAround(at, km).coordinates;
  expect(ring[0]).toEqual(ring.at(-1));
  for (const [lon = 0, lat = 0] of ring) {
    expect(Math.abs(distanceKm(at, { lat, lon }) - km)).toBeLessThan(0.02 * km + 0.1);
  }
});

it("radiusKm gives the radius of a circle of the given area", () => {
  expect(Math.PI * radiusKm(670) ** 2).toBeCloseTo(670);
});
