import { describe, expect, it } from "vitest";
import { COLLECTIONS, wireMatch, wireMatches } from "./wire-match.ts";

const POINT = { type: "Point", coordinates: [-72, 47] };
const feature = (more: object = {}) => ({
  index: "adresses",
  properties: { nom: "12 rue de l'Île" },
  geometry: POINT,
  ...more,
});
const isRead = (more: object) => wireMatch.safeParse(feature(more)).success;

it("a feature is read with its kind, its name for display and its shape", () => {
  expect(wireMatch.parse(feature())).toEqual({ kind: "address", name: "12 rue de l’Île", geometry: POINT });
});

it.each([...Object.entries(COLLECTIONS), ["lieux.toponyme", "place"], ["routes.x.y", "street"]])(
  "a feature of %s has the kind %s",
  (index, kind) => {
    expect(wireMatch.parse(feature({ index })).kind).toBe(kind);
  },
);

it("a feature of an unknown kind is read as a place", () => {
  for (const index of ["pistes", "", undefined, "xadresses"]) {
    expect(wireMatch.parse(feature({ index })).kind).toBe("place");
  }
});

describe("the name of a match", () => {
  it("the name of a match is trimmed, and has 1 to 200 characters", () => {
    expect(wireMatch.parse(feature({ properties: { nom: "  Laval " } })).name).toBe("Laval");
    expect(isRead({ properties: { nom: "x".repeat(200) } })).toBe(true);
    for (const nom of ["", "   ", "x".repeat(201), 5, undefined])
      expect(isRead({ properties: { nom } })).toBe(false);
  });
});

describe("the shape of a match", () => {
  const line = [
    [-72, 47],
    [-71, 47],
  ];
  it.each([
    ["Point", [-72, 47]],
    ["MultiPoint", line],
    ["LineString", line],
    ["MultiLineString", [line]],
    ["Polygon", [line]],
    ["MultiPolygon", [[line]]],
  ])("the shape of a match can be a %s", (type, coordinates) => {
    expect(isRead({ geometry: { type, coordinates } })).toBe(true);
    expect(isRead({ geometry: { type, coordinates: [coordinates] } })).toBe(false);
  });

  it("a match whose shape is missing or of another type is refused", () => {
    for (const geometry of [{ type: "Circle", coordinates: [-72, 47] }, null, undefined, { type: "Point" }]) {
      expect(isRead({ geometry })).toBe(false);
    }
    expect(isRead({ geometry: { type: "Point", coordinates: [-72] } })).toBe(false);
  });
});

it("a response must have a list of features, whatever the features are", () => {
  expect(wireMatches.safeParse({ features: [5, feature()] }).success).toBe(true);
  expect(wireMatches.safeParse({ features: {} }).success).toBe(false);
  expect(wireMatches.safeParse({}).success).toBe(false);
});
