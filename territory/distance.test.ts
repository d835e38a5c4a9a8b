import { expect, test } from "vitest";
import { bearingDegrees, compassPoint, distanceKm } from "./distance.ts";

const montreal = { lon: -73.567, lat: 45.502 };
const quebec = { lon: -71.208, lat: 46.814 };

test("a distance is the great circle's, and the same both ways", () => {
  expect(distanceKm(montreal, quebec)).toBeCloseTo(233.3, 0);
  expect(distanceKm(quebec, montreal)).toBe(distanceKm(montreal, quebec));
  expect(distanceKm(quebec, quebec)).toBe(0);
  expect(distanceKm({ lon: 0, lat: 90 }, { lon: 0, lat: -90 })).toBeCloseTo(20015, 0);
});

test("a bearing turns clockwise from north", () => {
  const from = { lon: -72, lat: 48 };
  expect(bearingDegrees(from, { lon: -72, lat: 49 })).toBeCloseTo(0);
  expect(bearingDegrees(from, { lon: -72, lat: 47 })).toBeCloseTo(180);
  expect(bearingDegrees(from, { lon: -71.99, lat: 48 })).toBeCloseTo(90, 1);
  expect(bearingDegrees(from, { lon: -72.01, lat: 48 })).toBeCloseTo(270, 1);
});

test("a bearing is the great circle's where it leaves, however far its end", () => {
  expect(bearingDegrees({ lon: 0, lat: 0 }, { lon: 90, lat: 45 })).toBeCloseTo(45);
  expect(bearingDegrees({ lon: 0, lat: 45 }, { lon: 90, lat: 45 })).toBeCloseTo(54.7356, 3);
});

test("a compass has eight winds, each the nearest to a bearing", () => {
  expect([0, 22.4, 22.6, 45, 90, 180, 270, 337.4, 337.6, 360].map(compassPoint)).toEqual([
    0, 0, 1, 1, 2, 4, 6, 7, 0, 0,
  ]);
  expect([10, 60, 100, 200].map(compassPoint)).toEqual([0, 1, 2, 4]);
  expect(compassPoint(-90)).toBe(6);
  expect(compassPoint(720 + 135)).toBe(3);
});
