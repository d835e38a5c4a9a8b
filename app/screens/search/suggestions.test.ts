import { expect, test } from "vitest";
import { shares } from "./suggestions.ts";

test.each([
  [[100], [8]],
  [[2], [2]],
  [
    [100, 100, 100],
    [3, 3, 2],
  ],
  [
    [1, 100, 2],
    [1, 5, 2],
  ],
  [[], []],
])("for groups with %j results, the suggestions show %j of them", (counts, shown) => {
  expect(shares(counts, 8)).toEqual(shown);
});
