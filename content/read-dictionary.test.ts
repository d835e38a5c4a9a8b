import { expect, test } from "vitest";
import { readDictionary } from "./read-dictionary.ts";

test("an entry says its French as its value and its English as that dimension's", () => {
  expect(readDictionary([{ name: "nav.here", value: "Ici", dimension_value: "Here" }])).toEqual({
    fr: { "nav.here": "Ici" },
    en: { "nav.here": "Here" },
  });
});

test("a language left empty replaces nothing there", () => {
  const entries = [
    { name: "a", value: "un", dimension_value: null },
    { name: "b", value: "", dimension_value: "two" },
  ];
  expect(readDictionary(entries)).toEqual({ fr: { a: "un" }, en: { b: "two" } });
});

test("an entry that cannot be read keeps no other out", () => {
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

test("a key named as the language's own machinery is a text like any other", () => {
  const { fr } = readDictionary([{ name: "__proto__", value: "un" }]);
  expect(Object.getPrototypeOf(fr)).toBe(Object.prototype);
});
