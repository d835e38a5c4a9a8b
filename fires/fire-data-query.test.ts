import { describe, expect, test } from "vitest";
import {
  FIRE_DATA_PATHS,
  fireDataUrl,
  firesQuery,
  restrictionsQuery,
  statisticsQuery,
} from "./fire-data-query.ts";

describe("fires", () => {
  test("are asked with every status, intensive, by default", () => {
    expect(firesQuery()).toEqual({ conditions: "0,1,2,3,4,5,6", intensive: "true", nordique: "false" });
  });

  test("may be asked with the northern ones and fewer statuses", () => {
    expect(firesQuery({ northern: true, statuses: [3, 4] })).toEqual({
      conditions: "3,4",
      intensive: "true",
      nordique: "true",
    });
  });

  test.each(["09", "10"])("of region %s keep every status", (region) => {
    expect(firesQuery({ region, statuses: [3] })).toMatchObject({
      conditions: "0,1,2,3,4,5,6",
      noRegionAdm: region,
    });
  });

  test("of another region keep only the statuses asked for", () => {
    expect(firesQuery({ region: "08", statuses: [3] })).toMatchObject({ conditions: "3", noRegionAdm: "08" });
  });

  test("are filtered by place in the service's own names", () => {
    const near = { point: { lat: 47.4, lon: -72.8 }, radiusKm: 25 };
    expect(firesQuery({ mrc: "900", city: "90012", near })).toMatchObject({
      noMrc: "900",
      noMun: "90012",
      lat: "47.4",
      lon: "-72.8",
      rayonKm: "25",
    });
  });
});

test("statistics are the intensive zone's by default, and may be of a past moment", () => {
  expect(statisticsQuery()).toEqual({ intensive: "true", nordique: "false" });
  const at = new Date("2026-06-01T12:00:00Z");
  expect(statisticsQuery({ intensive: false, northern: true, at })).toEqual({
    intensive: "false",
    nordique: "true",
    dateHistorique: "2026-06-01T12:00:00.000Z",
  });
});

test("restrictions are asked of every kind", () => {
  expect(restrictionsQuery({ region: "02" })).toEqual({
    ifco: "true",
    rtf12_20: "true",
    rtf8_20: "true",
    rtf24: "true",
    prohibitionAcces: "true",
    fermeture: "true",
    interdictionVol: "true",
    zoneRisque: "true",
    noRegionAdm: "02",
  });
});

describe("address", () => {
  const base = "https://data.example/api";

  test("follows the base, with no question mark for no query", () => {
    expect(fireDataUrl(base, FIRE_DATA_PATHS.causes, {}, false)).toBe(`${base}/public/feux-sources-ignition`);
  });

  test("carries the query, escaped", () => {
    const url = new URL(fireDataUrl(base, FIRE_DATA_PATHS.fires, firesQuery({ mrc: "a&b" }), false));
    expect(url.searchParams.get("conditions")).toBe("0,1,2,3,4,5,6");
    expect(url.searchParams.get("noMrc")).toBe("a&b");
    expect(url.searchParams.has("test")).toBe(false);
  });

  test.each(Object.values(FIRE_DATA_PATHS))(
    "%s asks for test data in staging, static layers apart",
    (path) => {
      const url = new URL(fireDataUrl(base, path, {}, true));
      expect(url.searchParams.get("test")).toBe(path.startsWith("/public/") ? "true" : null);
    },
  );
});
