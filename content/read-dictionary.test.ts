import { expect, test } from "vitest";
import { readDictionary } from "./read-dictionary.ts";

test("the value of an entry is its French text, and the value of its English dimension is its English text", () => {
  expect(readDictionary([{ name: "nav.here", value: "Ici", dimension_value: "Here" }])).toEqual({
    fr: { "nav.here": "Ici" },
    en: { "nav.here": "Here" },
  });
});

test("an entry that is empty in one language replaces no text in that language", () => {
  const entries = [
    { name: "a", value: "un", dimension_value: null },
    { name: "b", value: "", dimension_value: "two" },
  ];
  expect(readDictionary(entries)).toEqual({ fr: { a: "un" }, en: { b: "two" } });
});

test("an unreadable entry is skipped, and other entries are still read", () => {
  const broken = [
    null,
    3,
    {},
    { name: "", value: "x" },
    { name: "c", value: { a: 1 } },
    { name: "d", value: "x".repeat(5001) },
  ];
  expect(readDictionary([...broken, { name: "a", value: "un" }])).toEqual({ fr: { a: "un" }, en: {} });
});

test("a key such as `__proto__` is an ordinary key", () => {
  const { fr } = readDictionary([{ name: "__proto__", value: "un" }]);
  expect(Object.getPrototypeOf(fr)).toBe(Object.prototype);
});
