import { expect, test } from "vitest";
import { zoneShapes } from "#territory/shapes.server.ts";
import { readRecords } from "./client.server.ts";
import { createGroundReadings } from "./ground-readings.server.ts";
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

test("shapes are approximate if a single one of them is packaged", async () => {
  expect(areApproximate(null)).toBe(true);
  expect(areApproximate(await shapesBy(RECORDS))).toBe(false);
  expect(areApproximate(await shapesBy(RECORDS.slice(1)))).toBe(true);
});

test("a zone with an unreadable shape keeps its ground", async () => {
  expect(await zoneBy(RECORDS)).toBe(26);
  expect(await zoneBy(RECORDS.map((one) => (one.Numero === 26 ? { ...one, geojson: "{" } : one)))).toBe(26);
});

test("a truncated list leaves the other zones their ground", async () => {
  expect(await zoneBy(RECORDS.filter(({ Numero }) => Numero > 60))).toBe(26);
});

test("ground under a given shape belongs to it, whatever shapes are missing", async () => {
  const grown = RECORDS.map((one) => (one.Numero === 26 ? { ...one, Numero: 70 } : one));
  expect(await zoneBy(grown)).toBe(70);
});
