import { expect, test } from "vitest";
import { remakeBehind } from "./remake-behind.ts";

const NOW = new Date("2026-07-01T12:00:00Z");

/** Each source is made when its promise is kept. */
function workshop() {
  const making: PromiseWithResolvers<string>[] = [];
  const ask = remakeBehind((_source: string) => {
    const made = Promise.withResolvers<string>();
    making.push(made);
    return made.promise;
  }, 5);
  return { making, ask: (source: string) => ask(source, NOW) };
}

test("the same source is made once", async () => {
  const { making, ask } = workshop();
  const asked = [ask("one"), ask("one")];
  making[0]?.resolve("made of one");
  expect(await Promise.all(asked)).toEqual(["made of one", "made of one"]);
  expect(await ask("one")).toBe("made of one");
  expect(making).toHaveLength(1);
});

test("while another is made, the last one answers", async () => {
  const { making, ask } = workshop();
  const first = ask("one");
  making[0]?.resolve("made of one");
  await first;
  expect(await ask("two")).toBe("made of one");
  making[1]?.resolve("made of two");
  expect(await ask("two")).toBe("made of two");
  expect(making).toHaveLength(2);
});

test("what is made soon is waited for", async () => {
  const { making, ask } = workshop();
  const first = ask("one");
  making[0]?.resolve("made of one");
  await first;
  const second = ask("two");
  making[1]?.resolve("made of two");
  expect(await second).toBe("made of two");
});

test("one that failed is tried again", async () => {
  const { making, ask } = workshop();
  const first = ask("one");
  making[0]?.reject(new Error("no"));
  await expect(first).rejects.toThrow("no");
  const second = ask("one");
  making[1]?.resolve("made of one");
  expect(await second).toBe("made of one");
});
