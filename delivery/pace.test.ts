import { afterEach, expect, it, vi } from "vitest";
import type { ChannelClient, Claimed } from "./delivery.ts";
import { paced } from "./pace.ts";

afterEach(() => vi.useRealTimers());

const LETTER = { id: 1 } as Claimed;

it("delivers messages at the limited rate, however many messages wait", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  const handed: number[] = [];
  const client: ChannelClient<string> = {
    deliver: async () => {
      handed.push(Math.round(performance.now()));
      return { kind: "sent", reference: null };
    },
    close() {},
  };
  const start = Math.round(performance.now());
  const steady = paced(client, 10);
  const all = Promise.all(Array.from({ length: 5 }, () => steady.deliver(LETTER, "")));
  await vi.advanceTimersByTimeAsync(1_000);
  await all;
  expect(handed.map((at) => at - start)).toEqual([0, 100, 200, 300, 400]);
});

it("returns the channel client unchanged if there is no limit", () => {
  const client: ChannelClient<string> = {
    deliver: async () => ({ kind: "sent", reference: null }),
    close() {},
  };
  expect(paced(client, null)).toBe(client);
});

it("when the process stops, returns the messages that wait for their turn, without sending them", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const client: ChannelClient<string> = {
    deliver: async () => ({ kind: "sent", reference: null }),
    close() {},
  };
  const stopping = new AbortController();
  const steady = paced(client, 1, () => stopping.signal);
  const all = Promise.all(Array.from({ length: 3 }, () => steady.deliver(LETTER, "")));
  stopping.abort();
  expect((await all).map(({ kind }) => kind)).toEqual(["sent", "closed", "closed"]);
  // A remaining timer would keep the stopping process alive.
  expect(vi.getTimerCount()).toBe(0);
});
