import { expect, test } from "vitest";
import { countActive, countByProtection, countByStatus, totalHectares } from "./counts.ts";
import { exampleFire } from "./examples.double.ts";

const fires = [
  exampleFire({ statusId: 3, sizeHa: 10 }),
  exampleFire({ statusId: 3, sizeHa: null, protection: "northern" }),
  exampleFire({ statusId: 5, sizeHa: 0.5 }),
  exampleFire({ statusId: 6, sizeHa: 2 }),
];

test("every status has a count, zero included", () => {
  expect(countByStatus(fires)).toEqual({ 0: 0, 1: 0, 2: 0, 3: 2, 4: 0, 5: 1, 6: 1 });
  expect(countByStatus([])).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 });
});

test("both protection zones have a count", () => {
  expect(countByProtection(fires)).toEqual({ intensive: 3, northern: 1 });
});

test("an extinguished fire is not counted as active", () => {
  expect(countActive(fires)).toBe(3);
});

test("a fire of unknown size adds no hectares", () => {
  expect(totalHectares(fires)).toBe(12.5);
});
