import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["rimouski", "rimouski", 2, 0],
  ["rimousky", "rimouski", 2, 1],
  ["rimuoski", "rimouski", 2, 1],
  ["chibougamo", "chibougamau", 2, 2],
  ["amos", "ams", 1, 1],
  ["ms", "amos", 2, 2],
  ["ba", "ab", 1, 1],
  ["", "ab", 2, 2],
  ["rimouski", "chambord", 2, 3],
  ["rimouski", "rim", 2, 3],
  ["kitten", "sitting", 3, 3],
  ["abc", "acb", 2, 1],
  ["abcd", "cdab", 3, 4],
  ["abcd", "badc", 2, 2],
  ["abc", "ca", 3, 3],
  ["xabc", "abc", 1, 1],
  ["abcx", "abc", 1, 1],
  ["aaaa", "bbbb", 4, 4],
  ["aaaa", "bbbb", 3, 4],
  ["", "", 1, 0],
  ["a", "b", 1, 1],
  ["abcdef", "bcdefa", 2, 2],
  ["laval", "laval", 0, 0],
  ["laval", "lavel", 0, 1],
])("the edit distance of %s and %s, with a limit of %i, is %i", (a, b, most, apart) => {
  expect(editDistance(a, b, most)).toBe(apart);
  expect(editDistance(b, a, most)).toBe(apart);
});
