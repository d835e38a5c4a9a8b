import { describe, expect, test } from "vitest";
import { sortFires } from "./chosen-fires.ts";
import { FULL_FIRE_RECORD } from "./examples.double.ts";
import { QUIET_ANSWERS } from "./fire-data.double.ts";
import { createSituationService } from "./situation.server.ts";
import { FIRE_SORTS } from "./sort-orders.ts";

const ROUNDS = 100;
/** Not a performance limit: enough for a busy machine. */
const TIME_LIMIT_MS = 60_000;

/** Returns deterministic noise (mulberry32), so that a failing round can be found again by its number. */
function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ODDITIES: readonly unknown[] = [
  null,
  "",
  " ",
  0,
  -1,
  1e308,
  "1e999",
  "NaN",
  true,
  [],
  [[]],
  {},
  { Id: {} },
  { Id: 3 },
  { type: "Polygon", coordinates: [[[null]]] },
  { type: "FeatureCollection", features: [null] },
  "2026-99-99",
  "javascript:alert(1)",
  "<script>",
  "POLYGON ((",
  "POLYGON ((0 0, 1 1, 1 0, 0 0))",
  "\u0000\ud800",
  "__proto__",
  { __proto__: null, constructor: 1, toString: null },
  JSON.parse('{"__proto__": {"Id": 3}, "length": 5}'),
];

type Noise = () => number;
const pick = <T>(noise: Noise, items: readonly T[]): T | undefined =>
  items[Math.floor(noise() * items.length)];

/** Returns the value with some of its parts replaced, removed or wrapped. */
function spoil(value: unknown, noise: Noise): unknown {
  const chance = noise();
  if (chance < 0.03) return pick(noise, ODDITIES);
  if (chance < 0.04) return [value];
  if (Array.isArray(value)) return value.filter(() => noise() > 0.02).map((item) => spoil(item, noise));
  if (typeof value !== "object" || value === null) return value;
  const remaining = Object.entries(value).filter(() => noise() > 0.03);
  return Object.fromEntries(remaining.map(([key, item]) => [key, spoil(item, noise)]));
}

async function readSpoiled(seed: number) {
  const noise = noiseOf(seed);
  const fires = Array.from({ length: 20 }, (_, index) => ({ ...FULL_FIRE_RECORD, NoFeu: index }));
  const answers: Record<string, unknown> = { ...QUIET_ANSWERS, "/public/feux": fires };
  const service = createSituationService({
    baseUrl: "http://data.example",
    test: false,
    fetch: async (input) => Response.json(spoil(answers[new URL(String(input)).pathname], noise)),
  });
  await service.read();
  return service.read({ bypass: true });
}

describe("corrupted responses", () => {
  test("corrupted responses never cause an error, and give only values that the model allows", {
    timeout: TIME_LIMIT_MS,
  }, async () => {
    let firesRead = 0;
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { fires, danger, restrictions, statistics, causes } = await readSpoiled(seed);
      firesRead += fires.value?.length ?? 0;
      for (const fire of fires.value ?? []) {
        expect([0, 1, 2, 3, 4, 5, 6], `round ${seed}`).toContain(fire.statusId);
        expect(fire.id, `round ${seed}`).toBe(`${fire.year}-${fire.number}`);
        expect(fire.sizeHa ?? 0, `round ${seed}`).toBeGreaterThanOrEqual(0);
        expect(fire.url ?? "https:", `round ${seed}`).toMatch(/^https?:/);
        expect(Number.isNaN(fire.startedAt?.getTime() ?? 0), `round ${seed}`).toBe(false);
        expect(fire.region ?? "01", `round ${seed}`).toMatch(/^(0[1-9]|1[0-7])$/);
      }
      for (const sort of FIRE_SORTS) sortFires(fires.value ?? [], sort);
      for (const { days } of danger.value ?? []) {
        for (const day of days) expect([1, 2, 3, 4, 5], `round ${seed}`).toContain(day?.level ?? 1);
      }
      for (const { area, regions } of restrictions.value ?? []) {
        expect(area?.coordinates.length ?? 1, `round ${seed}`).toBeGreaterThan(0);
        expect(
          regions.every((code) => /^\d\d$/.test(code)),
          `round ${seed}`,
        ).toBe(true);
      }
      for (const { fires: count } of causes.value ?? [])
        expect(count, `round ${seed}`).toBeGreaterThanOrEqual(0);
      expect(statistics.intensive.value?.activeFires ?? 0, `round ${seed}`).toBeGreaterThanOrEqual(0);
    }
    expect(firesRead, "enough is left to judge by").toBeGreaterThan(5 * ROUNDS);
  });
});
