import { beforeEach, describe, expect, test, vi } from "vitest";
import { FireDataError } from "./fire-data-error.ts";
import { POLLS_TO_BELIEVE } from "./polls-to-believe.ts";
import { type Answer, createReading, type Outcome, unlessEmptied } from "./reading-cache.server.ts";

type List = readonly number[];
const answer = (value: List, dropped = 0): Answer<List> => ({ value, dropped });

let clock = 0;
const load = vi.fn<() => Promise<Answer<List>>>();
const outcomes: Outcome<List>[] = [];

beforeEach(() => {
  clock = 1_000_000;
  outcomes.length = 0;
  load.mockReset();
});

function reading(options: { keepForMs?: number } = {}) {
  return createReading({
    load,
    now: () => clock,
    judge: unlessEmptied<number>(),
    onSettled: (outcome) => outcomes.push(outcome),
    ...options,
  });
}

test("before any answer there is no value, and nothing has failed", () => {
  expect(reading().current()).toEqual({ value: null, readAt: null, failing: false, dropped: 0 });
  expect(load).not.toHaveBeenCalled();
});

test("a good answer is kept with its time and its dropped records", async () => {
  load.mockResolvedValue(answer([1], 3));
  const cached = reading();
  await cached.refresh();
  expect(cached.current()).toEqual({ value: [1], readAt: new Date(clock), failing: false, dropped: 3 });
});

test("a failure keeps the last good answer and its time; the next good one replaces it", async () => {
  const cached = reading();
  load.mockResolvedValueOnce(answer([1], 3));
  await cached.refresh();
  clock += 60_000;
  load.mockRejectedValueOnce(new FireDataError("fire-data-timeout", "slow"));
  await cached.refresh();
  expect(cached.current()).toEqual({ value: [1], readAt: new Date(1_000_000), failing: true, dropped: 3 });
  clock += 60_000;
  load.mockResolvedValueOnce(answer([2]));
  await cached.refresh();
  expect(cached.current()).toEqual({ value: [2], readAt: new Date(1_120_000), failing: false, dropped: 0 });
});

test("a first failure leaves the value null, never empty", async () => {
  load.mockRejectedValue(new Error("bad"));
  const cached = reading();
  await cached.refresh();
  expect(cached.current()).toEqual({ value: null, readAt: null, failing: true, dropped: 0 });
});

test("a mapping that throws is a failure of shape, and is told with its code", async () => {
  load.mockRejectedValueOnce(new TypeError("x is undefined"));
  load.mockRejectedValueOnce(new FireDataError("fire-data-not-json", "html"));
  const cached = reading();
  await cached.refresh();
  await cached.refresh();
  expect(outcomes).toMatchObject([
    { ok: false, code: "fire-data-shape" },
    { ok: false, code: "fire-data-not-json" },
  ]);
});

test("one request is in flight at a time; all who ask meanwhile share it", async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<List>>();
  load.mockReturnValueOnce(promise);
  const cached = reading();
  const asking = [cached.firstAttempt(), cached.refresh(), cached.refreshIfDue(), cached.firstAttempt()];
  expect(load).toHaveBeenCalledTimes(1);
  resolve(answer([1]));
  await Promise.all(asking);
  load.mockResolvedValueOnce(answer([2]));
  await cached.refresh();
  expect(load).toHaveBeenCalledTimes(2);
});

test("the first attempt is waited for once, even when it failed", async () => {
  load.mockRejectedValue(new Error("bad"));
  const cached = reading();
  await cached.firstAttempt();
  await cached.firstAttempt();
  expect(load).toHaveBeenCalledTimes(1);
});

test("what is kept long is asked again when old or failing, or past the cache", async () => {
  load.mockResolvedValue(answer([1]));
  const cached = reading({ keepForMs: 1000 });
  await cached.refreshIfDue();
  clock += 999;
  await cached.refreshIfDue();
  expect(load).toHaveBeenCalledTimes(1);
  await cached.refresh();
  expect(load).toHaveBeenCalledTimes(2);
  clock += 1000;
  await cached.refreshIfDue();
  expect(load).toHaveBeenCalledTimes(3);
  load.mockRejectedValueOnce(new Error("bad"));
  await cached.refresh();
  await cached.refreshIfDue();
  expect(load).toHaveBeenCalledTimes(5);
});

describe("an answer that would empty the list", () => {
  async function full() {
    const cached = reading();
    load.mockResolvedValueOnce(answer([1]));
    await cached.refresh();
    return cached;
  }

  test("is believed only once it has come often enough in a row", async () => {
    const cached = await full();
    load.mockResolvedValue(answer([]));
    for (let time = 1; time < POLLS_TO_BELIEVE.many; time++) {
      await cached.refresh();
      expect(cached.current()).toMatchObject({ value: [1], failing: true });
    }
    await cached.refresh();
    expect(cached.current()).toMatchObject({ value: [], failing: false });
    expect(outcomes[1]).toMatchObject({ ok: false, code: "fire-data-suspicious" });
  });

  test("is counted from the start again after a full one, and goes on after a failure", async () => {
    const cached = await full();
    const emptied = async (times: number) => {
      for (let time = 0; time < times; time++) {
        load.mockResolvedValueOnce(answer([]));
        await cached.refresh();
      }
    };
    await emptied(POLLS_TO_BELIEVE.many - 1);
    load.mockResolvedValueOnce(answer([2]));
    await cached.refresh();
    await emptied(POLLS_TO_BELIEVE.many - 1);
    load.mockRejectedValueOnce(new FireDataError("fire-data-status", "500"));
    await cached.refresh();
    expect(cached.current()).toMatchObject({ value: [2], failing: true });
    await emptied(1);
    expect(cached.current()).toMatchObject({ value: [], failing: false });
  });

  test("is believed at once when the list was empty, or nothing was known", async () => {
    const cached = reading();
    load.mockResolvedValue(answer([]));
    await cached.refresh();
    expect(cached.current()).toMatchObject({ value: [], failing: false });
    await cached.refresh();
    expect(cached.current()).toMatchObject({ value: [], failing: false });
  });
});
