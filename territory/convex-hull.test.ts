import { expect, test } from "vitest";
import { convexHull } from "./convex-hull.ts";

test("the convex hull is a counterclockwise ring through only the outermost positions", () => {
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
