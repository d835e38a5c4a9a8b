import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordServerTime, timeNow } from "./server-time.ts";

const HOUR_MS = 3_600_000;
beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "Date"] }));
afterEach(() => vi.useRealTimers());

test("a device with a slow clock uses the server's time and continues from it", () => {
  const server = Date.now();
  vi.setSystemTime(server - 2 * HOUR_MS);
  recordServerTime(server);
  expect(timeNow()).toBe(server);
  vi.advanceTimersByTime(HOUR_MS);
  recordServerTime(server);
  expect(timeNow()).toBe(server + HOUR_MS);
});

test("a page rendered long ago does not turn the time back", () => {
  const now = timeNow();
  recordServerTime(now - HOUR_MS);
  expect(timeNow()).toBeGreaterThanOrEqual(now);
});
