import { expect, test } from "vitest";
import { z } from "zod";
import {
  readNumber,
  readWords,
  wireCount,
  wireDate,
  wireFlag,
  wireNumber,
  wireQuantity,
  wireText,
  wireWebAddress,
} from "./wire-values.ts";

test.each([
  [12, 12],
  [-71.4, -71.4],
  ["12", 12],
  [" 12.5 ", 12.5],
  ["12,5", 12.5],
  ["-71.4", -71.4],
  ["1e3", 1000],
  [0, 0],
  ["0", 0],
  ["", null],
  [" ", null],
  ["12 ha", null],
  ["0x10", null],
  ["NaN", null],
  ["Infinity", null],
  ["1e999", null],
  [Number.NaN, null],
  [true, null],
  [null, null],
  [[5], null],
  [{}, null],
])("as a number, %j is %j", (value, expected) => {
  expect(readNumber(value)).toBe(expected);
});

test.each([
  ["Lac Noir", "Lac Noir"],
  ["  Lac Noir ", "Lac Noir"],
  ["La Vallée-de-l'Or", "La Vallée-de-l’Or"],
  ["", null],
  ["   ", null],
  [9, "9"],
  [null, null],
  [false, null],
  [["a"], null],
])("as text, %j is %j", (value, expected) => {
  expect(readWords(value)).toBe(expected);
});

test.each([
  [wireCount, "7", 7],
  [wireCount, -1, null],
  [wireCount, 1.5, null],
  [wireCount, 2 ** 60, null],
  [wireQuantity, "0.1", 0.1],
  [wireQuantity, -0.1, null],
  [wireFlag, true, true],
  [wireFlag, 0, false],
  [wireFlag, "1", true],
  [wireFlag, "False", false],
  [wireFlag, "oui", null],
  [wireFlag, 2, null],
  [wireWebAddress, "https://example.org/a", "https://example.org/a"],
  [wireWebAddress, "javascript:alert(1)", null],
  [wireWebAddress, "java\tscript:alert(1)", null],
  [wireWebAddress, "data:text/html,x", null],
  [wireWebAddress, "/relative", null],
])("field %# reads %j as %j", (schema, value, expected) => {
  expect(schema.parse(value)).toBe(expected);
});

test("a missing field is null, whatever its kind", () => {
  const record = z.object({
    a: wireNumber,
    b: wireCount,
    c: wireQuantity,
    d: wireText,
    e: wireFlag,
    f: wireDate,
    g: wireWebAddress,
  });
  expect(record.parse({})).toEqual({ a: null, b: null, c: null, d: null, e: null, f: null, g: null });
});
