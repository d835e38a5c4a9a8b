import { z } from "zod";
import { believeDanger } from "#fires/believe-danger.ts";
import type { ZoneDanger } from "#fires/model.ts";
import type { DangerChange } from "./change.ts";
import { dangerLevel } from "./fire-state.ts";
import { moment } from "./moment.ts";

/** Today's danger of each zone, as last believed. */
export const dangerReading = z.object({
  v: z.literal(1),
  since: moment,
  /** By the zone's number. */
  levels: z.record(z.string(), dangerLevel),
  missing: z.record(z.string(), z.number()).default({}),
  jumped: z.number().default(0),
  lowered: z.record(z.string(), z.number()).default({}),
});
export type DangerReading = z.output<typeof dangerReading>;

export interface DangerComparison {
  readonly next: DangerReading;
  readonly changes: readonly DangerChange[];
  /** Why the answer is not believed as it is. */
  readonly reason: string | null;
}

/**
 * Judges an answer, and lists today's levels that changed. Tomorrow's and the day after's are forecasts, renewed each
 * morning: they are no change. A zone that is seen for the first time is no news.
 */
export function compareDanger(
  known: DangerReading | null,
  answer: readonly ZoneDanger[],
  at: Date,
): DangerComparison {
  const { belief, reason } = believeDanger(known, answer);
  const changes = Object.entries(belief.levels).flatMap(([subject, level]): DangerChange[] => {
    const before = known?.levels[subject];
    return before === undefined || before === level
      ? []
      : [{ kind: "danger", subject, before: { level: before }, after: { level } }];
  });
  return { next: { v: 1, since: known?.since ?? at, ...belief }, changes, reason };
}
