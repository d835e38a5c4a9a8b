import { expect, test } from "vitest";
import { zoneShapes } from "#territory/shapes.server.ts";
import { readRecords, wireCauseCount, wireGeographicCode } from "./client.server.ts";
import { createGroundReadings, toGeographicCode } from "./ground-readings.server.ts";
import { wireZoneShape } from "./wire-zone-shape.ts";
import { areApproximate, zoneOf } from "./zone-of.server.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };
const RECORDS = zoneShapes().areas.map(({ key, geometry }) => ({ Numero: key, Nom: "", geojson: geometry }));

/** Returns the zone shapes for the service's records. */
async function shapesBy(records: readonly object[]) {
  const { zoneShapes } = createGroundReadings({
    client: {
      zoneShapes: async () => readRecords(records, wireZoneShape),
      geographicCodes: async () => ({ records: [], dropped: 0 }),
    },
    now: Date.now,
  });
  await zoneShapes.refresh();
  return zoneShapes.current().value;
}
const zoneBy = async (records: readonly object[]) => zoneOf(await shapesBy(records), LA_TUQUE);

test("zone shapes count as approximate if even one of them is packaged with the site", async () => {
  expect(areApproximate(null)).toBe(true);
  expect(areApproximate(await shapesBy(RECORDS))).toBe(false);
  expect(areApproximate(await shapesBy(RECORDS.slice(1)))).toBe(true);
});

test("a place stays in its zone although the service's shape of this zone is unreadable", async () => {
  expect(await zoneBy(RECORDS)).toBe(26);
  expect(await zoneBy(RECORDS.map((one) => (one.Numero === 26 ? { ...one, geojson: "{" } : one)))).toBe(26);
});

test("a place stays in its zone although a truncated list of shapes lacks this zone", async () => {
  expect(await zoneBy(RECORDS.filter(({ Numero }) => Numero > 60))).toBe(26);
});

test("a place that a shape of the service covers is in this shape's zone, even if a packaged shape covers the place too", async () => {
  const grown = RECORDS.map((one) => (one.Numero === 26 ? { ...one, Numero: 70 } : one));
  expect(await zoneBy(grown)).toBe(70);
});

const read = (changes: object = {}) =>
  toGeographicCode(
    wireGeographicCode.parse({
      Nom: "La Tuque",
      CodeGeo: "90012",
      CodeGeo2: "90",
      RegionAdministrativeId: 4,
      Type: 3,
      ...changes,
    }),
  );

test("every field of a geographic code is read, and numbers and text are equivalent", () => {
  expect(read()).toEqual({ name: "La Tuque", code: "90012", codeAlt: "90", regionId: "04", type: "city" });
  expect(read({ CodeGeo: 90012, CodeGeo2: 90, Type: "3" })).toEqual(read());
});

test.each([
  [1, "region"],
  [2, "mrc"],
  [3, "city"],
])("a geographic code of type %d is a %s", (Type, type) => {
  expect(read({ Type })).toMatchObject({ type });
});

test("the region id of a geographic code stays unchanged if it is not a region code", () => {
  expect(read({ RegionAdministrativeId: 1204 }).regionId).toBe("1204");
  expect(read({ RegionAdministrativeId: null, CodeGeo2: null })).toMatchObject({
    regionId: null,
    codeAlt: null,
  });
});

test.each([{ Nom: null }, { CodeGeo: "" }, { Type: 0 }, { Type: 4 }, { Type: null }])(
  "a geographic code with %j is refused",
  (changes) => {
    const record = { Nom: "La Tuque", CodeGeo: "90012", Type: 3, ...changes };
    expect(wireGeographicCode.safeParse(record).success).toBe(false);
  },
);

test("a count of fires by cause is refused without a cause id from 1 to 9, or without a number", () => {
  expect(wireCauseCount.parse({ Id: "1", NbFeux: "60" })).toEqual({ Id: 1, NbFeux: 60 });
  for (const bad of [
    { Id: 0, NbFeux: 1 },
    { Id: 10, NbFeux: 1 },
    { Id: 1 },
    { NbFeux: 1 },
    { Id: 1, NbFeux: -1 },
    null,
  ]) {
    expect(wireCauseCount.safeParse(bad).success).toBe(false);
  }
});
