import { afterEach, expect, it, vi } from "vitest";
import { trustedTime } from "./retention-tasks.ts";

afterEach(() => void vi.useRealTimers());

const YEAR_MS = 365 * 24 * 3_600_000;

it("trustedTime() follows a normal clock, but not a clock that jumped ahead", () => {
  const real = Date.now();
  expect(Math.abs(trustedTime().getTime() - real)).toBeLessThan(60_000);
  vi.useFakeTimers({ toFake: ["Date"], now: real + YEAR_MS });
  expect(trustedTime().getTime()).toBeLessThan(real + YEAR_MS / 2);
});

it("trustedTime() follows a clock that jumped back", () => {
  const back = new Date(Date.now() - YEAR_MS);
  vi.useFakeTimers({ toFake: ["Date"], now: back });
  expect(trustedTime()).toEqual(back);
});
