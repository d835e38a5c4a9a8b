import { beforeEach, describe, expect, test, vi } from "vitest";
import { FireDataError } from "./fire-data-error.ts";
import { POLLS_TO_BELIEVE } from "./polls-to-believe.ts";
import { type Answer, createReading, type ReadingOutcome, unlessEmptied } from "./reading-cache.server.ts";

type List = readonly number[];
const answer = (value: List, dropped = 0): Answer<List> => ({ value, dropped });

let clock = 0;
const load = vi.fn<() => Promise<Answer<List>>>();
const outcomes: ReadingOutcome<List>[] = [];

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

test("a reading without any response has no value and no failure", () => {
  expect(reading().current()).toEqual({ value: null, readAt: null, failing: false, dropped: 0 });
  expect(load).not.toHaveBeenCalled();
});

test("a good response is kept with its time and its number of dropped records", async () => {
  load.mockResolvedValue(answer([1], 3));
  const cached = reading();
  await cached.refresh();
  expect(cached.current()).toEqual({ value: [1], readAt: new Date(clock), failing: false, dropped: 3 });
});

test("after a failure the last good response and its time stay, until the next good response", async () => {
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

test("if the first request fails, the value stays null instead of an empty list", async () => {
  load.mockRejectedValue(new Error("bad"));
  const cached = reading();
  await cached.refresh();
  expect(cached.current()).toEqual({ value: null, readAt: null, failing: true, dropped: 0 });
});

test("the failure of a first request is shared with other programs, and never replaces a value that they have", async () => {
  const [failed, started, knowing] = [reading(), reading(), reading()];
  load.mockResolvedValueOnce(answer([1]));
  await knowing.refresh();
  load.mockRejectedValue(new Error("bad"));
  await failed.refresh();
  const given = failed.give();
  for (const other of [started, knowing]) if (given) other.take(given);
  expect(started.current()).toEqual(failed.current());
  expect(started.current().failing).toBe(true);
  expect(knowing.current().value).toEqual([1]);
});

test("an unexpected error is reported as `fire-data-shape`, and a data error with its own code", async () => {
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

test("only one request runs at a time, and all callers share it", async () => {
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

test("`firstAttempt` sends no further request after the first request, even if that request failed", async () => {
  load.mockRejectedValue(new Error("bad"));
  const cached = reading();
  await cached.firstAttempt();
  await cached.firstAttempt();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a value with an age limit is requested again when it is old or failing, or on refresh", async () => {
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

describe("a response that would empty the list", () => {
  async function full() {
    const cached = reading();
    load.mockResolvedValueOnce(answer([1]));
    await cached.refresh();
    return cached;
  }

  test("an emptied list is accepted only after enough consecutive responses", async () => {
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

  test("the count of empty responses starts again after a full list, but not after a failure", async () => {
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

  test("an empty list is accepted at once if the list was empty, or unknown", async () => {
    const cached = reading();
    load.mockResolvedValue(answer([]));
    await cached.refresh();
    expect(cached.current()).toMatchObject({ value: [], failing: false });
    await cached.refresh();
    expect(cached.current()).toMatchObject({ value: [], failing: false });
  });
});
