import { expect, test } from "vitest";
import { seasonState } from "./season-state.ts";

const summer = new Date("2026-07-01T12:00:00Z");

test.each([
  [null, summer, "unknown"],
  [0, summer, "quiet"],
  [1, summer, "season"],
  [100, summer, "season"],
  [101, summer, "crisis"],
  [0, new Date("2026-11-16T12:00:00Z"), "winter"],
  [0, new Date("2026-11-15T12:00:00Z"), "quiet"],
  [0, new Date("2026-03-31T12:00:00Z"), "winter"],
  [0, new Date("2026-04-01T12:00:00Z"), "quiet"],
  [3, new Date("2026-12-24T12:00:00Z"), "season"],
  [null, new Date("2026-12-24T12:00:00Z"), "unknown"],
])("%s active fires on %s: %s", (active, now, state) => {
  expect(seasonState(active, now)).toBe(state);
});
