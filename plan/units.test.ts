import { expect, test } from "vitest";
import {
  DISTANCE_UNITS,
  HECTARE_IN,
  KILOMETRE_IN,
  roughly,
  SIZE_UNITS,
  UNIT_WORDS,
  unitOf,
} from "./units.ts";

test("sizes convert to known values", () => {
  // A square mile is 640 acres and 258.9988 ha; a square of ten French arpents is 3.418894 ha.
  expect(258.998_811 * HECTARE_IN.acres).toBeCloseTo(640, 3);
  expect(3.418_894 * HECTARE_IN.arpents).toBeCloseTo(10, 6);
  expect(100 * HECTARE_IN.hectares).toBe(100);
});

test("distances convert to known values", () => {
  // A mile is 5,280 feet.
  expect(1.609_344 * KILOMETRE_IN.feet).toBeCloseTo(5280, 6);
  expect(0.25 * KILOMETRE_IN.metres).toBe(250);
  expect(12 * KILOMETRE_IN.kilometres).toBe(12);
});

test.each([
  [1701, 1700],
  [88, 88],
  [214.6, 210],
  [5_580_709, 5_600_000],
])("%s is rounded to two significant digits: %s", (exact, rough) => {
  expect(roughly(exact)).toBe(rough);
});

test("a unit is found by its word in either language, but not among units of another measure", () => {
  for (const unit of SIZE_UNITS) expect(unitOf(SIZE_UNITS, UNIT_WORDS[unit].fr)).toBe(unit);
  expect(unitOf(DISTANCE_UNITS, "pieds")).toBe("feet");
  expect(unitOf(DISTANCE_UNITS, "feet")).toBe("feet");
  expect(unitOf(DISTANCE_UNITS, "acres")).toBeNull();
  expect(unitOf(SIZE_UNITS, null)).toBeNull();
});
