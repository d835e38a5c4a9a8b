import { expect, test } from "vitest";
import { quebecDay, quebecYear } from "./quebec-day.ts";

test("New Year's Eve in Quebec is of the year that ends, whatever day it is in Greenwich", () => {
  const late = new Date("2027-01-01T03:00:00Z");
  expect([quebecDay(late), quebecYear(late)]).toEqual(["2026-12-31", 2026]);
  expect(quebecDay(new Date("2026-04-01T04:00:00Z"))).toBe("2026-04-01");
});
