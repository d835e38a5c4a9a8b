import { expect, test } from "vitest";
import { pointAt } from "#territory/distance.ts";
import type { FireRow } from "../../../parts/fire/rows.ts";
import type { Around } from "./around.server.ts";
import { firesNear } from "./near-fires.ts";

const HERE = { lat: 47.44, lon: -72.78 };
const around = (...ways: readonly (readonly [bearing: number, km: number])[]): Around => ({
  region: "Mauricie",
  landmark: null,
  asOf: null,
  fires: ways.map(([bearing, km], at) => ({
    fire: { id: `2026-${at}` } as FireRow,
    at: pointAt(HERE, bearing, km),
  })),
});

test("firesNear returns fires within 20 km, sorted by distance from the exact point", () => {
  const near = firesNear(around([90, 12], [0, 3], [180, 20.1]), HERE);
  expect(near?.map(({ fire, km, direction }) => [fire.id, Math.round(km), direction])).toEqual([
    ["2026-1", 3, 0],
    ["2026-0", 12, 2],
  ]);
});

test("firesNear returns at most five fires near the point", () => {
  expect(firesNear(around(...[1, 2, 3, 4, 5, 6].map((km) => [0, km] as const)), HERE)).toHaveLength(5);
});

test("firesNear returns null, not an empty list, if the list of fires is missing", () => {
  expect(firesNear({ ...around(), fires: null }, HERE)).toBeNull();
});
