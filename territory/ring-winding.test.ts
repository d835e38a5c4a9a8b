import type { Position } from "geojson";
import { expect, test } from "vitest";
import { withRfcWinding } from "./ring-winding.ts";

const square = (size: number): Position[] => [
  [0, 0],
  [size, 0],
  [size, size],
  [0, size],
  [0, 0],
];

test("outer rings become counterclockwise and holes clockwise, whatever their direction was", () => {
  const wanted = { type: "Polygon" as const, coordinates: [square(4), square(1).toReversed()] };
  expect(withRfcWinding(wanted)).toEqual(wanted);
  expect(withRfcWinding({ type: "Polygon", coordinates: [square(4).toReversed(), square(1)] })).toEqual(
    wanted,
  );
});

test("the outer ring of each of several polygons becomes counterclockwise", () => {
  const area = withRfcWinding({ type: "MultiPolygon", coordinates: [[square(4)], [square(2).toReversed()]] });
  expect(area).toEqual({ type: "MultiPolygon", coordinates: [[square(4)], [square(2)]] });
});

test("an outer ring that encloses no area is unchanged", () => {
  const there = [
    [0, 0],
    [2, 0],
    [1, 0],
    [0, 0],
  ];
  expect(withRfcWinding({ type: "Polygon", coordinates: [there] }).coordinates).toEqual([there]);
});

test("degrees are rounded to six decimals, and rings stay closed", () => {
  const [ring = []] = withRfcWinding({ type: "Polygon", coordinates: [square(1.000_000_04)] }).coordinates;
  expect(ring).toEqual(square(1));
});
