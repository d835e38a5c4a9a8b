import { z } from "zod";
import { restrictionState } from "./change.ts";
import { moment } from "./moment.ts";

/** A restriction of the stored list: announced, in force, or lifted recently. */
const storedRestriction = z.object({
  /** The data's current id, which changes with the dates. */
  id: z.string(),
  /** The first id, which its changes use. */
  subject: z.string(),
  state: restrictionState,
  areaKm2: z.number().optional(),
  /** True if it was in force at the last comparison. */
  begun: z.boolean(),
  /** Number of responses in a row without the restriction. */
  missing: z.number(),
  /** Time when its end was reported; null before. It is then kept for a while, because it could come back. */
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
