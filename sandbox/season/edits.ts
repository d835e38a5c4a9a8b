import { z } from "zod";
import { firePatch, fireRecord, newFire } from "./fire-record.ts";
import { measure, measurePatch } from "./measure-record.ts";
import { NO_SURROUNDINGS_EDITS, surroundingsEdits } from "./surroundings-edits.ts";
import { DANGER_IDS } from "./vocabulary.ts";

/** Returns the fields of a change without the undefined fields, which change nothing. */
export function definedFields(change: object): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const dangerLevel = z.literal(DANGER_IDS);
const dangerDay = z
  .union([dangerLevel, z.looseObject({ Id: dangerLevel }).transform(({ Id }) => Id)])
  .nullable()
  .optional();

/** A zone's danger levels set by hand, by day; null returns to the simulated weather. */
export const dangerEdit = z.strictObject({
  DangerJour1: dangerDay,
  DangerJour2: dangerDay,
  DangerJour3: dangerDay,
});
export type DangerEdit = z.output<typeof dangerEdit>;

const instant = z.number();

/** A person's changes to a season. `at` is the time of the change by the season's clock. */
export const edits = z.object({
  replaced: z.object({ at: instant, fires: z.array(fireRecord) }).nullable(),
  started: z.array(z.object({ Annee: z.number(), NoFeu: z.number(), at: instant, fields: newFire })),
  patches: z.array(z.object({ key: z.string(), at: instant, fields: firePatch })),
  danger: z.record(z.string(), dangerEdit),
  measuresIssued: z.array(measure),
  measuresChanged: z.record(z.string(), measurePatch),
  measuresLifted: z.array(z.string()),
  // Older stored seasons lack this field.
  surroundings: surroundingsEdits.default(NO_SURROUNDINGS_EDITS),
});
export type Edits = z.output<typeof edits>;

export const NO_EDITS: Edits = {
  replaced: null,
  started: [],
  patches: [],
  danger: {},
  measuresIssued: [],
  measuresChanged: {},
  measuresLifted: [],
  surroundings: NO_SURROUNDINGS_EDITS,
};
