import { z } from "zod";
import { restrictionState } from "./change.ts";
import { moment } from "./moment.ts";

/** A restriction of the kept list: announced, in force, or lifted not long ago. */
const keptRestriction = z.object({
  /** The data's own id changes with its dates: the one it has now. */
  id: z.string(),
  /** The id it was first seen under, by which its changes name it. */
  subject: z.string(),
  state: restrictionState,
  areaKm2: z.number().optional(),
  /** It was in force when last compared. */
  begun: z.boolean(),
  /** Answers in a row without it. */
  missing: z.number(),
  /** Its end was told then; kept a while, since it may come back. */
  liftedAt: moment.nullable(),
});
export type KeptRestriction = z.output<typeof keptRestriction>;

/** The restrictions as last compared. */
export const restrictionsReading = z.object({
  v: z.literal(1),
  since: moment,
  /** Records that could not be read in the last answer that lacked no restriction. */
  dropped: z.number(),
  list: z.array(keptRestriction),
});
export type RestrictionsReading = z.output<typeof restrictionsReading>;
