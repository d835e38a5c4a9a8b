import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitRun } from "./task.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a run takes no more work after a minute, or once its worker stops", async () => {
  const stopping = new AbortController();
  const isOver = limitRun(stopping.signal);
  vi.advanceTimersByTime(60_000);
  expect(isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOver()).toBe(true);
  const isNextOver = limitRun(stopping.signal);
  expect(isNextOver()).toBe(false);
  stopping.abort();
  expect(isNextOver()).toBe(true);
});
