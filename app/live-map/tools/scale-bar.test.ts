import { expect, it } from "vitest";
import { KILOMETRE_IN } from "#plan/units.ts";
import { scaleOf } from "./scale-bar.tsx";

const at = (kmPerPixel: number, unit: keyof typeof KILOMETRE_IN) =>
  scaleOf({ kmPerPixel, unitsPerKm: KILOMETRE_IN[unit], mostPixels: 100 });

it.each([
  [0.3, 20],
  [0.05, 5],
  [1, 100],
  [0.000_7, 0.05],
] as const)("on a map with %d km per pixel, the scale bar shows a length of %d km", (kmPerPixel, km) => {
  const scale = at(kmPerPixel, "kilometres");
  expect(scale.km).toBeCloseTo(km, 6);
  expect(scale.pixels).toBe(Math.round(km / kmPerPixel));
});

it("the scale bar has a round length in the visitor's unit", () => {
  expect(at(0.05, "feet").km / 0.0003048).toBeCloseTo(10_000);
  expect(at(0.05, "metres").km).toBeCloseTo(5);
});

it("the scale bar is at most as wide as requested, and at least two fifths of that width", () => {
  for (let kmPerPixel = 0.0005; kmPerPixel < 20; kmPerPixel *= 1.07) {
    const { pixels } = at(kmPerPixel, "feet");
    expect(pixels).toBeLessThanOrEqual(100);
    expect(pixels).toBeGreaterThanOrEqual(39);
  }
});
