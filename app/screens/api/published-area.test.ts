import { expect, test } from "vitest";
import { publishedArea } from "./published-area.server.ts";

const OUTER = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const HOLE = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1],
  [1, 1],
];

test("outer rings become counterclockwise and holes clockwise, whatever their direction in the given area", () => {
  const right = { type: "Polygon", coordinates: [OUTER, HOLE] } as const;
  for (const rings of [
    [OUTER, HOLE],
    [OUTER.toReversed(), HOLE.toReversed()],
    [OUTER, HOLE.toReversed()],
  ]) {
    expect(publishedArea({ type: "Polygon", coordinates: rings })).toEqual(right);
    expect(publishedArea({ type: "MultiPolygon", coordinates: [rings] }).coordinates).toEqual([
      [OUTER, HOLE],
    ]);
  }
});

test("coordinates are rounded to a metre, and the given area is not modified", () => {
  const area = { type: "Polygon" as const, coordinates: [OUTER.map(([x = 0, y = 0]) => [x + 0.1234567, y])] };
  expect(publishedArea(area).coordinates[0]?.[0]).toEqual([0.12346, 0]);
  expect(area.coordinates[0]?.[0]).toEqual([0.1234567, 0]);
});
