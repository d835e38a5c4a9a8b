import { expect, test } from "vitest";
import { declinationAt } from "./declination.ts";

// From the World Magnetic Model itself, June 2027.
test.each([
  ["Montréal", { lat: 45.5, lon: -73.57 }, -13.5],
  ["La Tuque", { lat: 47.44, lon: -72.78 }, -14.3],
  ["Sept-Îles", { lat: 50.2, lon: -66.38 }, -17.1],
  ["Kuujjuaq", { lat: 58.1, lon: -68.4 }, -20.0],
])("the declination in %s is within half a degree of the World Magnetic Model", (_, at, degrees) => {
  expect(Math.abs(declinationAt(at) - degrees)).toBeLessThan(0.5);
});

test("the declination outside the grid is the value at the grid's edge", () => {
  expect(declinationAt({ lat: 30, lon: -72 })).toBe(declinationAt({ lat: 44, lon: -72 }));
  expect(declinationAt({ lat: 50, lon: 10 })).toBe(declinationAt({ lat: 50, lon: -56 }));
});
