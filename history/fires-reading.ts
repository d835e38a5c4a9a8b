import { z } from "zod";
import { listedFires } from "#fires/believe-fires.ts";
import { type FiresBelief, PENDING_FIELDS } from "#fires/fires-belief.ts";
import type { Point } from "#territory/point.ts";
import { type FireState, fireState, point } from "./fire-state.ts";
import { moment } from "./moment.ts";

const storedFire = z.object({
  state: fireState,
  missing: z.number(),
  behind: z.number(),
  gone: z.boolean(),
  held: z
    .partialRecord(z.enum(PENDING_FIELDS), z.object({ times: z.number(), value: z.string() }))
    .default({}),
});

/** The fires as last accepted, and when the watch started to follow them. */
export const firesReading = z
  .object({
    v: z.literal(1),
    /** Changes before this moment belong to another season. */
    since: moment,
    clock: moment.nullable(),
    doubted: z.number(),
    dropped: z.number(),
    believedAt: moment.optional(),
    fires: z.record(z.string(), storedFire),
    /** Last announced positions, by fire, of fires that have since moved slightly. */
    announced: z.record(z.string(), point).default({}),
  })
  .transform(({ believedAt, ...reading }) => ({ ...reading, believedAt: believedAt ?? reading.since }));

export interface FiresReading extends FiresBelief<FireState> {
  readonly v: 1;
  readonly since: Date;
  readonly announced: Readonly<Record<string, Point>>;
}

export type ListedFire = FireState & { readonly id: string };

export const firesOf = (reading: FiresReading): ListedFire[] =>
  [...listedFires(reading)].map(([id, state]) => ({ ...state, id }));
