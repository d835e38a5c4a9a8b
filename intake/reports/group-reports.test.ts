import { expect, it } from "vitest";
import { pointAt } from "#territory/distance.ts";
import { groupReports } from "./group-reports.ts";

const HERE = { lat: 47.5, lon: -72.8 };
const START = Date.parse("2026-07-02T00:00:00Z");
/** So many kilometres to the east, so many hours later; none: words alone. */
const report = (name: string, km: number | null, hours: number) => ({
  name,
  at: km === null ? null : pointAt(HERE, 90, km),
  createdAt: new Date(START + hours * 3_600_000),
});
const grouped = (...reports: ReturnType<typeof report>[]) =>
  groupReports(reports).map((group) => group.map(({ name }) => name).join(""));

it("puts together what is within five kilometres and twelve hours, and nothing beyond", () => {
  expect(grouped(report("a", 0, 0), report("b", 4.9, 12))).toEqual(["ab"]);
  expect(grouped(report("a", 0, 0), report("b", 5.1, 0))).toEqual(["a", "b"]);
  expect(grouped(report("a", 0, 0), report("b", 0, 12.1))).toEqual(["a", "b"]);
});

it("puts together those that another one links, in place, in time, and whichever comes first", () => {
  expect(grouped(report("a", 0, 0), report("b", 8, 1), report("c", 4, 2))).toEqual(["abc"]);
  expect(grouped(report("a", 0, 0), report("b", 0, 10), report("c", 0, 20))).toEqual(["abc"]);
  expect(grouped(report("d", 20, 0), report("a", 0, 1), report("c", 24, 2), report("b", 4, 3))).toEqual([
    "dc",
    "ab",
  ]);
});

it("leaves alone those that words alone place", () => {
  expect(grouped(report("a", null, 0), report("b", null, 0), report("c", 0, 0))).toEqual(["a", "b", "c"]);
});

it("stands in the order of time, whatever order they are given in", () => {
  expect(grouped(report("c", 0, 2), report("b", 50, 1), report("a", 0, 0))).toEqual(["ac", "b"]);
  expect(grouped()).toEqual([]);
});
