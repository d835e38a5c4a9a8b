import { expect, test } from "vitest";
import { type Held, magneticHeading } from "./heading.ts";

const held = (alpha: number, beta: number, gamma: number, changes: Partial<Held> = {}): Held => ({
  alpha,
  beta,
  gamma,
  absolute: true,
  ...changes,
});
const heading = (...of: Parameters<typeof held>) => magneticHeading(held(...of), 0);

test("flat, the top edge tells: the angle of a device turns against the clock", () => {
  expect(heading(0, 0, 0)).toBeCloseTo(0);
  expect(heading(270, 0, 0)).toBeCloseTo(90);
  expect(heading(45, 0, 0)).toBeCloseTo(315);
});

test("tilted and upright it is the same way", () => {
  for (const beta of [10, 45, 80, 90, 100]) expect(heading(270, beta, 0)).toBeCloseTo(90);
});

test("an iPhone says it itself", () => {
  expect(magneticHeading(held(0, 0, 0, { absolute: false, webkitCompassHeading: 123 }), 0)).toBe(123);
  expect(magneticHeading(held(0, 0, 0, { absolute: false, webkitCompassHeading: -1 }), 0)).toBeNull();
});

test("turned on its side, the way is that of the picture's top", () => {
  expect(magneticHeading(held(0, 0, 0), 90)).toBeCloseTo(90);
  expect(magneticHeading(held(0, 0, 0, { webkitCompassHeading: 300 }), 90)).toBe(30);
});

test("what is not measured against the earth is no heading", () => {
  expect(magneticHeading(held(90, 0, 0, { absolute: false }), 0)).toBeNull();
  expect(magneticHeading({ alpha: null, beta: 0, gamma: 0, absolute: true }, 0)).toBeNull();
});
