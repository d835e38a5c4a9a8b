import { expect, test } from "vitest";
import { rebuildInBackground } from "./rebuild-in-background.ts";

const NOW = new Date("2026-07-01T12:00:00Z");

/** Creates a maker whose results the test resolves. */
function workshop() {
  const making: PromiseWithResolvers<string>[] = [];
  const ask = rebuildInBackground((_source: string) => {
    const made = Promise.withResolvers<string>();
    making.push(made);
    return made.promise;
  }, 5);
  return { making, ask: (source: string) => ask(source, NOW) };
}

test("two calls with the same source build one result", async () => {
  const { making, ask } = workshop();
  const requested = [ask("one"), ask("one")];
  making[0]?.resolve("made of one");
  expect(await Promise.all(requested)).toEqual(["made of one", "made of one"]);
  expect(await ask("one")).toBe("made of one");
  expect(making).toHaveLength(1);
});

test("callers get the result of the previous source during a slow rebuild", async () => {
  const { making, ask } = workshop();
  const first = ask("one");
  making[0]?.resolve("made of one");
  await first;
  expect(await ask("two")).toBe("made of one");
  making[1]?.resolve("made of two");
  expect(await ask("two")).toBe("made of two");
  expect(making).toHaveLength(2);
});

test("callers get the new result of a fast rebuild", async () => {
  const { making, ask } = workshop();
  const first = ask("one");
  making[0]?.resolve("made of one");
  await first;
  const second = ask("two");
  making[1]?.resolve("made of two");
  expect(await second).toBe("made of two");
});

test("a failed build is retried at the next call", async () => {
  const { making, ask } = workshop();
  const first = ask("one");
  making[0]?.reject(new Error("no"));
  await expect(first).rejects.toThrow("no");
  const second = ask("one");
  making[1]?.resolve("made of one");
  expect(await second).toBe("made of one");
});
