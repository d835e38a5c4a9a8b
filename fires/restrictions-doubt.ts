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
  return dropped > 0 || value.some((each) => isBanNowhere(each, now)) ? "incomplete" : null;
}

/** Whether an empty list of restrictions may want one that came: nobody may say by it that none is in force. */
export const areRestrictionsIncomplete = (reading: Reading<readonly Restriction[]>, now: Date): boolean =>
  restrictionsDoubt(reading, now) === "incomplete";

/** A ban in force that came without an area and without a region that is known: it holds somewhere, and nobody knows where. */
function isBanNowhere(restriction: Restriction, now: Date): boolean {
  const { type, area, regions } = restriction;
  return isForbidding(type) && area === null && regions.length === 0 && isInForce(restriction, now);
}
