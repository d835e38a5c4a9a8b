import { afterEach, expect, it, vi } from "vitest";
import { sureTime } from "./sure-time.ts";

afterEach(() => void vi.useRealTimers());

const YEAR_MS = 365 * 24 * 3_600_000;

it("sureTime() follows a clock that runs normally, but not one that jumped ahead", () => {
  const real = Date.now();
  expect(Math.abs(sureTime().getTime() - real)).toBeLessThan(60_000);
  vi.useFakeTimers({ toFake: ["Date"], now: real + YEAR_MS });
  expect(sureTime().getTime()).toBeLessThan(real + YEAR_MS / 2);
});

it("sureTime() follows a clock that jumped back", () => {
  const back = new Date(Date.now() - YEAR_MS);
  vi.useFakeTimers({ toFake: ["Date"], now: back });
  expect(sureTime()).toEqual(back);
});
