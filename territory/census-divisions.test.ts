import { expect, test } from "vitest";
import { divisionOf, divisionsOf } from "./census-divisions.ts";
import { MRCS, mrcByName } from "./mrcs.ts";
import { REGIONS } from "./regions.ts";

test("Quebec has its 98 census divisions, each in one region", () => {
  const all = REGIONS.flatMap(({ code }) => divisionsOf(code));
  expect(all).toHaveLength(98);
  expect(new Set(all)).toEqual(new Set(MRCS.map(divisionOf)));
  expect(new Set(all).size).toBe(98);
});

test.each([
  ["Montréal", "2466"],
  ["Les Laurentides", "2478"],
  ["Saguenay", "2494"],
  ["Le Fjord-du-Saguenay", "2494"],
  ["Eeyou Istchee", "2499"],
  ["Îles-de-la-Madeleine", "2401"],
])("%s is in the census division %s", (name, division) => {
  const mrc = mrcByName(name);
  expect(mrc && divisionOf(mrc)).toBe(division);
});

test("an unknown region has no census divisions", () => {
  expect(divisionsOf("99")).toEqual([]);
});
