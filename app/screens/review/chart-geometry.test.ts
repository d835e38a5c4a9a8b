import { describe, expect, it } from "vitest";
import { columnsOf, lengthsOf, partsOf } from "./chart-geometry.server.ts";

describe("lengthsOf()", () => {
  it("bar lengths are proportional to the values, and the largest value has the full length", () => {
    expect(lengthsOf([10, 5, 2.5, 0])).toEqual([100, 50, 25, 0]);
  });

  it("bar lengths are zero for zeros and for unknown values", () => {
    expect(lengthsOf([0, null, 0])).toEqual([0, 0, 0]);
    expect(lengthsOf([null, 4])).toEqual([0, 100]);
    expect(lengthsOf([])).toEqual([]);
  });

  it("no bar length exceeds the drawing, whatever the size of the values", () => {
    const lengths = lengthsOf([4_300_000, 1314, 0.1]);
    expect(lengths).toEqual([100, 0, 0]);
  });
});

describe("columnsOf()", () => {
  it.each([1, 8, 11])("%i chart columns are in order, separate and within the drawing", (count) => {
    const { starts, width } = columnsOf(count);
    expect(starts).toHaveLength(count);
    expect(starts[0]).toBeGreaterThanOrEqual(0);
    expect((starts.at(-1) ?? 0) + width).toBeLessThanOrEqual(100.1);
    starts.slice(1).forEach((start, at) => {
      expect(start - (starts[at] ?? 0)).toBeGreaterThan(width);
    });
  });
});

describe("partsOf()", () => {
  it("the parts of a bar are proportional to the values, without gaps, and fill the whole bar", () => {
    expect(partsOf([2, 1, 1])).toEqual([
      { from: 0, to: 50 },
      { from: 50, to: 75 },
      { from: 75, to: 100 },
    ]);
    expect(partsOf([1, 1, 1]).at(-1)?.to).toBe(100);
  });

  it("all parts of a bar are empty if the values' total is zero", () => {
    expect(partsOf([0, 0])).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ]);
  });
});
