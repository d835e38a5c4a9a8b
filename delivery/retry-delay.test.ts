import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

test("each failure waits about twice as long as the last, half an hour at most", () => {
  const longest = (attempt: number) => retryDelay(attempt, () => 1);
  expect([1, 2, 3].map(longest)).toEqual([15_000, 30_000, 60_000]);
  expect(longest(40)).toBe(30 * 60_000);
});

test("what failed together does not come back together", () => {
  expect(retryDelay(3, () => 0)).toBe(30_000);
  expect(retryDelay(3, () => 0.5)).toBe(45_000);
});
