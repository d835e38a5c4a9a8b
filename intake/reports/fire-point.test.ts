import { expect, it } from "vitest";
import { firePoint } from "./fire-point.ts";
import { reportForm } from "./report-form.ts";

const at = (typed: object) => firePoint(reportForm.parse({ where: "au lac", seen: "smoke", ...typed }));
const MAP = { lat: "47.5", lon: "-72.8", source: "map" };
const SIGHT = { fromLat: "47", fromLon: "-72", bearing: "0", distance: "10" };

it("is the one that was sent, whatever the words and the direction say", () => {
  expect(at({ ...MAP, ...SIGHT, where: "48.1, -70.2" })).toEqual({
    at: { lat: 47.5, lon: -72.8 },
    source: "map",
  });
});

it("is what the words come to by themselves, before what the direction does", () => {
  expect(at({ ...SIGHT, where: "48.1, -70.2" })).toEqual({ at: { lat: 48.1, lon: -70.2 }, source: "words" });
});

it("is so far from where somebody stands, in that direction", () => {
  const { at: point, source } = at(SIGHT);
  expect(source).toBe("sight");
  expect(point?.lat).toBeCloseTo(47.09, 2);
  expect(point?.lon).toBeCloseTo(-72, 5);
});

it("is none where words alone say it, or where a direction or a distance is missing", () => {
  for (const typed of [{}, { where: "95, 200" }, { ...SIGHT, distance: "" }, { ...SIGHT, bearing: "" }])
    expect(at(typed)).toEqual({ at: null, source: null });
});
