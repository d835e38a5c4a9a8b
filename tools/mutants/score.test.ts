import { expect, it } from "vitest";
import { inWords, readScore, sum } from "./score.ts";

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: "EqualityOperator",
  replacement: "a < b",
  location: { start: { line, column: 8 }, end: { line, column: 14 } },
});
const report = (...mutants: readonly object[]) => ({
  files: { "fires/sort.ts": { source: "return a <= b;\nreturn a >= b;\n", mutants } },
});

it("counts a mutant as killed when a test failed or never ended", () => {
  expect(readScore(report(mutant("Killed"), mutant("Timeout"), mutant("Survived")))).toMatchObject({
    killed: 2,
    tried: 3,
  });
});

it("counts a mutant that no test reaches as not killed", () => {
  expect(readScore(report(mutant("Killed"), mutant("NoCoverage")))).toMatchObject({ killed: 1, tried: 2 });
});

it("ignores mutants that were left out or could not run", () => {
  expect(readScore(report(mutant("Ignored"), mutant("CompileError"), mutant("RuntimeError")))).toMatchObject({
    killed: 0,
    tried: 0,
  });
});

it("lists each surviving mutant with its place and change, from the top of the file", () => {
  expect(readScore(report(mutant("NoCoverage", 2), mutant("Survived"))).alive).toEqual([
    "fires/sort.ts:1:8 a <= b -> a < b",
    "fires/sort.ts:2:8 a >= b -> a < b (no test comes here)",
  ]);
});

it("formats a score in words, and the sum of several folders", () => {
  const fires = { killed: 9, tried: 10, alive: ["one"] };
  expect(inWords(fires)).toBe("90.0 % of 10 killed");
  expect(inWords(sum([fires, { killed: 1_000, tried: 1_190, alive: [] }]))).toBe("84.1 % of 1,200 killed");
  expect(inWords(sum([]))).toBe("none of 0 killed");
});
