import { describe, expect, test } from "vitest";
import {
  FIRE_DATA_PATHS,
  fireDataUrl,
  firesQuery,
  RESTRICTIONS_QUERY,
  statisticsQuery,
} from "./fire-data-query.ts";

describe("fires", () => {
  test("fires are requested with every status, in the intensive zone, by default", () => {
    expect(firesQuery()).toEqual({ conditions: "0,1,2,3,4,5,6", intensive: "true", nordique: "false" });
  });

  test("fires of the northern zone are requested too if the query asks for them", () => {
    expect(firesQuery({ northern: true })).toEqual({
      conditions: "0,1,2,3,4,5,6",
      intensive: "true",
      nordique: "true",
    });
  });
});

test("statistics are requested for the intensive zone by default, and can be requested for a past moment", () => {
  expect(statisticsQuery()).toEqual({ intensive: "true", nordique: "false" });
  const at = new Date("2026-06-01T12:00:00Z");
  expect(statisticsQuery({ intensive: false, northern: true, at })).toEqual({
    intensive: "false",
    nordique: "true",
    dateHistorique: "2026-06-01T12:00:00.000Z",
  });
});

test("restrictions of every kind are requested", () => {
  expect(RESTRICTIONS_QUERY).toEqual({
    ifco: "true",
    rtf12_20: "true",
    rtf8_20: "true",
    rtf24: "true",
    prohibitionAcces: "true",
    fermeture: "true",
    interdictionVol: "true",
    zoneRisque: "true",
  });
});

describe("the address of a call", () => {
  const base = "https://data.example/api";

  test("the address is the base address and the path, without a question mark if the query is empty", () => {
    expect(fireDataUrl(base, FIRE_DATA_PATHS.causes, {}, false)).toBe(`${base}/public/feux-sources-ignition`);
  });

  test("the address contains the query, escaped", () => {
    const url = new URL(fireDataUrl(base, FIRE_DATA_PATHS.fires, { ...firesQuery(), noMrc: "a&b" }, false));
    expect(url.searchParams.get("conditions")).toBe("0,1,2,3,4,5,6");
    expect(url.searchParams.get("noMrc")).toBe("a&b");
    expect(url.searchParams.has("test")).toBe(false);
  });

  test.each(Object.values(FIRE_DATA_PATHS))(
    "%s requests test data in staging, except static layers",
    (path) => {
      const url = new URL(fireDataUrl(base, path, {}, true));
      expect(url.searchParams.get("test")).toBe(path.startsWith("/public/") ? "true" : null);
    },
  );
});
