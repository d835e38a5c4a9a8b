import { describe, expect, it } from "vitest";
import { isInSample, leftOut, type Mutant, type NodePath } from "./plugin.ts";

/** Returns a path through nodes of the given types, innermost first. `entries` is the size of a literal. */
function pathOf(...types: readonly (readonly [type: string, entries?: number])[]): NodePath {
  const [[type, entries] = ["Program"], ...rest] = types;
  const list = entries === undefined ? {} : { elements: new Array(entries) };
  return { node: { type, ...list }, parentPath: rest.length > 0 ? pathOf(...rest) : null };
}

describe("mutants to leave out", () => {
  it("the plugin leaves out a data table and everything in it", () => {
    expect(leftOut(pathOf(["ArrayExpression", 10], ["Program"]))).toBe("a table of data");
    expect(leftOut(pathOf(["StringLiteral"], ["ArrayExpression", 4], ["ArrayExpression", 65]))).toBeDefined();
    const record: NodePath = {
      node: { type: "ObjectExpression", properties: new Array(40) },
      parentPath: null,
    };
    expect(leftOut(record)).toBeDefined();
  });

  it("the plugin keeps short lists, patterns, and code, even within a table", () => {
    expect(leftOut(pathOf(["ArrayExpression", 9], ["Program"]))).toBeUndefined();
    expect(leftOut(pathOf(["ArrayPattern", 10], ["Program"]))).toBeUndefined();
    expect(
      leftOut(pathOf(["ArrayExpression", 20], ["ArrowFunctionExpression"], ["Program"])),
    ).toBeUndefined();
    expect(
      leftOut(pathOf(["IfStatement"], ["FunctionDeclaration"], ["ArrayExpression", 20])),
    ).toBeUndefined();
  });
});

describe("sample of mutants", () => {
  const mutants: readonly Mutant[] = Array.from({ length: 2_000 }, (_, line) => ({
    id: String(line),
    fileName: "/copy-1/fires/sort.ts",
    mutatorName: "EqualityOperator",
    replacement: "a < b",
    location: { start: { line, column: 4 } },
  }));
  const sample = (percent: number, seed = "1", of = mutants) =>
    of.filter((mutant) => isInSample(mutant, { percent, seed })).map(({ id }) => id);

  it("a sample is about as large as requested", () => {
    expect(sample(0)).toHaveLength(0);
    expect(sample(100)).toHaveLength(2_000);
    expect(sample(10).length / 2_000).toBeCloseTo(0.1, 1);
  });

  it("a sample is the same each time, wherever the copy of the project is", () => {
    const elsewhere = mutants.map((mutant) => ({ ...mutant, fileName: "/other/copy/fires/sort.ts" }));
    expect(sample(10, "1", elsewhere)).toEqual(sample(10));
  });

  it("a sample contains every smaller sample, and differs for another seed", () => {
    expect(sample(20)).toEqual(expect.arrayContaining(sample(10)));
    expect(sample(10, "2")).not.toEqual(sample(10));
  });
});
