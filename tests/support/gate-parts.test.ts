import { expect, test } from "vitest";
import { fileBudget, LONG_FILES } from "../file-budgets.ts";
import { otherParts, PARTS, partOf } from "../gate-parts.ts";

const EACH_PART = Array.from({ length: PARTS }, (_, at) => String(at + 1));
const ALERTS = "tests/journeys/alerts.test.ts";

test("each long test file runs in exactly one part of the gate, or in all parts", () => {
  for (const file of LONG_FILES) {
    const runsIn = EACH_PART.filter((part) => !otherParts(part).includes(file));
    expect([1, PARTS], file).toContain(runsIn.length);
  }
  expect(EACH_PART.filter((part) => otherParts(part).includes(ALERTS))).toEqual([]);
});

test("the time budgets of the gate's parts differ by less than 20%", () => {
  const seconds = EACH_PART.map((part) =>
    LONG_FILES.filter((file) => !otherParts(part).includes(file)).reduce(
      (sum, file) => sum + fileBudget(file),
      0,
    ),
  );
  expect(Math.max(...seconds) / Math.min(...seconds)).toBeLessThan(1.2);
});

test("a run of the gate without a valid part leaves out no test file", () => {
  for (const part of [undefined, "", "all", "0", String(PARTS + 1)]) expect(otherParts(part)).toEqual([]);
});

test("commits with the same files run the same part of the gate, and other commits are spread over all parts", () => {
  expect(partOf("4b825dc642cb6eb9a060e54bf8d69288fbee4904")).toBe(
    partOf("4b825dc642cb6eb9a060e54bf8d69288fbee4904"),
  );
  const drawn = new Set(Array.from({ length: 100 }, (_, at) => partOf(String(at))));
  expect([...drawn].toSorted()).toEqual(EACH_PART.map(Number));
});
