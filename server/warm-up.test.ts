import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { warmUp } from "./warm-up.ts";

const stops: AbortController[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop.abort();
  vi.useRealTimers();
});

interface Has {
  data: boolean;
  pages: () => Promise<boolean>;
}

/** A site whose state the test controls. */
function site(first: Partial<Has>) {
  const has: Has = { data: true, pages: async () => true, ...first };
  const warnings: string[] = [];
  let renders = 0;
  let isWarm = false;
  const stop = new AbortController();
  stops.push(stop);
  const options = {
    hasData: () => has.data,
    hasFirstPages() {
      renders += 1;
      return has.pages();
    },
    log: { warn: (_details: object, sentence: string) => void warnings.push(sentence) },
  };
  void warmUp(options, stop.signal).then(() => {
    isWarm = true;
  });
  return { has, warnings, stop, isWarm: () => isWarm, renders: () => renders };
}
const aMoment = () => vi.advanceTimersByTimeAsync(1_000);

it("a site is not warm until its first pages are in memory", async () => {
  const { promise: rendered, resolve } = Promise.withResolvers<boolean>();
  const { has, isWarm } = site({ pages: () => rendered });
  await aMoment();
  expect(isWarm()).toBe(false);
  // The pages are rendered now, but a new reading can have expired them meanwhile.
  resolve(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isWarm()).toBe(false);
  has.pages = async () => true;
  await aMoment();
  expect(isWarm()).toBe(true);
});

it("a site renders its first pages as soon as it has data, and stops rendering them once it is warm", async () => {
  const { has, isWarm, renders } = site({ data: false });
  await aMoment();
  expect([isWarm(), renders()]).toEqual([false, 0]);
  has.data = true;
  await aMoment();
  await aMoment();
  expect([isWarm(), renders()]).toEqual([true, 1]);
});

it("a site whose first pages fail retries until it stops, and logs the failure only one time", async () => {
  const { warnings, isWarm, stop, renders } = site({ pages: () => Promise.reject(new Error("no page")) });
  await aMoment();
  await aMoment();
  expect(isWarm()).toBe(false);
  expect(warnings).toEqual(["cannot render the first pages; trying again"]);
  stop.abort();
  await aMoment();
  const before = renders();
  await aMoment();
  expect(renders()).toBe(before);
});
