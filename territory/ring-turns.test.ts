import type { Position } from "geojson";
import { expect, test } from "vitest";
import { ringTurns } from "./ring-turns.ts";

/** A counterclockwise square of two degrees. */
const SQUARE: Position[] = [
  [-72, 47],
  [-70, 47],
  [-70, 49],
  [-72, 49],
  [-72, 47],
];

test("a simple ring encloses all of its ground in the ring's own direction", () => {
  expect(ringTurns(SQUARE).counterclockwise).toBeCloseTo(4);
  expect(ringTurns(SQUARE).clockwise).toBe(0);
  expect(ringTurns(SQUARE.toReversed()).clockwise).toBeCloseTo(4);
  expect(ringTurns(SQUARE.toReversed()).counterclockwise).toBe(0);
});

test("a ring that crosses itself encloses ground in both directions", () => {
  const [a, b, c, d] = SQUARE as [Position, Position, Position, Position];
  const { counterclockwise, clockwise } = ringTurns([a, c, b, d, a]);
  expect(counterclockwise).toBeCloseTo(1, 1);
  expect(clockwise).toBeCloseTo(1, 1);
});

test("ground that a ring encloses twice in one direction is counted once", () => {
  expect(ringTurns([...SQUARE, ...SQUARE.slice(1)])).toEqual({
    counterclockwise: expect.closeTo(4),
    clockwise: 0,
  });
});

test.each([
  ["equal points", [-72, 47], [-72, 47], [-72, 47]],
  ["points on a line of latitude", [-72, 47], [-71, 47], [-70, 47]],
  ["points on a slanted line", [-72, 47], [-71, 48], [-70, 49]],
  ["two points, there and back", [-72, 47], [-70, 48], [-72, 47]],
])("a ring of %s has no ground", (_what, a, b, c) => {
  const { counterclockwise, clockwise } = ringTurns([a, b, c, a]);
  expect(counterclockwise + clockwise).toBeLessThan(1e-12);
});
