import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

test("doubles the delay after each failure, up to half an hour", () => {
  const longest = (attempt: number) => retryDelay(attempt, () => 1);
  expect([1, 2, 3].map(longest)).toEqual([15_000, 30_000, 60_000]);
  expect(longest(40)).toBe(30 * 60_000);
});

test("spreads the retries of messages that failed at the same time", () => {
  expect(retryDelay(3, () => 0)).toBe(30_000);
  expect(retryDelay(3, () => 0.5)).toBe(45_000);
});
