import { expect, test } from "vitest";
import { tintOf } from "./tint.ts";

test.each([
  ["#ff0", "yellow"],
  ["#fff3a3", "yellow"],
  ["#ffd8b0", "orange"],
  ["#f8c1c1", "red"],
  ["#ff0040", "red"],
  ["#c5f6d0", "green"],
  ["#b3d4ff", "blue"],
  ["#00ffff", "blue"],
  ["#e0c3fc", "purple"],
  ["#ffffff", "grey"],
  ["#888", "grey"],
  ["lightgreen", "green"],
  ["hotpink", "red"],
  ["rebeccapurple", null],
] as const)("the colour %s has the tint %s", (color, tint) => {
  expect(tintOf(color)).toBe(tint);
});
