import { expect, test } from "vitest";
import { exampleReading, exampleSituation } from "#fires/examples.double.ts";
import { mapView } from "./map-view.server.ts";
import { type DrawnFire, readFires, readZones, writeFires, writeZones } from "./map-view.ts";

test("zones survive a round trip as text, with those without a level", () => {
  const zones = [
    { zone: 1, level: 5 as const },
    { zone: 2, level: 4 as const },
    { zone: 10, level: 1 as const },
    { zone: 69, level: null },
    { zone: 68, level: 2 as const },
  ];
  expect(readZones(writeZones(zones))).toEqual(zones);
});

test("fires survive a round trip as text, grouped by status and weight", () => {
  const fires: DrawnFire[] = [
    { x: 0, y: 760, statusId: 0, weight: 0 },
    { x: 418, y: 508, statusId: 3, weight: 2 },
    { x: 20, y: 300, statusId: 3, weight: 2 },
  ];
  expect(readFires(writeFires(fires))).toEqual([
    { statusId: 0, weight: 0, count: 1, steps: "0 760" },
    { statusId: 3, weight: 2, count: 2, steps: "418 508-398-208" },
  ]);
  expect(readFires(writeFires([]))).toEqual([]);
});

test("fires that were never received are null and not empty", () => {
  expect(mapView(exampleSituation()).fires).toBeNull();
  expect(mapView(exampleSituation({ fires: exampleReading([]) })).fires).toBe("");
});
