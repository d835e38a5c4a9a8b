import { expect, test } from "vitest";
import { dangerDates } from "./danger-answer.server.ts";

test.each([
  [
    "an evening in Quebec, already the next day in UTC",
    "2026-07-02T03:30:00Z",
    ["2026-07-01", "2026-07-02", "2026-07-03"],
  ],
  ["the end of a year", "2026-12-31T12:00:00Z", ["2026-12-31", "2027-01-01", "2027-01-02"]],
  ["the night the clocks change", "2026-11-01T05:30:00Z", ["2026-11-01", "2026-11-02", "2026-11-03"]],
])("danger dates follow Quebec's calendar on %s", (_, readAt, dates) => {
  expect(dangerDates(new Date(readAt))).toEqual(dates);
});
