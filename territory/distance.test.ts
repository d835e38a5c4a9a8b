import { expect, test } from "vitest";
import { bearingDegrees, compassPoint, distanceKm, pointAt } from "./distance.ts";

const montreal = { lon: -73.567, lat: 45.502 };
const quebec = { lon: -71.208, lat: 46.814 };

test("a distance is along the great circle, and equal both ways", () => {
  expect(distanceKm(montreal, quebec)).toBeCloseTo(233.3, 0);
  expect(distanceKm(quebec, montreal)).toBe(distanceKm(montreal, quebec));
  expect(distanceKm(quebec, quebec)).toBe(0);
  expect(distanceKm({ lon: 0, lat: 90 }, { lon: 0, lat: -90 })).toBeCloseTo(20015, 0);
});

test("a bearing is in degrees clockwise from north", () => {
  const from = { lon: -72, lat: 48 };
  expect(bearingDegrees(from, { lon: -72, lat: 49 })).toBeCloseTo(0);
  expect(bearingDegrees(from, { lon: -72, lat: 47 })).toBeCloseTo(180);
  expect(bearingDegrees(from, { lon: -71.99, lat: 48 })).toBeCloseTo(90, 1);
  expect(bearingDegrees(from, { lon: -72.01, lat: 48 })).toBeCloseTo(270, 1);
});

test("a bearing is the initial bearing of the great circle, also over long distances", () => {
  expect(bearingDegrees({ lon: 0, lat: 0 }, { lon: 90, lat: 45 })).toBeCloseTo(45);
  expect(bearingDegrees({ lon: 0, lat: 45 }, { lon: 90, lat: 45 })).toBeCloseTo(54.7356, 3);
});

test("pointAt() returns a point at the given bearing and distance", () => {
  for (const from of [montreal, { lon: -72.78, lat: 47.44 }, { lon: 179.99, lat: -17 }, { lon: 0, lat: 0 }]) {
    for (const bearing of [0, 22.5, 90, 181, 270, 359]) {
      for (const km of [0.5, 12, 500]) {
        const to = pointAt(from, bearing, km);
        expect(distanceKm(from, to)).toBeCloseTo(km, 6);
        expect((bearingDegrees(from, to) - bearing + 540) % 360).toBeCloseTo(180, 6);
        expect(Math.abs(to.lon)).toBeLessThanOrEqual(180);
      }
    }
  }
});

test("pointAt() returns the same point for a distance of zero, and can cross a pole", () => {
  expect(pointAt(quebec, 123, 0).lat).toBeCloseTo(quebec.lat, 9);
  expect(pointAt(quebec, 123, 0).lon).toBeCloseTo(quebec.lon, 9);
  const beyond = pointAt({ lon: -70, lat: 89.5 }, 0, 100);
  expect(beyond.lat).toBeCloseTo(89.6, 1);
  expect(beyond.lon).toBeCloseTo(110, 6);
});

test("compassPoint() returns the compass point nearest to a bearing, out of eight", () => {
  expect([0, 22.4, 22.6, 45, 90, 180, 270, 337.4, 337.6, 360].map(compassPoint)).toEqual([
    0, 0, 1, 1, 2, 4, 6, 7, 0, 0,
  ]);
  expect([10, 60, 100, 200].map(compassPoint)).toEqual([0, 1, 2, 4]);
  expect(compassPoint(-90)).toBe(6);
  expect(compassPoint(720 + 135)).toBe(3);
});
