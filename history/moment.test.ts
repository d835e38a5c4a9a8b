import { describe, expect, it } from "vitest";
import { endMoment, moment } from "./moment.ts";

const storedOf = (date: Date) => JSON.parse(JSON.stringify(date));

describe("stored date", () => {
  it.each([
    "2026-07-02T15:00:00.000Z",
    "9999-12-31T23:59:59.000Z",
    "+010000-01-01T04:59:59.000Z",
    "-000001-12-31T00:00:00.000Z",
    "0001-01-01T00:00:00.000Z",
  ])("a stored date of any year is read as it was (%s)", (text) => {
    expect(moment.parse(storedOf(new Date(text)))).toEqual(new Date(text));
  });

  it.each(["+010000-13-01T00:00:00.000Z", "hier", "+275760-09-14T00:00:00.000Z", null, 5])(
    "a stored value that is not a date is rejected (%j)",
    (value) => {
      expect(moment.safeParse(value).success).toBe(false);
    },
  );
});

it("a stored end date too far away to be real is read as no end", () => {
  expect(endMoment.parse("+010000-01-01T04:59:59.000Z")).toBeNull();
  expect(endMoment.parse("9999-12-31T23:59:59.000Z")).toBeNull();
  expect(endMoment.parse("2026-07-02T15:00:00.000Z")).toEqual(new Date("2026-07-02T15:00:00Z"));
});
