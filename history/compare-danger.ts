import { z } from "zod";
import { believeDanger } from "#fires/believe-danger.ts";
import type { ZoneDanger } from "#fires/model.ts";
import type { ComparedAnswer, DangerChange } from "./change.ts";
import { dangerLevel } from "./fire-state.ts";
import { moment } from "./moment.ts";

/** Today's danger of each zone, as last accepted. */
export const dangerReading = z.object({
  v: z.literal(1),
  since: moment,
  /** Levels by zone number. */
  levels: z.record(z.string(), dangerLevel),
  missing: z.record(z.string(), z.number()).default({}),
  jumped: z.number().default(0),
  lowered: z.record(z.string(), z.number()).default({}),
});
export type DangerReading = z.output<typeof dangerReading>;

/**
 * Checks a response, and lists today's levels that changed. Levels of later days are forecasts, renewed each
 * morning, and not changes. A zone seen for the first time is not a change.
 */
export function compareDanger(
  known: DangerReading | null,
  answer: readonly ZoneDanger[],
  at: Date,
): ComparedAnswer<DangerReading, DangerChange> {
  const { belief, reason } = believeDanger(known, answer);
  const changes = Object.entries(belief.levels).flatMap(([subject, level]): DangerChange[] => {
    const before = known?.levels[subject];
    return before === undefined || before === level
      ? []
      : [{ kind: "danger", subject, before: { level: before }, after: { level } }];
  });
  return { next: { v: 1, since: known?.since ?? at, ...belief }, changes, reason };
}
