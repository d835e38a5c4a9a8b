import { describe, expect, it } from "vitest";
import { areaOfPolygons, isPolygonCoordinates } from "./area.ts";

const RING = [
  [-72, 47],
  [-71, 47],
  [-71, 48],
  [-72, 47],
];
/** The same ring with another first and last position. */
const from = (first: unknown, last: unknown = first) => [[first, [-71, 47], [-71, 48], last]];

describe("a polygon's coordinates", () => {
  it.each([
    ["a triangle", [RING]],
    ["a ring with a hole", [RING, RING]],
    ["the globe's corners", from([180, 90])],
    ["the other corners", from([-180, -90])],
    ["positions with a height", from([-72, 47, 300])],
  ])("%s can be a polygon's coordinates", (_what, coordinates) => {
    expect(isPolygonCoordinates(coordinates)).toBe(true);
  });

  it.each([
    ["nothing", undefined],
    ["no ring", []],
    ["text", "-72 47"],
    ["a ring that is text", ["-72 47"]],
    ["a ring of too few positions", [RING.slice(1)]],
    ["one bad ring of two", [RING, []]],
    ["a ring that ends on another longitude", from([-72, 47], [-73, 47])],
    ["a ring that ends on another latitude", from([-72, 47], [-72, 46])],
    ["a position off the globe to the east", from([180.1, 47])],
    ["a position off the globe to the west", from([-180.1, 47])],
    ["a position off the globe to the north", from([-72, 90.1])],
    ["a position off the globe to the south", from([-72, -90.1])],
    ["only a longitude", from([-72])],
    ["a longitude that is text", from(["-72", 47])],
    ["a latitude that is text", from([-72, "47"])],
    ["a longitude that is null", from([null, 47])],
    ["a position that is text", from("72")],
    ["a longitude that is not a number", from([Number.NaN, 47])],
  ])("a value that is not a polygon's coordinates is refused: %s", (_what, coordinates) => {
    expect(isPolygonCoordinates(coordinates)).toBe(false);
  });
});

it("polygons become one area, which is null without polygons", () => {
  expect(areaOfPolygons([])).toBeNull();
  expect(areaOfPolygons([[RING]])).toEqual({ type: "Polygon", coordinates: [RING] });
  expect(areaOfPolygons([[RING], [RING]])).toEqual({ type: "MultiPolygon", coordinates: [[RING], [RING]] });
});
