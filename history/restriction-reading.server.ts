import { z } from "zod";
import { restrictionState } from "./change.ts";
import { moment } from "./moment.ts";

/** A restriction of the stored list: announced, in force, or lifted recently. */
const storedRestriction = z.object({
  /** Current id in the data, which changes with the dates of the restriction. */
  id: z.string(),
  /** First id of the restriction, which all its changes have. */
  subject: z.string(),
  state: restrictionState,
  areaKm2: z.number().optional(),
  /** True if the restriction was in force at the last comparison. */
  begun: z.boolean(),
  /** Number of responses in a row without the restriction. */
  missing: z.number(),
  /** Time when the lift was reported; null before. The restriction is kept for a while: it can return. */
  liftedAt: moment.nullable(),
});
export type StoredRestriction = z.output<typeof storedRestriction>;

export const restrictionsReading = z.object({
  v: z.literal(1),
  since: moment,
  /** Number of unreadable records in the last response that lacked no restriction. */
  dropped: z.number(),
  list: z.array(storedRestriction),
});
export type RestrictionsReading = z.output<typeof restrictionsReading>;
