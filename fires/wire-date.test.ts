import { expect, test } from "vitest";
import { readDate } from "./wire-date.ts";

test.each([
  ["2026-07-01T18:00:00.000Z", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T18:00:00.1234567Z", "2026-07-01T18:00:00.123Z"],
  ["2026-07-01T14:00:00-04:00", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T14:00:00-0400", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T14:00Z", "2026-07-01T14:00:00.000Z"],
  [" 2026-07-01 18:00:00Z ", "2026-07-01T18:00:00.000Z"],
  ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"],
])("reads %s", (text, instant) => {
  expect(readDate(text)?.toISOString()).toBe(instant);
});

test.each([
  ["2026-07-01T14:00:00", "2026-07-01T18:00:00.000Z"],
  ["2026-01-15T14:00:00", "2026-01-15T19:00:00.000Z"],
  ["2026-07-01", "2026-07-01T04:00:00.000Z"],
  ["2026-01-15", "2026-01-15T05:00:00.000Z"],
])("without an offset, %s is Quebec's clock", (text, instant) => {
  expect(readDate(text)?.toISOString()).toBe(instant);
});

test("Quebec's clock is right on both sides of the two changes of hour", () => {
  expect(readDate("2026-03-08T01:59:00")?.toISOString()).toBe("2026-03-08T06:59:00.000Z");
  expect(readDate("2026-03-08T03:00:00")?.toISOString()).toBe("2026-03-08T07:00:00.000Z");
  expect(readDate("2026-11-01T00:30:00")?.toISOString()).toBe("2026-11-01T04:30:00.000Z");
  expect(readDate("2026-11-01T02:30:00")?.toISOString()).toBe("2026-11-01T07:30:00.000Z");
});

test.each([
  null,
  undefined,
  0,
  1_780_000_000_000,
  "",
  "hier",
  "2026-02-30T00:00:00Z",
  "2025-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-07-01T25:00:00Z",
  "2026-07-01T12:60:00Z",
  "0001-01-01T00:00:00",
  "1900-01-01T00:00:00Z",
  "/Date(1688234400000)/",
  {},
  [],
])("%j is no date", (value) => {
  expect(readDate(value)).toBeNull();
});
