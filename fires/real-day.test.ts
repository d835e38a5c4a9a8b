import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filterFires, sortFires } from "./chosen-fires.ts";
import { countActive, countByProtection, countByStatus, totalHectares } from "./counts.ts";
import { type FireDataDouble, startFireDataDouble } from "./fire-data.double.ts";
import { FIRE_DATA_PATHS } from "./fire-data-query.ts";
import type { Situation } from "./model.ts";
import { createSituationService } from "./situation.server.ts";
import { zoneShapesOf } from "./zone-of.server.ts";

/** Folder, outside the checkout, with the agency's fires of 2023-06-06, in the agency's worst season. */
const FOLDER = join(import.meta.dirname, "../../shared/data");
const read = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(join(FOLDER, name), "utf8"));

async function readDay(): Promise<Situation> {
  const double: FireDataDouble = await startFireDataDouble();
  try {
    double.answers.set("/public/feux", read("feux-2023-06-06.json"));
    const days = read("danger-2023-06-06.json").map(({ Jour1, Jour2, Jour3, ...zone }) => ({
      ...zone,
      DangerJour1: { Id: Jour1 },
      DangerJour2: { Id: Jour2 },
      DangerJour3: { Id: Jour3 },
    }));
    double.answers.set("/public/danger-incendie", [days]);
    const layer = zoneShapesOf(null).map(({ zone, name, geometry }) => ({
      Numero: zone,
      Nom: name,
      geojson: geometry,
    }));
    double.answers.set(FIRE_DATA_PATHS.zoneShapes, layer);
    return await createSituationService({ baseUrl: double.baseUrl, test: false }).read();
  } finally {
    await double.close();
  }
}

describe.skipIf(!existsSync(FOLDER))("the real day of 2023-06-06 (skipped if its data is missing)", () => {
  test("every fire is read with its status, protection zone and place", async () => {
    const { fires } = await readDay();
    const all = fires.value ?? [];
    expect(fires.dropped).toBe(0);
    expect(all).toHaveLength(436);
    expect(countActive(all)).toBe(156);
    expect(countByStatus(all)).toEqual({ 0: 1, 1: 0, 2: 3, 3: 111, 4: 23, 5: 18, 6: 280 });
    expect(countByProtection(all)).toEqual({ intensive: 423, northern: 13 });
    expect(
      all.every(({ at, causeId, startedAt }) => at !== null && causeId !== null && startedAt !== null),
    ).toBe(true);
    expect(all.filter(({ region }) => region === null).length).toBeLessThanOrEqual(1);
    const published = read("feux-2023-06-06.json").reduce(
      (sum, { SuperficieHa }) => sum + Number(SuperficieHa),
      0,
    );
    expect(totalHectares(all)).toBeCloseTo(published, 3);
  });

  test("every southern fire has its danger zone, including those offshore and beyond Ontario's border", async () => {
    const { fires, zoneShapes } = await readDay();
    expect(zoneShapes.value).toHaveLength(65);
    expect(fires.value?.filter(({ zone }) => zone === null).map(({ id }) => id)).toEqual([]);
  });

  test("sorted by gravity, the 111 fires out of control come first, the largest of them first", async () => {
    const { fires } = await readDay();
    const sorted = sortFires(fires.value ?? [], "gravity");
    expect(sorted.slice(0, 111).every(({ statusId }) => statusId === 3)).toBe(true);
    const sizes = sorted.slice(0, 111).map(({ sizeHa }) => sizeHa ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sorted.at(-1)?.statusId).toBe(6);
  });

  test("the filter of a region keeps only the fires in this region", async () => {
    const { fires } = await readDay();
    const all = fires.value ?? [];
    const regions = new Set(all.flatMap(({ region }) => region ?? []));
    const byRegion = [...regions].map((region) => filterFires(all, { region }).length);
    const placed = all.filter(({ region }) => region !== null).length;
    expect(byRegion.reduce((a, b) => a + b, 0)).toBe(placed);
  });

  test("every zone has its danger for three days", async () => {
    const { danger } = await readDay();
    const published = read("danger-2023-06-06.json");
    expect(danger.dropped).toBe(0);
    expect(danger.value?.map(({ zone, days }) => [zone, ...days.map((day) => day?.level ?? null)])).toEqual(
      published.map(({ NumeroZone, Jour1, Jour2, Jour3 }) => [NumeroZone, Jour1, Jour2, Jour3]),
    );
    expect(danger.value?.every(({ name }) => name !== "")).toBe(true);
  });
});
