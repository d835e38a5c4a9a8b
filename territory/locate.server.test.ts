import { describe, expect, test } from "vitest";
import { buildAreaIndex } from "./area-index.ts";
import { PLACES } from "./gazetteer.server.ts";
import { groundAt, regionAt, zoneAt } from "./locate.server.ts";
import type { Point } from "./point.ts";
import { regionByCode } from "./regions.ts";
import { zoneShapes } from "./shapes.server.ts";
import { zoneByNumber } from "./zones.ts";

const TOWNS: Record<string, readonly [at: Point, region: string, zone: string]> = {
  Rimouski: [{ lon: -68.52, lat: 48.45 }, "Bas-Saint-Laurent", "Rimouski-Matapédia"],
  Chicoutimi: [{ lon: -71.06, lat: 48.42 }, "Saguenay–Lac-Saint-Jean", "Saguenay"],
  Roberval: [{ lon: -72.23, lat: 48.52 }, "Saguenay–Lac-Saint-Jean", "Lac-Saint-Jean"],
  "Québec, on its cape": [{ lon: -71.2145, lat: 46.8123 }, "Capitale-Nationale", "Québec"],
  "La Malbaie": [{ lon: -70.15, lat: 47.65 }, "Capitale-Nationale", "Charlevoix"],
  "La Tuque": [{ lon: -72.78, lat: 47.44 }, "Mauricie", "La Tuque"],
  Sherbrooke: [{ lon: -71.9, lat: 45.4 }, "Estrie", "Estrie"],
  "Montréal, downtown": [{ lon: -73.57, lat: 45.5 }, "Montréal", "Nord de Montréal"],
  Longueuil: [{ lon: -73.46, lat: 45.53 }, "Montérégie", "Montérégie"],
  Laval: [{ lon: -73.75, lat: 45.58 }, "Laval", "Nord de Montréal"],
  Gatineau: [{ lon: -75.65, lat: 45.49 }, "Outaouais", "Gatineau"],
  "Val-d'Or": [{ lon: -77.78, lat: 48.1 }, "Abitibi-Témiscamingue", "Val d’Or-Senneterre"],
  "Sept-Îles, on the shore": [{ lon: -66.38, lat: 50.2 }, "Côte-Nord", "Sept-Îles"],
  Fermont: [{ lon: -67.08, lat: 52.79 }, "Côte-Nord", "Fermont-Schefferville"],
  Chibougamau: [{ lon: -74.37, lat: 49.92 }, "Nord-du-Québec", "Chibougamau-Route du Nord"],
  Chisasibi: [{ lon: -78.9, lat: 53.78 }, "Nord-du-Québec", "Chisasibi"],
  Gaspé: [{ lon: -64.48, lat: 48.83 }, "Gaspésie–Îles-de-la-Madeleine", "Gaspé"],
  "Cap-aux-Meules": [{ lon: -61.86, lat: 47.38 }, "Gaspésie–Îles-de-la-Madeleine", "Îles de la Madeleine"],
  "Port-Menier": [{ lon: -64.35, lat: 49.82 }, "Côte-Nord", "Île d’Anticosti"],
  "Thetford Mines": [{ lon: -71.3, lat: 46.1 }, "Chaudière-Appalaches", "Beauce-Appalaches"],
  Joliette: [{ lon: -73.44, lat: 46.02 }, "Lanaudière", "Nord de Montréal"],
  "Mont-Tremblant": [{ lon: -74.6, lat: 46.12 }, "Laurentides", "Laurentides"],
  Drummondville: [{ lon: -72.48, lat: 45.88 }, "Centre-du-Québec", "Centre-du-Québec"],
};

test.each(Object.entries(TOWNS))("%s is in its region and a plausible zone", (_town, [at, region, zone]) => {
  expect(regionByCode(regionAt(at) ?? "")?.name.fr).toBe(region);
  expect(zoneByNumber(zoneAt(at) ?? 0)?.name).toBe(zone);
});

describe("a point outside the province", () => {
  test.each([
    ["Toronto", { lon: -79.38, lat: 43.65 }],
    ["Cornwall", { lon: -74.73, lat: 45.02 }],
    ["Labrador City", { lon: -66.91, lat: 52.95 }],
    ["Fredericton", { lon: -66.64, lat: 45.96 }],
    ["the open gulf", { lon: -60.5, lat: 48.5 }],
    ["nowhere", { lon: Number.NaN, lat: Number.NaN }],
  ])("the region and zone are null for %s", (_name, at) => {
    expect([regionAt(at), zoneAt(at)]).toEqual([null, null]);
  });
});

test("the far north has a region and no danger zone", () => {
  const kuujjuaq = { lon: -68.4, lat: 58.1 };
  expect([regionAt(kuujjuaq), zoneAt(kuujjuaq)]).toEqual(["10", null]);
});

test("a point just north of the last zone has no zone", () => {
  const zones = buildAreaIndex(zoneShapes().areas);
  let lat = 54;
  while (zones.find({ lon: -72, lat }) !== null) lat += 0.01;
  expect(lat).toBeGreaterThan(55);
  expect(lat).toBeLessThan(57);
  expect(zoneAt({ lon: -72, lat: lat + 0.02 })).toBeNull();
});

describe("the ground a point belongs to", () => {
  test("the ground of a point on land is the point itself", () => {
    const inland = { lon: -72.78, lat: 47.44 };
    expect(groundAt(inland)).toBe(inland);
  });

  test("groundAt() returns land in the place's region for every place, even for a place in the water", () => {
    for (const { name, at, region } of PLACES) {
      const ground = groundAt(at);
      expect([name, ground && regionAt(ground)]).toEqual([name, region]);
    }
  });

  test.each([
    ["Toronto", { lon: -79.38, lat: 43.65 }],
    ["the open gulf", { lon: -60.5, lat: 48.5 }],
    ["nowhere", { lon: Number.NaN, lat: Number.NaN }],
  ])("the ground of %s is null", (_name, at) => {
    expect(groundAt(at)).toBeNull();
  });
});
