import { expect, it } from "vitest";
import { boundsOf } from "./bounds.ts";

it("the bounds contain every shape", () => {
  const square: GeoJSON.Position[] = [[-74, 46], [-70, 46], [-70, 48], [-74, 46]]; // biome-ignore format: one ring
  expect(
    boundsOf([
      { type: "Point", coordinates: [-79, 51] },
      null,
      { type: "MultiPolygon", coordinates: [[square]] },
    ]),
  ).toEqual([-79, 46, -70, 51]);
  expect(boundsOf([{ type: "Point", coordinates: [-72, 47] }])).toEqual([-72, 47, -72, 47]);
});

it("the bounds are null without shapes", () => {
  expect(boundsOf([])).toBeNull();
  expect(boundsOf([null])).toBeNull();
});
