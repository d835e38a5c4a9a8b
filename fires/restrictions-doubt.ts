import { isOldAt } from "./freshness.ts";
import type { Reading, Restriction } from "./model.ts";
import { type Doubt, isForbidding } from "./open-fire.ts";
import { isInForce } from "./restriction-rules.ts";

/** Why nobody may say "no ban" by a reading of the restrictions; null where it may be said. */
export function restrictionsDoubt(
  { value, readAt, dropped }: Reading<readonly Restriction[]>,
  now: Date,
): Doubt | null {
  if (value === null || readAt === null) return "missing";
  if (isOldAt(readAt, now)) return "old";
  return dropped > 0 || value.some((each) => isBanUnplaced(each, now)) ? "incomplete" : null;
}

/** Why nobody may say by an empty list of restrictions that none is in force. */
export type ListDoubt = Exclude<Doubt, "missing">;

/** The doubt about a list of restrictions that have come; null where an empty one says that none is in force. */
export function listDoubt(reading: Reading<readonly Restriction[]>, now: Date): ListDoubt | null {
  const doubt = restrictionsDoubt(reading, now);
  return doubt === "missing" ? null : doubt;
}

/** A ban in force that holds on ground that nobody knows: without an area, and without a region or with one that is unknown. */
function isBanUnplaced(restriction: Restriction, now: Date): boolean {
  return isForbidding(restriction.type) && !restriction.isPlaced && isInForce(restriction, now);
}
