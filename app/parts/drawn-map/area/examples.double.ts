import { DANGER_LEVELS } from "#fires/danger.ts";
import { exampleFire, exampleReading, exampleSituation } from "#fires/examples.double.ts";
import type { Fire, Situation } from "#fires/model.ts";
import type { StatusId } from "#fires/status.ts";
import type { Point } from "#territory/point.ts";
import { ZONES } from "#territory/zones.ts";

export const NOW = new Date("2026-07-02T12:00:00Z");

/** Builds a test situation with these fires, no restrictions, and a danger level that differs by zone. */
export function mappedSituation(fires: readonly Fire[], changes: Partial<Situation> = {}): Situation {
  const danger = ZONES.map(({ number, name }) => {
    const level = DANGER_LEVELS[number % DANGER_LEVELS.length] ?? 1;
    const day = { level, color: null, label: { fr: "", en: "" } };
    return { zone: number, name, days: [day, null, null] as const };
  });
  return exampleSituation({
    fires: exampleReading(fires),
    danger: exampleReading(danger),
    restrictions: exampleReading([]),
    ...changes,
  });
}

/** Returns pseudorandom points over the province and beyond, the same at each run. */
export function scatteredPoints(count: number): Point[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return Array.from({ length: count }, () => ({ lon: -80 + next() * 23, lat: 45 + next() * 17 }));
}

/** Creates a fire at each point, with statuses and sizes in rotation. */
export const firesAt = (points: readonly Point[]): Fire[] =>
  points.map((at, index) =>
    exampleFire({
      id: `2026-${index + 1}`,
      at,
      region: null,
      zone: null,
      statusId: (index % 7) as StatusId,
      sizeHa: [1, 100, 5000][index % 3] ?? null,
    }),
  );
