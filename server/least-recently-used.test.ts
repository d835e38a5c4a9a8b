import { expect, it } from "vitest";
import { LeastRecentlyUsed } from "./least-recently-used.ts";

const of = (bytes: number) => ({ bytes });
function filled(maxBytes: number, ...keys: readonly string[]) {
  const memory = new LeastRecentlyUsed<{ bytes: number }>(maxBytes);
  for (const key of keys) memory.set(key, of(10));
  return memory;
}
const keptOf = (memory: LeastRecentlyUsed<{ bytes: number }>) =>
  ["a", "b", "c", "d"].filter((key) => memory.get(key) !== undefined).join("");

it("keeps as many bytes as it may, and not one more", () => {
  expect(keptOf(filled(30, "a", "b", "c"))).toBe("abc");
  expect(keptOf(filled(29, "a", "b", "c"))).toBe("bc");
});

it("lets go first of what was used longest ago", () => {
  const memory = filled(30, "a", "b", "c");
  memory.get("a");
  memory.set("d", of(20));
  expect(keptOf(memory)).toBe("ad");
});

it("counts a value once that replaces another", () => {
  const memory = filled(30, "a", "b");
  memory.set("a", of(20));
  expect([memory.count, memory.bytes, keptOf(memory)]).toEqual([2, 30, "ab"]);
});

it("counts no more what was deleted, and nothing for what was never there", () => {
  const memory = filled(30, "a", "b");
  memory.delete("a");
  memory.delete("c");
  expect([memory.count, memory.bytes, memory.get("a")]).toEqual([1, 10, undefined]);
});

it("keeps nothing that is larger than all it may", () => {
  const memory = filled(30, "a");
  memory.set("b", of(31));
  expect([memory.count, memory.bytes]).toEqual([0, 0]);
});
