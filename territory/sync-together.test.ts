import { beforeEach, expect, it, vi } from "vitest";
import { repeatSync } from "./sync-together.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

it("two repeated syncs start at the same moments, although one takes longer", async () => {
  const starts: number[][] = [[], []];
  const stops = [0, 700].map((workMs, at) =>
    repeatSync(async () => {
      starts[at]?.push(performance.now());
      if (workMs > 0) await new Promise((resolve) => setTimeout(resolve, workMs));
    }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  for (const stop of stops) stop();
  expect(starts[0]?.length).toBeGreaterThanOrEqual(6);
  expect(starts[1]).toEqual(starts[0]);
});

it("no sync starts after repeatSync() is stopped", async () => {
  const sync = vi.fn(async () => {});
  const stop = repeatSync(sync);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sync).toHaveBeenCalledTimes(1);
});
