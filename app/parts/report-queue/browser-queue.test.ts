import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRetry, pauseAfter } from "./browser-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each pause between attempts is twice as long as the pause before, up to two minutes", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(pauseAfter)).toEqual([
    5_000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000,
  ]);
});

test("attempts repeat until no work is left, and waking makes an attempt at once", async () => {
  const left = { count: 1 };
  const attempt = vi.fn(async () => left.count);
  const retry = createRetry(attempt);
  await retry.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(attempt).toHaveBeenCalledTimes(2);
  await retry.wake();
  expect(attempt).toHaveBeenCalledTimes(3);
  left.count = 0;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempt).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempt).toHaveBeenCalledTimes(4);
});

test("after a failure the next attempt waits five seconds", async () => {
  const attempt = vi.fn(async () => 0);
  createRetry(attempt).wakeLater();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(attempt).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(1);
});
