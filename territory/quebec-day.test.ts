import { expect, test } from "vitest";
import { midnightInQuebec, quebecDay, quebecYear } from "./quebec-day.ts";

test("New Year's Eve in Quebec is in the ending year, whatever day it is in Greenwich", () => {
  const late = new Date("2027-01-01T03:00:00Z");
  expect([quebecDay(late), quebecYear(late)]).toEqual(["2026-12-31", 2026]);
  expect(quebecDay(new Date("2026-04-01T04:00:00Z"))).toBe("2026-04-01");
});

test.each([
  ["2026-07-02T16:00:00Z", "2026-07-02T04:00:00Z"],
  ["2026-07-02T03:59:00Z", "2026-07-01T04:00:00Z"],
  ["2026-01-02T16:00:00Z", "2026-01-02T05:00:00Z"],
  ["2026-03-08T20:00:00Z", "2026-03-08T05:00:00Z"],
  ["2026-11-01T20:00:00Z", "2026-11-01T04:00:00Z"],
])("the day of %s began at %s, also when clocks change", (at, began) => {
  expect(midnightInQuebec(new Date(at))).toEqual(new Date(began));
});
