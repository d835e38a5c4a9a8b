import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRefusalPause } from "./refusal-pause.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("a thousand refusals wait for a quarter of a second, and further refusals are sent at once", async () => {
  const refusalPause = createRefusalPause();
  let ended = 0;
  const wait = async () => {
    await refusalPause();
    ended += 1;
  };
  const waits = Array.from({ length: 1000 }, wait);
  await wait();
  expect(ended).toBe(1);
  await vi.advanceTimersByTimeAsync(250);
  await Promise.all(waits);
  expect(ended).toBe(1001);
});
