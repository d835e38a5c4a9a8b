import { expect, it } from "vitest";
import { firePoint } from "./fire-point.ts";
import { reportForm } from "./report-form.ts";

const at = (typed: object) => firePoint(reportForm.parse({ where: "au lac", seen: "smoke", ...typed }));
const MAP = { lat: "47.5", lon: "-72.8", source: "map" };
const SIGHT = { fromLat: "47", fromLon: "-72", bearing: "0", distance: "10" };

it("uses the sent point, whatever the words and the direction are", () => {
  expect(at({ ...MAP, ...SIGHT, where: "48.1, -70.2" })).toEqual({
    at: { lat: 47.5, lon: -72.8 },
    source: "map",
  });
});

it("uses coordinates in the words before the direction", () => {
  expect(at({ ...SIGHT, where: "48.1, -70.2" })).toEqual({ at: { lat: 48.1, lon: -70.2 }, source: "words" });
});

it("computes the point from the person's location, direction and distance", () => {
  const { at: point, source } = at(SIGHT);
  expect(source).toBe("sight");
  expect(point?.lat).toBeCloseTo(47.09, 2);
  expect(point?.lon).toBeCloseTo(-72, 5);
});

it("returns no point for words without coordinates, or without a direction or distance", () => {
  for (const typed of [{}, { where: "95, 200" }, { ...SIGHT, distance: "" }, { ...SIGHT, bearing: "" }])
    expect(at(typed)).toEqual({ at: null, source: null });
});
