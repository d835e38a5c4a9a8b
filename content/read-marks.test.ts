import { expect, test } from "vitest";
import { colour } from "./read-marks.ts";

test.each([
  ["#abc", "#abc"],
  [" #A1B2C3 ", "#a1b2c3"],
  ["red", "red"],
  ["rgb(204, 255, 4)", "#ccff04"],
  ["rgba(204, 255, 4, 0.5)", "#ccff04"],
  ["#CCFF0480", "#ccff04"],
])("%j is read as a colour", (given, read) => {
  expect(colour.parse(given)).toBe(read);
});

test.each([
  "url(https://evil.example/)",
  "red;background:url(//evil.example)",
  "expression(alert(1))",
  "var(--ink)",
  "rgb(256, 0, 0)",
  "rgb(1, 2)",
  "#abcd",
  "",
  null,
  undefined,
  5,
  {},
])("%j is not read as a colour", (given) => {
  expect(colour.parse(given)).toBeNull();
});
