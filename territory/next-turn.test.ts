import { expect, it } from "vitest";
import { nextTurn } from "./next-turn.server.ts";

it("nextTurn() resolves one call in each turn of the event loop, in the order of the calls", async () => {
  const came: string[] = [];
  for (const name of ["a", "b", "c"]) void nextTurn().then(() => came.push(name));
  const seen: number[] = [];
  for (let turn = 0; came.length < 3 && turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(came.length);
  }
  expect(came).toEqual(["a", "b", "c"]);
  expect(seen.every((count, at) => count - (seen[at - 1] ?? 0) <= 1)).toBe(true);
});
