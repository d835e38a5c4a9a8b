import { expect, test } from "vitest";
import { canRun } from "./can-run.ts";

test("this year's browsers run the site's scripts", () => {
  expect(canRun()).toBe(true);
});

test("a browser of before 2022 does not", () => {
  expect(canRun({ Array: class {} })).toBe(false);
});
