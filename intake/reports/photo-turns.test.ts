import { expect, it } from "vitest";
import { createTurns } from "./photo-picture.server.ts";

it("senders take turns, however many tasks of another sender wait", async () => {
  const inTurn = createTurns(1);
  const done: string[] = [];
  const work = (sender: string, name: string) =>
    inTurn(sender, async () => {
      await Promise.resolve();
      done.push(name);
    });
  const flood = ["a1", "a2", "a3", "a4", "a5"].map((name) => work("a", name));
  await Promise.all([...flood, work("b", "b1"), work("c", "c1"), work("b", "b2")]);
  expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4", "a5"]);
});

it("no more tasks run at a time than allowed, and the next task runs after a failed one", async () => {
  const inTurn = createTurns(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) =>
    inTurn("a", async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (fails) throw new Error("broken");
    });
  const all = await Promise.allSettled([true, false, true, false, false].map(work));
  expect(all.map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(most).toBe(2);
  await expect(inTurn("b", async () => "runs")).resolves.toBe("runs");
});
