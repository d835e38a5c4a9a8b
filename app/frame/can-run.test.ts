import { expect, test } from "vitest";
import { canRun } from "./can-run.ts";

test("current browsers can run the site's scripts", () => {
  expect(canRun()).toBe(true);
});

test("a browser from before 2022 cannot run the site's scripts", () => {
  expect(canRun({ Array: class {} })).toBe(false);
});
