import { readFileSync, statSync } from "node:fs";
import { geoArea } from "d3-geo";
import { expect, test } from "vitest";
import { z } from "zod";
import { REGIONS } from "./regions.ts";
import { neighbours, provinceOutline, readWater, regionShapes, zoneShapes } from "./shapes.server.ts";
import { ZONES } from "./zones.ts";

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`./geometry/${name}.json`, import.meta.url), "utf8"));
const layer = z.object({ approximate: z.boolean(), source: z.string() });
const areasFile = z
  .object({ layers: z.object({ province: layer, neighbours: layer, regions: layer, zones: layer }) })
  .parse(file("areas"));
const waterFile = z.object({ layers: z.record(z.string(), layer) }).parse(file("water"));
const { lakes, rivers } = readWater();
const EARTH_KM2 = 510_065_622;
const SPHERE = 4 * Math.PI;
const km2 = (geometry: Parameters<typeof geoArea>[0]) => (geoArea(geometry) / SPHERE) * EARTH_KM2;

test("the province has about its official size, so its rings have the direction that d3-geo needs", () => {
  expect(km2(provinceOutline().geometry) / 1_499_430).toBeCloseTo(1, 1);
});

test("the total size of the regions is the province's size, and the total size of the zones is about two thirds of it", () => {
  const total = (areas: readonly { geometry: Parameters<typeof geoArea>[0] }[]) =>
    areas.reduce((sum, { geometry }) => sum + km2(geometry), 0);
  const whole = km2(provinceOutline().geometry);
  expect(total(regionShapes().areas) / whole).toBeCloseTo(1, 3);
  expect(total(zoneShapes().areas) / whole).toBeGreaterThan(0.6);
  expect(total(zoneShapes().areas) / whole).toBeLessThan(0.75);
});

test("each region and each zone has one shape", () => {
  expect(
    regionShapes()
      .areas.map(({ key }) => key)
      .sort(),
  ).toEqual(REGIONS.map(({ code }) => code));
  expect(
    zoneShapes()
      .areas.map(({ key }) => key)
      .sort((a, b) => a - b),
  ).toEqual(ZONES.map(({ number }) => number));
});

test("every layer states its source, and approximate layers are marked as approximate", () => {
  const layers = { ...areasFile.layers, ...waterFile.layers };
  for (const { source } of Object.values(layers)) expect(source).not.toBe("");
  const { province, regions, zones } = layers;
  expect(province.approximate).toBe(false);
  expect(regions.approximate).toBe(regions.source.startsWith("Vigie"));
  expect(zones.approximate).toBe(zones.source.startsWith("Vigie"));
});

test("the map has hundreds of lakes, rivers, and the neighbouring provinces and states", () => {
  expect(lakes.features.features.length).toBeGreaterThan(300);
  expect(rivers.features.features.length).toBeGreaterThan(20);
  expect(neighbours().areas.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["ON", "NB", "NL", "ME", "NY"]),
  );
});

test("all geometry files together stay under 2.5 MB", () => {
  const size = ["areas", "water", "places"].reduce(
    (sum, name) => sum + statSync(new URL(`./geometry/${name}.json`, import.meta.url)).size,
    0,
  );
  expect(size).toBeLessThan(2_500_000);
});
