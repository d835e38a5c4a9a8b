import { analyse } from "scslre";
import { expect, test } from "vitest";
import { type Pattern, programPatterns } from "../../tools/program-patterns.ts";

/** Returns true if some text makes the search superlinear. */
const isSlow = ({ pattern, flags }: Pattern): boolean =>
  analyse({ source: pattern, flags }).reports.length > 0;

test("the check finds patterns whose cost grows faster than the text", () => {
  for (const { source: pattern, flags } of [
    /\s+$/,
    /^[\s.]+|[\s.]+$/g,
    /^(\w+\s?)*$/,
    /<[^>]*x/,
    /^\s*\d?\s*$/,
  ])
    expect([pattern, isSlow({ pattern, flags })]).toEqual([pattern, true]);
  for (const { source: pattern, flags } of [/(?<!\s)\s+$/, /^\s+/, /[a-z]+/g])
    expect([pattern, isSlow({ pattern, flags })]).toEqual([pattern, false]);
});

test("no pattern of a program is superlinear in the length of its text", () => {
  const slow = programPatterns().filter(isSlow);
  expect(slow.map(({ path, pattern, flags }) => `${path}: /${pattern}/${flags}`)).toEqual([]);
});
