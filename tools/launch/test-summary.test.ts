import { expect, it } from "vitest";
import { readTally } from "./test-summary.ts";

it("reads the count of tests, not of files, through colours", () => {
  const esc = String.fromCharCode(27);
  const output = `${esc}[2m Test Files ${esc}[22m 1 failed | 13 passed (14)\n${esc}[2m      Tests ${esc}[22m ${esc}[31m2 failed${esc}[39m | 269 passed (271)\n`;
  expect(readTally(output)).toEqual({ passed: 269, failed: 2 });
  expect(readTally("      Tests  12 passed | 1 skipped (13)\n")).toEqual({ passed: 12, failed: 0 });
});

it("finds no count in a run that broke before its tests", () => {
  expect(readTally("Error: cannot find module\n")).toBeNull();
});
