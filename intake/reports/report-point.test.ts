import { expect, it } from "vitest";
import { reportForm } from "./report-form.ts";

function pointOf(typed: object) {
  const { at, source } = reportForm.parse({ where: "au lac", seen: "smoke", ...typed });
  return { at, source };
}
const MAP = { lat: "47.5", lon: "-72.8", source: "map" };
const SIGHT = { fromLat: "47", fromLon: "-72", bearing: "0", distance: "10" };

it("a report's sent point is used, whatever the words and the direction are", () => {
  expect(pointOf({ ...MAP, ...SIGHT, where: "48.1, -70.2" })).toEqual({
    at: { lat: 47.5, lon: -72.8 },
    source: "map",
  });
});

it("coordinates in a report's words are used before the direction", () => {
  expect(pointOf({ ...SIGHT, where: "48.1, -70.2" })).toEqual({
    at: { lat: 48.1, lon: -70.2 },
    source: "words",
  });
});

it("a report's point is computed from the person's location, direction and distance", () => {
  const { at: point, source } = pointOf(SIGHT);
  expect(source).toBe("sight");
  expect(point?.lat).toBeCloseTo(47.09, 2);
  expect(point?.lon).toBeCloseTo(-72, 5);
});

it("a report without coordinates in its words has no point if the direction or the distance is missing", () => {
  for (const typed of [{}, { where: "95, 200" }, { ...SIGHT, distance: "" }, { ...SIGHT, bearing: "" }])
    expect(pointOf(typed)).toEqual({ at: null, source: null });
});
