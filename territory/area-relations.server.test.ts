import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { describe, expect, test } from "vitest";
import {
  groundOfRegion,
  groundOfZone,
  isWhollyRated,
  regionsAround,
  regionsOfZone,
  regionsUnder,
  zonesAround,
  zonesOfRegion,
  zonesUnder,
} from "./area-relations.server.ts";
import { REGIONS } from "./regions.ts";
import { regionShapes, zoneShapes } from "./shapes.server.ts";
import { ZONES } from "./zones.ts";

const regions = new Map(regionShapes().areas.map(({ key, geometry }) => [key, geometry]));
const zones = new Map(zoneShapes().areas.map(({ key, geometry }) => [key, geometry]));

test("each zone lies in a region, the one that holds most of it first", () => {
  for (const { number } of ZONES) {
    const [most, ...others] = regionsOfZone(number);
    const ground = groundOfZone(number);
    const held = (code: string) => {
      const geometry = regions.get(code);
      return geometry
        ? ground.filter(({ lon, lat }) => booleanPointInPolygon([lon, lat], geometry)).length
        : 0;
    };
    expect(held(most ?? ""), `zone ${number}`).toBeGreaterThan(0);
    for (const code of others) expect(held(code)).toBeLessThanOrEqual(held(most ?? ""));
  }
});

test("regions and zones agree on who lies in whom", () => {
  for (const { code } of REGIONS) {
    expect(zonesOfRegion(code).length).toBeGreaterThan(0);
    for (const zone of zonesOfRegion(code)) expect(regionsOfZone(zone)).toContain(code);
  }
  for (const { number } of ZONES) {
    for (const code of regionsOfZone(number)) expect(zonesOfRegion(code)).toContain(number);
  }
});

test("La Tuque's zone lies in the Mauricie, and Laval lies in one zone", () => {
  expect(regionsOfZone(26)[0]).toBe("04");
  expect(zonesOfRegion("13")).toEqual([17]);
});

test("the far north alone lies in no zone", () => {
  const partly = REGIONS.filter(({ code }) => !isWhollyRated(code)).map(({ code }) => code);
  expect(partly).toEqual(["10"]);
});

test("no area is its own neighbour", () => {
  for (const { code } of REGIONS) expect(regionsAround(code)).not.toContain(code);
  for (const { number } of ZONES) expect(zonesAround(number)).not.toContain(number);
});

test("neighbours are each other's, and islands have none", () => {
  for (const { number } of ZONES) {
    for (const other of zonesAround(number)) expect(zonesAround(other)).toContain(number);
  }
  for (const { code } of REGIONS) {
    expect(regionsAround(code).length).toBeGreaterThan(0);
    for (const other of regionsAround(code)) expect(regionsAround(other)).toContain(code);
  }
  expect(zonesAround(60)).toEqual([]);
  expect(regionsAround("11")).toEqual(["01"]);
});

describe("an area lies over", () => {
  test("itself, and not over neighbours that it only touches", () => {
    for (const [zone, geometry] of zones) expect(zonesUnder(geometry)).toEqual([zone]);
    for (const [code, geometry] of regions) expect(regionsUnder(geometry)).toEqual([code]);
  });

  test("the zone that holds it, however small it is", () => {
    const [lon, lat] = [-72.78, 47.44];
    const ring = [
      [lon, lat],
      [lon + 0.02, lat],
      [lon, lat + 0.02],
      [lon, lat],
    ];
    expect(zonesUnder({ type: "Polygon", coordinates: [ring] })).toEqual([26]);
  });
});

test("grounds lie in their areas, and what is unknown has none", () => {
  const mauricie = regions.get("04");
  expect(groundOfRegion("04").length).toBeGreaterThan(100);
  for (const { lon, lat } of groundOfRegion("04")) {
    expect(mauricie && booleanPointInPolygon([lon, lat], mauricie)).toBe(true);
  }
  expect(groundOfRegion("99")).toEqual([]);
  expect(groundOfZone(99)).toEqual([]);
  expect(regionsAround("99")).toEqual([]);
  expect(zonesAround(99)).toEqual([]);
  expect(regionsOfZone(99)).toEqual([]);
});
