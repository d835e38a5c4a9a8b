import { expect, test } from "vitest";
import { squareAround } from "#fires/examples.double.ts";
import { outerEdges } from "./outer-edges.server.ts";

/** Returns the total length of the lines, in degrees. */
const lengthOf = ({ coordinates }: GeoJSON.MultiLineString) =>
  coordinates.reduce(
    (sum, line) =>
      line.slice(1).reduce((total, [x = 0, y = 0], index) => {
        const [fromX = 0, fromY = 0] = line[index] ?? [];
        return total + Math.hypot(x - fromX, y - fromY);
      }, sum),
    0,
  );
const reversed = ({ coordinates }: GeoJSON.Polygon): GeoJSON.Polygon => ({
  type: "Polygon",
  coordinates: coordinates.map((ring) => ring.toReversed()),
});

test("an area keeps all its edges, including those of a hole", () => {
  expect(lengthOf(outerEdges([squareAround(-70, 50)]))).toBeCloseTo(4);
  const [outer = []] = squareAround(-70, 50).coordinates;
  const hole = outer.map(([x = 0, y = 0]) => [-70 + (x + 70) / 2, 50 + (y - 50) / 2]);
  expect(lengthOf(outerEdges([{ type: "Polygon", coordinates: [outer, hole] }]))).toBeCloseTo(6);
});

test("neighbours lose their common edge in either winding order", () => {
  const [west, east] = [squareAround(-71, 50), squareAround(-70, 50)];
  for (const pair of [
    [west, east],
    [west, reversed(east)],
    [reversed(west), reversed(east)],
  ]) {
    expect(lengthOf(outerEdges(pair))).toBeCloseTo(6);
  }
});

test("an area that is given twice keeps its edges", () => {
  expect(lengthOf(outerEdges([squareAround(-70, 50), reversed(squareAround(-70, 50))]))).toBeCloseTo(4);
});
