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
  wireZoneNumber,
} from "./wire-values.ts";

test.each([
  [12, 12],
  [-71.4, -71.4],
  ["12", 12],
  [" 12.5 ", 12.5],
  ["12,5", 12.5],
  ["-71.4", -71.4],
  ["1e3", 1000],
  ["2.5E-2", 0.025],
  ["1e+10", 10_000_000_000],
  ["12.345", 12.345],
  ["1234", 1234],
  ["+7", 7],
  ["1.", null],
  [".5", null],
  ["1,2,3", null],
  ["x12", null],
  ["12e", null],
  ["--1", null],
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
])("the number field reads %j as %j", (value, expected) => {
  expect(readNumber(value)).toBe(expected);
});

test.each([
  ["Lac Noir", "Lac Noir"],
  ["  Lac Noir ", "Lac Noir"],
  ["Lac\r\nNoir\tdu Nord", "Lac Noir du Nord"],
  ["Lac\u2028Noir\u0000", "Lac Noir"],
  ["\u0000\ud83d\n", null],
  ["La Vallée-de-l'Or", "La Vallée-de-l’Or"],
  ["", null],
  ["   ", null],
  [9, "9"],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
  [false, null],
  [["a"], null],
])("the text field reads %j as %j", (value, expected) => {
  expect(readWords(value)).toBe(expected);
});

test.each([
  [wireCount, "7", 7],
  [wireCount, -1, null],
  [wireCount, 1.5, null],
  [wireCount, 2 ** 60, null],
  [wireQuantity, "0.1", 0.1],
  [wireQuantity, -0.1, null],
  [wireQuantity, 0, 0],
  [wireQuantity, "x", null],
  [wireCount, 0, 0],
  [wireCount, "x", null],
  [wireCount, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [wireFlag, false, false],
  [wireFlag, "TRUE", true],
  [wireFlag, "0", false],
  [wireFlag, 1, true],
  [wireFlag, null, null],
  [wireWebAddress, "http://example.org/", "http://example.org/"],
  [wireWebAddress, " https://example.org/ ", "https://example.org/"],
  [wireWebAddress, "httpsx://example.org/", null],
  [wireWebAddress, "xhttp://example.org/", null],
  [wireWebAddress, "", null],
  [wireWebAddress, null, null],
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
])("case %# of the field types is read as expected", (schema, value, expected) => {
  expect(schema.parse(value)).toBe(expected);
});

test("a missing field of any type is read as null", () => {
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

test.each([
  [1, true],
  ["32767", true],
  [32_768, false],
  [1e15, false],
  [0, false],
])("whether %j is accepted as the number of a danger zone: %j", (value, isAccepted) => {
  expect(wireZoneNumber.safeParse(value).success).toBe(isAccepted);
});
