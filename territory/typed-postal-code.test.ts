import { expect, test } from "vitest";
import { typedPostalCode } from "./typed-postal-code.ts";

test.each([
  ["G9X 1A1", "G9X1A1"],
  ["g9x1a1", "G9X1A1"],
  ["G9X-1A1", "G9X1A1"],
  ["G9X–1A1", "G9X1A1"],
  ["G9X.1A1", "G9X1A1"],
  ["G9X  1A1", "G9X1A1"],
  ["QC G9X 1A1", "G9X1A1"],
  ["g9x 1a1, Québec (Canada)", "G9X1A1"],
  ["G9X 1A1, P.Q.", "G9X1A1"],
  ["code postal G9X 1A1", "G9X1A1"],
  ["JOT 1AO", "J0T1A0"],
  ["G9X", "G9X"],
  ["job", null],
  ["G9X 1A1 La Tuque", null],
  ["G9X 1A", null],
  ["2026-1", null],
  ["", null],
  ["G9X".repeat(1000), null],
])("the postal code in the typed text %j is %j", (words, code) => {
  expect(typedPostalCode(words)).toBe(code);
});
