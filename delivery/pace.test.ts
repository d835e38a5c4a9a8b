import { afterEach, expect, it, vi } from "vitest";
import type { Carrier, Claimed } from "./delivery.ts";
import { paced } from "./pace.ts";

afterEach(() => vi.useRealTimers());

const LETTER = { id: 1 } as Claimed;

it("hands over no more than its provider takes in a second, however many wait", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  const handed: number[] = [];
  const carrier: Carrier<string> = {
    hand: async () => {
      handed.push(Math.round(performance.now()));
      return { kind: "sent", reference: null };
    },
    close() {},
  };
  const start = Math.round(performance.now());
  const steady = paced(carrier, 10);
  const all = Promise.all(Array.from({ length: 5 }, () => steady.hand(LETTER, "")));
  await vi.advanceTimersByTimeAsync(1_000);
  await all;
  expect(handed.map((at) => at - start)).toEqual([0, 100, 200, 300, 400]);
});

it("without a bound is the carrier itself", () => {
  const carrier: Carrier<string> = { hand: async () => ({ kind: "sent", reference: null }), close() {} };
  expect(paced(carrier, null)).toBe(carrier);
});

it("gives back whose turn has not come where its process stops", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const carrier: Carrier<string> = { hand: async () => ({ kind: "sent", reference: null }), close() {} };
  const stopping = new AbortController();
  const steady = paced(carrier, 1, () => stopping.signal);
  const all = Promise.all(Array.from({ length: 3 }, () => steady.hand(LETTER, "")));
  stopping.abort();
  expect((await all).map(({ kind }) => kind)).toEqual(["sent", "closed", "closed"]);
  // What still waited would hold the process that stops.
  expect(vi.getTimerCount()).toBe(0);
});
