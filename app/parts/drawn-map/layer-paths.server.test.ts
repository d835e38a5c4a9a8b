import { geoPath } from "d3-geo";
import { describe, expect, test } from "vitest";
import { RelativePath } from "./layer-paths.server.ts";

const pathOf = (coordinates: [number, number][][], digits = 1) => {
  const path = new RelativePath(digits);
  geoPath(null, path)({ type: "Polygon", coordinates });
  return path.toString();
};

describe("relative path data", () => {
  test("a path starts at a position, continues by steps and closes", () => {
    expect(
      pathOf([
        [
          [10, 20],
          [14, 20.5],
          [9, 31],
          [10, 20],
        ],
      ]),
    ).toBe("M10 20l4 .5-5 10.5z");
  });

  test("a new ring starts with a step from the start of the previous ring", () => {
    const ring = (x: number): [number, number][] => [
      [x, 0],
      [x + 1, 0],
      [x + 1, 1],
      [x, 0],
    ];
    expect(pathOf([ring(5), ring(8)])).toBe("M5 0l1 0 0 1zm3 0 1 0 0 1z");
  });

  test("steps go between rounded corners, so that rounding errors do not add up", () => {
    const path = new RelativePath(1);
    path.moveTo(0, 0);
    for (let i = 1; i <= 1000; i++) path.lineTo(i * 0.14, 0);
    const steps = path
      .toString()
      .replace("M0 0l", "")
      .split(" ")
      .filter((_, i) => i % 2 === 0);
    expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(140, 6);
  });

  test("a step of length zero is left out", () => {
    expect(
      pathOf([
        [
          [1, 1],
          [1.01, 1],
          [2, 1],
          [2, 2],
          [1, 1],
        ],
      ]),
    ).toBe("M1 1l1 0 0 1z");
  });

  test("a shape smaller than one step is left out, whether it is the first shape or a later shape", () => {
    const speck: [number, number][] = [
      [3, 3],
      [3.01, 3],
      [3, 3.01],
      [3, 3],
    ];
    const shape: [number, number][] = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 1],
    ];
    expect(pathOf([speck])).toBe("");
    expect(pathOf([speck, shape, speck, shape])).toBe("M1 1l1 0 0 1zm0 0 1 0 0 1z");
  });

  test("open lines are not closed", () => {
    const path = new RelativePath(0);
    geoPath(
      null,
      path,
    )({
      type: "MultiLineString",
      coordinates: [
        [
          [0, 0],
          [5, -5],
        ],
        [
          [7, 7],
          [8, 9],
        ],
      ],
    });
    expect(path.toString()).toBe("M0 0l5-5m2 12 1 2");
  });
});
