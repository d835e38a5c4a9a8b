import { expect, test } from "vitest";
import { canRun } from "./can-run.ts";

test("this year's browsers run the site's scripts", () => {
  expect(canRun()).toBe(true);
});

test.for([
  ["lists that are sorted as a copy", { Array: class {}, AbortSignal }],
  ["requests that end by themselves", { Array, AbortSignal: class {} }],
] as const)("a browser without %s does not", ([, world]) => {
  expect(canRun(world)).toBe(false);
});
