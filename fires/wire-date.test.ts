import { expect, test } from "vitest";
import {
  endDate,
  eventDate,
  modificationDate,
  type OutsideDate,
  readDate,
  readEnd,
  startDate,
  UNUSABLE,
} from "./wire-date.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const written = (date: OutsideDate) => (date instanceof Date ? date.toISOString() : date);

test.each([
  ["2026-07-01T18:00:00.000Z", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T18:00:00.1234567Z", "2026-07-01T18:00:00.123Z"],
  ["2026-07-01T14:00:00-04:00", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T14:00:00-0400", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T14:00Z", "2026-07-01T14:00:00.000Z"],
  [" 2026-07-01 18:00:00Z ", "2026-07-01T18:00:00.000Z"],
  ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"],
  ["1990-01-01T00:00:00Z", "1990-01-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", "2026-12-31T23:59:59.000Z"],
  ["2026-07-01t18:00:00z", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T18:00:00,5Z", "2026-07-01T18:00:00.500Z"],
  ["2026-07-01T18:00:00 Z", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T18:00:00   -04:00", "2026-07-01T22:00:00.000Z"],
  ["2026-07-01T18:00:00+05:30", "2026-07-01T12:30:00.000Z"],
  ["2026-07-01T18:00:00-03:30", "2026-07-01T21:30:00.000Z"],
])("the date %s is read as the time %s", (text, instant) => {
  expect(written(readDate(text))).toBe(instant);
});

test.each([
  ["2026-07-01T14:00:00", "2026-07-01T18:00:00.000Z"],
  ["2026-01-15T14:00:00", "2026-01-15T19:00:00.000Z"],
  ["2026-07-01", "2026-07-01T04:00:00.000Z"],
  ["2026-01-15", "2026-01-15T05:00:00.000Z"],
])("the date %s without an offset is read in Quebec's time zone", (text, instant) => {
  expect(written(readDate(text))).toBe(instant);
});

test.each([
  ["2026-07-01", "2026-07-02T04:00:00.000Z"],
  ["2026-12-31", "2027-01-01T05:00:00.000Z"],
  // Days of the changes of hour.
  ["2026-03-08", "2026-03-09T04:00:00.000Z"],
  ["2026-11-01", "2026-11-02T05:00:00.000Z"],
  ["2026-07-01T18:00:00Z", "2026-07-01T18:00:00.000Z"],
])("an end date of %s is read as the end of that day in Quebec, or as the given time", (text, instant) => {
  expect(written(readEnd(text))).toBe(instant);
});

test("Quebec's clock is right on both sides of the two changes of hour", () => {
  expect(written(readDate("2026-03-08T01:59:00"))).toBe("2026-03-08T06:59:00.000Z");
  expect(written(readDate("2026-03-08T03:00:00"))).toBe("2026-03-08T07:00:00.000Z");
  expect(written(readDate("2026-11-01T00:30:00"))).toBe("2026-11-01T04:30:00.000Z");
  expect(written(readDate("2026-11-01T02:30:00"))).toBe("2026-11-01T07:30:00.000Z");
});

test.each([null, undefined, "", "  "])("a missing date (%j) is read as null", (value) => {
  expect(readDate(value)).toBeNull();
  expect(readEnd(value)).toBeNull();
});

test.each([
  0,
  1_780_000_000_000,
  "hier",
  "2026-02-30T00:00:00Z",
  "2025-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-07-01T25:00:00Z",
  "2026-07-01T12:60:00Z",
  "2026-07-01T12:00:60Z",
  "2026-07-01T24:00:00Z",
  "2026-07-00",
  "2026-07-32",
  "2026-04-31",
  "12026-07-01",
  "+010000-01-01T04:59:59.000Z",
  "2026-07-011",
  "x2026-07-01",
  "2026-07-01T18:00:00Zx",
  "2026-07-01T18:00:00.Z",
  "2026-07-01X18:00",
  "2026-07-01T18:00+5:30",
  "0001-01-01T00:00:00",
  "1753-01-01T00:00:00",
  "1900-01-01T00:00:00Z",
  "1970-01-01T00:00:00Z",
  "1989-12-31T23:59:59Z",
  "/Date(1688234400000)/",
  {},
  [],
])("%j is read as an unusable date", (value) => {
  expect(readDate(value)).toBe(UNUSABLE);
  expect(readEnd(value)).toBe(UNUSABLE);
});

test.each([
  ["2026-07-01T00:00:00", "2026-07-02T04:00:00.000Z"],
  ["2026-07-01 00:00", "2026-07-02T04:00:00.000Z"],
  ["2026-07-01T00:00:00.000-04:00", "2026-07-02T04:00:00.000Z"],
  ["2026-07-01T04:00:00Z", "2026-07-02T04:00:00.000Z"],
  ["2026-11-27T00:00:00-05:00", "2026-11-28T05:00:00.000Z"],
  // Midnight in UTC is the previous evening in Quebec: the written day is meant, and the ban lasts longer.
  ["2026-07-01T00:00:00Z", "2026-07-02T04:00:00.000Z"],
  ["2026-11-27T00:00:00.000Z", "2026-11-28T05:00:00.000Z"],
  ["2026-07-01T00:00:00+00:00", "2026-07-02T04:00:00.000Z"],
])("an end date at midnight (%s) includes that day in Quebec", (text, instant) => {
  expect(written(readEnd(text))).toBe(instant);
});

test.each(["2026-07-01T00:00:01", "2026-07-01T00:01:00Z", "2026-07-01T23:59:59", "2026-07-01T05:00:00Z"])(
  "an end date with a time (%s) is not changed",
  (text) => {
    expect(written(readEnd(text))).toBe(written(readDate(text)));
  },
);

test.each(["9999-12-31T23:59:59", "9999-12-31", "9998-12-31", "2999-01-01T00:00:00Z", "2100-01-01"])(
  "an end date of %s is too far away to be real, and means no end",
  (text) => {
    expect(endDate(readEnd(text), NOW)).toBeNull();
  },
);

test("an end date within five years is kept, and an impossible end date stays unusable", () => {
  expect(written(endDate(readEnd("2031-06-01T12:00:00Z"), NOW))).toBe("2031-06-01T12:00:00.000Z");
  expect(endDate(readEnd("0001-01-01T00:00:00"), NOW)).toBe(UNUSABLE);
  expect(endDate(null, NOW)).toBeNull();
});

test.each([
  ["a modification", modificationDate, "2026-07-02T15:10:00Z", "2026-07-02T15:10:01Z"],
  ["an event", eventDate, "2026-07-03T15:00:00Z", "2026-07-03T15:00:01Z"],
  ["the start of a restriction", startDate, "2027-07-02T15:00:00Z", "2027-07-02T15:00:01Z"],
] as const)(
  "the date of %s is unusable if it is further ahead than possible",
  (_what, judge, possible, impossible) => {
    expect(written(judge(readDate(possible), NOW))).toBe(new Date(possible).toISOString());
    expect(judge(readDate(impossible), NOW)).toBe(UNUSABLE);
  },
);
