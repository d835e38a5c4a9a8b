import { expect, test } from "vitest";
import { magneticHeading, type Orientation } from "./compass.tsx";

const held = (
  alpha: number,
  beta: number,
  gamma: number,
  changes: Partial<Orientation> = {},
): Orientation => ({
  alpha,
  beta,
  gamma,
  absolute: true,
  ...changes,
});
const heading = (...of: Parameters<typeof held>) => magneticHeading(held(...of), 0);

test("the heading of a flat device is the direction of its top edge, clockwise from north", () => {
  expect(heading(0, 0, 0)).toBeCloseTo(0);
  expect(heading(270, 0, 0)).toBeCloseTo(90);
  expect(heading(45, 0, 0)).toBeCloseTo(315);
});

test("tilting a device, also until it is upright, does not change its heading", () => {
  for (const beta of [10, 45, 80, 90, 100]) expect(heading(270, beta, 0)).toBeCloseTo(90);
});

test("an iPhone's own heading is used, unless the heading is negative", () => {
  expect(magneticHeading(held(0, 0, 0, { absolute: false, webkitCompassHeading: 123 }), 0)).toBe(123);
  expect(magneticHeading(held(0, 0, 0, { absolute: false, webkitCompassHeading: -1 }), 0)).toBeNull();
});

test("the heading of a device turned on its side is the direction of the top of its screen", () => {
  expect(magneticHeading(held(0, 0, 0), 90)).toBeCloseTo(90);
  expect(magneticHeading(held(0, 0, 0, { webkitCompassHeading: 300 }), 90)).toBe(30);
});

test("a relative orientation gives no heading", () => {
  expect(magneticHeading(held(90, 0, 0, { absolute: false }), 0)).toBeNull();
  expect(magneticHeading({ alpha: null, beta: 0, gamma: 0, absolute: true }, 0)).toBeNull();
});
