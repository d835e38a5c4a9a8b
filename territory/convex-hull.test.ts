import { expect, test } from "vitest";
import { convexHull } from "./convex-hull.ts";

test("the hull goes round all positions counterclockwise, and only over the outermost", () => {
  const hull = convexHull([
    [0, 0],
    [4, 4],
    [4, 0],
    [2, 1],
    [0, 4],
    [2, 0],
    [0, 0],
  ]);
  expect(hull).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ]);
});
