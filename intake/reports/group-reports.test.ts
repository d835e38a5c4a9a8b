import { expect, it } from "vitest";
import { pointAt } from "#territory/distance.ts";
import { groupReports } from "./group-reports.ts";

const HERE = { lat: 47.5, lon: -72.8 };
const START = Date.parse("2026-07-02T00:00:00Z");
/** Creates a report some kilometres to the east and some hours later; without a point if `km` is null. */
const report = (name: string, km: number | null, hours: number) => ({
  name,
  at: km === null ? null : pointAt(HERE, 90, km),
  createdAt: new Date(START + hours * 3_600_000),
});
const grouped = (...reports: ReturnType<typeof report>[]) =>
  groupReports(reports).map((group) => group.map(({ name }) => name).join(""));

it("two reports are in one group only if they are within five kilometres and twelve hours", () => {
  expect(grouped(report("a", 0, 0), report("b", 4.9, 12))).toEqual(["ab"]);
  expect(grouped(report("a", 0, 0), report("b", 5.1, 0))).toEqual(["a", "b"]);
  expect(grouped(report("a", 0, 0), report("b", 0, 12.1))).toEqual(["a", "b"]);
});

it("two reports that are each near a third report, in place and time, are in one group", () => {
  expect(grouped(report("a", 0, 0), report("b", 8, 1), report("c", 4, 2))).toEqual(["abc"]);
  expect(grouped(report("a", 0, 0), report("b", 0, 10), report("c", 0, 20))).toEqual(["abc"]);
  expect(grouped(report("d", 20, 0), report("a", 0, 1), report("c", 24, 2), report("b", 4, 3))).toEqual([
    "dc",
    "ab",
  ]);
});

it("reports without a point are never grouped", () => {
  expect(grouped(report("a", null, 0), report("b", null, 0), report("c", 0, 0))).toEqual(["a", "b", "c"]);
});

it("groups and their reports are sorted by time", () => {
  expect(grouped(report("c", 0, 2), report("b", 50, 1), report("a", 0, 0))).toEqual(["ac", "b"]);
  expect(grouped()).toEqual([]);
});
