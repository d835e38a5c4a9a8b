import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseError } from "#database/database-error.ts";
import { runTasks } from "./run-tasks.ts";
import type { Task } from "./task.ts";
import { createTroubleLog } from "./trouble-log.ts";

const MINUTE_MS = 60_000;
const away = () => new DatabaseError("database-unreachable", "nobody there");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a loop of one task, whose runs end as `outcomes` says and then succeed. */
function loop(outcomes: readonly (Error | null)[] = [], prepare: () => Promise<void> = async () => {}) {
  const left = [...outcomes];
  const runs: number[] = [];
  const startedAt = Date.now();
  const task: Task = {
    name: "watch",
    everyMs: MINUTE_MS,
    async run() {
      runs.push(Date.now() - startedAt);
      const problem = left.shift();
      if (problem) throw problem;
    },
  };
  return { runs, ...begin([task], prepare) };
}

function begin(tasks: readonly Task[], prepare: () => Promise<void> = async () => {}) {
  const logged: string[] = [];
  const tell = (_details: object, sentence: string) => void logged.push(sentence);
  const prepared = vi.fn(prepare);
  const stopping = new AbortController();
  const ended = runTasks(
    tasks,
    {
      prepare: prepared,
      troubles: createTroubleLog({ info: tell, warn: tell, error: tell }),
      observer: { ran() {} },
    },
    stopping.signal,
  );
  return { logged, prepared, stopping, ended };
}

describe("the loop of a task", () => {
  it("a task runs at once, then a minute after each run's end, with a random change of up to 10%", async () => {
    const { runs } = loop();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    const gaps = runs.slice(1).map((at, i) => at - (runs[i] ?? 0));
    expect(runs[0]).toBe(0);
    expect(gaps.length).toBeGreaterThanOrEqual(9);
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(0.9 * MINUTE_MS);
      expect(gap).toBeLessThanOrEqual(1.1 * MINUTE_MS);
    }
    expect(new Set(gaps).size).toBeGreaterThan(1);
  });

  it("a slow task never runs twice at a time, and delays no other task", async () => {
    let running = 0;
    let most = 0;
    let others = 0;
    const slow: Task = {
      name: "slow",
      everyMs: 1000,
      async run() {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 10 * MINUTE_MS));
        running -= 1;
      },
    };
    const quick: Task = {
      name: "quick",
      everyMs: MINUTE_MS,
      async run() {
        others += 1;
      },
    };
    begin([slow, quick]);
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    expect(most).toBe(1);
    expect(others).toBeGreaterThan(20);
  });

  it("a failed task is retried after growing pauses, and each reason is logged once", async () => {
    const { runs, logged } = loop([new Error("one"), new Error("one"), new Error("two"), null]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
    expect(runs).toEqual([0, 500, 1500, 3500]);
    expect(logged).toEqual([
      "a task failed; trying again",
      "a task failed; trying again",
      "the task works again",
    ]);
  });
});

it("the pause of a failing task doubles after each failure, up to the task's longest pause", async () => {
  const runs: number[] = [];
  const startedAt = Date.now();
  begin([
    {
      ...{ name: "watch", everyMs: 2_000, longestRetryMs: MINUTE_MS },
      async run() {
        runs.push(Date.now() - startedAt);
        throw new Error("it cannot be written");
      },
    },
  ]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(runs).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 31_500]);
});

describe("the loop of a task while the database is away", () => {
  it("while the database is away, a task tries every 1.5 s, the outage is logged once, and the task then resumes", async () => {
    let isAway = true;
    const { runs, logged, prepared } = loop([], async () => {
      if (isAway) throw away();
    });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(runs).toEqual([]);
    expect(prepared.mock.calls.length).toBeGreaterThan(36);
    isAway = false;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(runs).toHaveLength(1);
    expect(logged).toEqual(["the database cannot be used; trying again", "the database can be used again"]);
  });

  it("the database is prepared again after an outage, because it can come back empty", async () => {
    const { runs, prepared } = loop([null, away(), null]);
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE_MS);
    expect(runs).toHaveLength(3);
    expect(prepared).toHaveBeenCalledTimes(2);
  });

  it("an outage of the database is logged once for all tasks", async () => {
    const lost = { everyMs: MINUTE_MS, run: () => Promise.reject(away()) };
    const { logged } = begin([
      { name: "one", ...lost },
      { name: "two", ...lost },
    ]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(logged).toHaveLength(1);
  });
});

it("the loop of tasks stops between runs or during a run, and a run that is cut short is not logged", async () => {
  const waiting = loop();
  await vi.advanceTimersByTimeAsync(1000);
  waiting.stopping.abort();
  await waiting.ended;

  const cut = begin([
    {
      name: "long",
      everyMs: MINUTE_MS,
      run: (signal) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(away()))),
    },
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  cut.stopping.abort();
  await cut.ended;
  expect(cut.logged).toEqual([]);
});

it("the log of troubles lists the current troubles, each with its reason", () => {
  const troubles = createTroubleLog({ info() {}, warn() {}, error() {} });
  troubles.failed("watch", new Error("invalid byte sequence"));
  troubles.failed("gather", away());
  troubles.unreadable();
  expect(troubles.current()).toEqual([
    { subject: "watch", reason: "Error: invalid byte sequence" },
    { subject: "database", reason: "database-unreachable" },
  ]);
  troubles.succeeded("watch");
  expect(troubles.current()).toEqual([]);
});
