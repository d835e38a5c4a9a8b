import { expect, it } from "vitest";
import { RenderGate } from "./queued-render.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A render gate, the renders that it started, and functions to end them. */
function setUp(
  limits = { atOnce: 2, ofOneKind: 2, waitingOfOneKind: 2, waitingFirst: 0, longestMs: 60_000 },
) {
  const gate = new RenderGate(limits);
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const render = (name: string) => async () => {
    started.push(name);
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    await end.promise;
    return name;
  };
  return {
    started,
    ask: (kind: string, name: string) => gate.run(kind, render(name)),
    askFirst: (name: string) => gate.runFirst(render(name)),
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

it("the gate runs two renders at a time, in order, and returns the result of each", async () => {
  const { ask, started, end } = setUp();
  const all = ["a", "b", "c"].map((name) => ask("page", name));
  await settle();
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
});

it("a full queue of one kind refuses more renders of that kind, but no renders of another kind", async () => {
  const { ask, started, end } = setUp();
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

it("a kind that uses its whole limit leaves room for renders of other kinds", async () => {
  const { ask, started } = setUp({
    atOnce: 3,
    ofOneKind: 2,
    waitingOfOneKind: 9,
    waitingFirst: 0,
    longestMs: 60_000,
  });
  for (const name of ["a", "b", "c", "d"]) void ask("search", name);
  void ask("fire", "f");
  await settle();
  expect(started).toEqual(["a", "b", "f"]);
});

it("priority renders run before all queues, and a priority render is refused if their own queue is full", async () => {
  const limits = { atOnce: 1, ofOneKind: 1, waitingOfOneKind: 1, waitingFirst: 3, longestMs: 60_000 };
  const { ask, askFirst, started, end } = setUp(limits);
  void ask("search", "a");
  void ask("search", "b");
  for (const name of ["home", "map", "situation"]) void askFirst(name);
  await expect(askFirst("late")).rejects.toMatchObject({ code: "too-busy" });
  for (const name of ["a", "home", "map", "situation", "b"]) await end(name);
  expect(started).toEqual(["a", "home", "map", "situation", "b"]);
});

it("the next render runs after a render that failed", async () => {
  const { ask, started, fail } = setUp({
    atOnce: 1,
    ofOneKind: 1,
    waitingOfOneKind: 1,
    waitingFirst: 0,
    longestMs: 60_000,
  });
  const failing = expect(ask("page", "a")).rejects.toThrow("down");
  void ask("page", "b");
  await settle();
  await fail("a");
  await failing;
  expect(started).toEqual(["a", "b"]);
});

it("the next render runs although the first hangs, and the first still returns its late result", async () => {
  const limits = { atOnce: 1, ofOneKind: 1, waitingOfOneKind: 1, waitingFirst: 0, longestMs: 5 };
  const { ask, started, end } = setUp(limits);
  const late = ask("page", "a");
  const next = ask("page", "b");
  while (started.length < 2) await new Promise((resolve) => setTimeout(resolve, 2));
  await end("a");
  await end("b");
  expect(await Promise.all([late, next])).toEqual(["a", "b"]);
});
