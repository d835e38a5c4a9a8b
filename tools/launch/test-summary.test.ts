import { expect, it } from "vitest";
import { allRecords, readTestRecord, summaryOf } from "./test-summary.ts";

const units = {
  passed: 40,
  failures: [],
  flaky: [],
  files: [
    { file: "fires/quick.test.ts", seconds: 0.2 },
    { file: "fires/late.test.ts", seconds: 3.14 },
  ],
};
const journeys = {
  passed: 7,
  failures: ["tests/map.test.ts > a map > closes: timed out"],
  flaky: ["tests/map.test.ts > a map > opens"],
  files: [{ file: "tests/map.test.ts", seconds: 12 }],
};
const budgetOf = (file: string) => (file.startsWith("tests/") ? 20 : 3);

it("the summary lists slow files first, and flaky and failed tests last", () => {
  expect(summaryOf(allRecords([units, journeys]), budgetOf)).toEqual([
    "seconds  budget  file",
    "   12.0      20  tests/map.test.ts",
    "    3.1       3  fires/late.test.ts  OVER BUDGET",
    "1 more file under 10 s each",
    "",
    "over budget: 1",
    "flaky: 1",
    "  tests/map.test.ts > a map > opens",
    "failed: 1",
    "  tests/map.test.ts > a map > closes: timed out",
    "47 passed, 1 failed",
  ]);
});

it("the summary says that no file is over budget and no test is flaky or failed", () => {
  expect(summaryOf(units, () => 10).slice(-4)).toEqual([
    "over budget: none",
    "flaky: none",
    "failed: none",
    "40 passed, 0 failed",
  ]);
});

it("a test record that was written can be read, and an empty file gives no record", () => {
  expect(readTestRecord(JSON.stringify(journeys))).toEqual(journeys);
  expect(readTestRecord("")).toBeNull();
});
