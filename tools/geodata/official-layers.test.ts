import type { Feature, Polygon } from "geojson";
import { describe, expect, test } from "vitest";
import { REGIONS } from "../../territory/regions.ts";
import { ZONES } from "../../territory/zones.ts";
import { OfficialDataError, regionsOfSda, zonesOfZdi } from "./official-layers.ts";

function square(west: number, south: number): Polygon {
  const [east, north] = [west + 0.5, south + 0.5];
  return {
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [west, north],
        [east, north],
        [east, south],
        [west, south],
      ],
    ],
  };
}

function sdaRegion(code: string, name: string, at: number): Feature<Polygon> {
  return {
    type: "Feature",
    properties: { RES_CO_REG: code, RES_NM_REG: name },
    geometry: square(-79 + at, 50),
  };
}

/** The layer `regio_s` of the SDA: 18 features for 17 codes. */
const regio = {
  type: "FeatureCollection" as const,
  features: [
    ...REGIONS.map(({ code, name }, at) => sdaRegion(code, name.fr, at)),
    sdaRegion("09", "Côte-Nord (Tracé de 1927)", 17),
  ],
};

describe("regions of the SDA", () => {
  test("regions keep their code, and both features of Côte-Nord have the same code", () => {
    const codes = regionsOfSda(regio).features.map(({ properties }) => properties.code);
    expect(codes).toHaveLength(18);
    expect(new Set(codes)).toEqual(new Set(REGIONS.map(({ code }) => code)));
  });

  test("a numeric code of a region is read as the same code in two digits", () => {
    const [first, ...rest] = regio.features;
    const features = [{ ...first, properties: { RES_CO_REG: 1 } }, ...rest];
    expect(regionsOfSda({ features }).features[0]?.properties.code).toBe("01");
  });

  test("the conversion stops if a region is missing, and its error has the region's code", () => {
    const features = regio.features.slice(2);
    expect(() => regionsOfSda({ features })).toThrow(OfficialDataError);
    expect(() => regionsOfSda({ features })).toThrow("01, 02");
  });

  test("a layer without the field RES_CO_REG is rejected", () => {
    const features = [{ properties: { MRS_CO_MRC: "070" }, geometry: square(0, 0) }];
    expect(() => regionsOfSda({ features })).toThrow("RES_CO_REG");
  });
});

describe("zones of zdi.json", () => {
  const shapes = [
    (geometry: Polygon): unknown => geometry,
    (geometry: Polygon): unknown => ({ type: "Feature", properties: {}, geometry }),
    (geometry: Polygon): unknown => ({
      type: "FeatureCollection",
      features: [{ type: "Feature", properties: {}, geometry }],
    }),
    (geometry: Polygon): unknown => JSON.stringify({ type: "Feature", properties: null, geometry }),
  ];
  const zdi = ZONES.map(({ number, name, anchor }, at) => ({
    Numero: at % 2 === 0 ? number : String(number),
    Nom: name,
    geojson: shapes[at % shapes.length]?.(square(anchor.lon, anchor.lat)),
  }));

  test("zones are read from geometries, features or collections, also as text", () => {
    const { features } = zonesOfZdi(zdi);
    expect(features.map(({ properties }) => properties.number)).toEqual(ZONES.map(({ number }) => number));
    for (const { geometry } of features) expect(geometry.type).toBe("Polygon");
  });

  test("a zone with an unknown number is omitted", () => {
    const more = [...zdi, { Numero: 99, Nom: "Nouvelle", geojson: square(-70, 50) }];
    expect(zonesOfZdi(more).features).toHaveLength(65);
  });

  test("the conversion stops if a zone is missing, and its error has the zone's number", () => {
    expect(() => zonesOfZdi(zdi.slice(1))).toThrow("The official zones lack 1");
  });

  test("a zdi.json with other content than zones is rejected", () => {
    expect(() => zonesOfZdi({ error: "not found" })).toThrow();
    expect(() => zonesOfZdi([{ Numero: 1, geojson: { type: "Point", coordinates: [1, 2] } }])).toThrow();
  });
});
