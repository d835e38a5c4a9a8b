import { describe, expect, test } from "vitest";
import { isOpen } from "../../parts/story/open-job.ts";
import { formatCalendarDay } from "./job-rows.server.ts";

describe("a job that closes on February 12", () => {
  const job = { closes: "2027-02-12" };

  test.for([
    ["at noon that day", "2027-02-12T17:00:00Z", true],
    ["a minute before midnight in Quebec", "2027-02-13T04:59:00Z", true],
    ["at midnight in Quebec", "2027-02-13T05:00:00Z", false],
  ] as const)(
    "a job that closes on February 12 is open until midnight in Quebec and closed from then on: %s",
    ([, at, open]) => {
      expect(isOpen(job, new Date(at))).toBe(open);
    },
  );

  test("formatCalendarDay writes the closing day of a job in both languages", () => {
    expect(formatCalendarDay("2027-02-12", "fr")).toContain("12 février");
    expect(formatCalendarDay("2027-02-12", "en")).toContain("February 12");
  });
});

test("a job without a closing date is always open", () => {
  expect(isOpen({ closes: null }, new Date("2030-01-01T00:00:00Z"))).toBe(true);
});
