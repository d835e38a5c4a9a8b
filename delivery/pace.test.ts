import { afterEach, expect, it, vi } from "vitest";
import type { Carrier, Claimed } from "./delivery.ts";
import { paced } from "./pace.ts";

afterEach(() => vi.useRealTimers());

const LETTER = { id: 1 } as Claimed;

it("delivers at most the provider's limit per second, however many messages wait", async () => {
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

it("returns the carrier itself without a limit", () => {
  const carrier: Carrier<string> = { hand: async () => ({ kind: "sent", reference: null }), close() {} };
  expect(paced(carrier, null)).toBe(carrier);
});

it("returns waiting messages when the process stops", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const carrier: Carrier<string> = { hand: async () => ({ kind: "sent", reference: null }), close() {} };
  const stopping = new AbortController();
  const steady = paced(carrier, 1, () => stopping.signal);
  const all = Promise.all(Array.from({ length: 3 }, () => steady.hand(LETTER, "")));
  stopping.abort();
  expect((await all).map(({ kind }) => kind)).toEqual(["sent", "closed", "closed"]);
  // A remaining timer would keep the stopping process alive.
  expect(vi.getTimerCount()).toBe(0);
});
