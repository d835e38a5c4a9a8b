import { expect, it } from "vitest";
import { type Limits, Turns } from "./turns.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Turns, the jobs that they started, and functions to end them. */
function setUp(limits: Partial<Limits> = {}) {
  const turns = new Turns({ atOnce: 1, waitingOfOneKind: Infinity, longestMs: 60_000, ...limits });
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const job = (name: string) => async () => {
    started.push(name);
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    await end.promise;
    return name;
  };
  return {
    started,
    ask: (kind: string, name: string) => turns.run(kind, job(name)),
    askFirst: (name: string) => turns.runFirst(job(name)),
    async end(name: string) {
      await settle();
      ends.get(name)?.resolve();
      await settle();
    },
    async fail(name: string) {
      ends.get(name)?.reject(new Error("down"));
      await settle();
    },
  };
}

it("two jobs run at a time, in the order of the calls, and each call returns its job's result", async () => {
  const { ask, started, end } = setUp({ atOnce: 2 });
  const all = ["a", "b", "c"].map((name) => ask("page", name));
  await settle();
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
});

it("a full queue of one kind refuses more jobs of that kind, but no jobs of another kind", async () => {
  const { ask, started, end } = setUp({ atOnce: 2, waitingOfOneKind: 2 });
  void ask("search", "a");
  void ask("search", "b");
  void ask("search", "c");
  void ask("search", "d");
  await expect(ask("search", "e")).rejects.toMatchObject({ code: "too-busy" });
  void ask("fire", "f");
  await end("a");
  expect(started).toEqual(["a", "b", "c"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c", "f"]);
  void ask("search", "g");
  await end("c");
  expect(started.at(-1)).toBe("d");
});

it("a kind that uses its whole limit leaves room for jobs of other kinds", async () => {
  const { ask, started } = setUp({ atOnce: 3, ofOneKind: 2 });
  for (const name of ["a", "b", "c", "d"]) void ask("search", name);
  void ask("fire", "f");
  await settle();
  expect(started).toEqual(["a", "b", "f"]);
});

it("priority jobs run before all queues, and a priority job is refused if its own queue is full", async () => {
  const { ask, askFirst, started, end } = setUp({ waitingFirst: 3 });
  void ask("search", "a");
  void ask("search", "b");
  for (const name of ["home", "map", "situation"]) void askFirst(name);
  await expect(askFirst("late")).rejects.toMatchObject({ code: "too-busy" });
  for (const name of ["a", "home", "map", "situation", "b"]) await end(name);
  expect(started).toEqual(["a", "home", "map", "situation", "b"]);
});

it("the next job runs after a job that failed", async () => {
  const { ask, started, fail } = setUp();
  const failing = expect(ask("page", "a")).rejects.toThrow("down");
  void ask("page", "b");
  await settle();
  await fail("a");
  await failing;
  expect(started).toEqual(["a", "b"]);
});

it("the next job runs although the first hangs, and the first still returns its late result", async () => {
  const { ask, started, end } = setUp({ longestMs: 5 });
  const late = ask("page", "a");
  const next = ask("page", "b");
  while (started.length < 2) await new Promise((resolve) => setTimeout(resolve, 2));
  await end("a");
  await end("b");
  expect(await Promise.all([late, next])).toEqual(["a", "b"]);
});

it("senders take turns, however many jobs of another sender wait", async () => {
  const turns = new Turns({ atOnce: 1, waitingOfOneKind: Infinity, longestMs: 60_000 });
  const done: string[] = [];
  const work = (sender: string, name: string) =>
    turns.run(sender, async () => {
      await Promise.resolve();
      done.push(name);
    });
  const flood = ["a1", "a2", "a3", "a4", "a5"].map((name) => work("a", name));
  await Promise.all([...flood, work("b", "b1"), work("c", "c1"), work("b", "b2")]);
  expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4", "a5"]);
});
