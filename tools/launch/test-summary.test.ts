import { expect, it } from "vitest";
import { allRecords, readTestRecord } from "./test-record.ts";
import { summaryOf } from "./test-summary.ts";

const units = {
  passed: 40,
  failed: 0,
  flaky: [],
  files: [
    { file: "fires/quick.test.ts", seconds: 0.2 },
    { file: "fires/late.test.ts", seconds: 3.14 },
  ],
};
const journeys = {
  passed: 7,
  failed: 1,
  flaky: ["tests/map.test.ts > a map > opens"],
  files: [{ file: "tests/map.test.ts", seconds: 12 }],
};
const budgetOf = (file: string) => (file.startsWith("tests/") ? 20 : 3);

it("tells the slowest files first, those over their budget by name, and what passed at the second try", () => {
  expect(summaryOf(allRecords([units, journeys]), budgetOf)).toEqual([
    "seconds  budget  file",
    "   12.0      20  tests/map.test.ts",
    "    3.1       3  fires/late.test.ts  OVER BUDGET",
    "1 more file under 1 s each",
    "",
    "over budget: 1",
    "  fires/late.test.ts",
    "flaky: 1",
    "  tests/map.test.ts > a map > opens",
    "47 passed, 1 failed",
  ]);
});

it("says that nothing is flaky, and that nothing is over budget", () => {
  expect(summaryOf(units, () => 10).slice(-3)).toEqual([
    "over budget: none",
    "flaky: none",
    "40 passed, 0 failed",
  ]);
});

it("reads what a run wrote, and nothing of a run that broke before its tests", () => {
  expect(readTestRecord(JSON.stringify(journeys))).toEqual(journeys);
  expect(readTestRecord("")).toBeNull();
});
