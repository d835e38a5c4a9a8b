import { z } from "zod";
import type { DangerLevel } from "#fires/danger.ts";
import type { ZoneDanger } from "#fires/model.ts";
import type { Change } from "./change.ts";
import { dangerLevel } from "./fire-state.ts";
import { moment } from "./moment.ts";

/** Today's danger of each zone, as last compared. */
export const dangerReading = z.object({
  v: z.literal(1),
  since: moment,
  /** By the zone's number. */
  levels: z.record(z.string(), dangerLevel),
});
export type DangerReading = z.output<typeof dangerReading>;

export interface DangerComparison {
  readonly next: DangerReading;
  readonly changes: readonly Change[];
}

/**
 * Compares today's levels, zone by zone. Tomorrow's and the day after's are forecasts, published anew each morning:
 * they are no change. A zone that an answer leaves out, gives no level, or gives two, keeps the one it had; one
 * seen for the first time is no news.
 */
export function compareDanger(
  known: DangerReading | null,
  answer: readonly ZoneDanger[],
  at: Date,
): DangerComparison {
  const levels: Record<string, DangerLevel> = { ...known?.levels };
  const changes: Change[] = [];
  for (const [zone, level] of todaysLevels(answer)) {
    const before = levels[zone];
    levels[zone] = level;
    if (before === undefined || before === level) continue;
    changes.push({ kind: "danger", subject: zone, before: { level: before }, after: { level } });
  }
  return { next: { v: 1, since: known?.since ?? at, levels }, changes };
}

function todaysLevels(answer: readonly ZoneDanger[]): Map<string, DangerLevel> {
  const levels = new Map<string, DangerLevel>();
  const unsure = new Set<string>();
  for (const { zone, days } of answer) {
    const level = days[0]?.level;
    if (level === undefined) continue;
    const other = levels.get(String(zone));
    if (other !== undefined && other !== level) unsure.add(String(zone));
    levels.set(String(zone), level);
  }
  for (const zone of unsure) levels.delete(zone);
  return levels;
}
