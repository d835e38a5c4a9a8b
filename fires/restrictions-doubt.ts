import { isOldAt, OLD_AFTER_MS } from "./freshness.ts";
import type { Reading, Restriction } from "./model.ts";
import { type Doubt, mayForbid } from "./open-fire.ts";
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

/** Whether an empty list of restrictions that have come says that none is in force. */
export interface ListDoubt {
  /** Why it does not; null where it does. */
  readonly why: Exclude<Doubt, "missing"> | null;
  /** The last moment at which it may, in milliseconds since 1970: a page left open then says so no longer. */
  readonly until: number | null;
}

/** The doubt about a list of restrictions that have come. */
export function listDoubt(reading: Reading<readonly Restriction[]>, now: Date): ListDoubt {
  const doubt = restrictionsDoubt(reading, now);
  return {
    why: doubt === "missing" ? null : doubt,
    until: reading.readAt && reading.readAt.getTime() + OLD_AFTER_MS,
  };
}

/** Whether a possible ban is in force on unknown ground: without a usable area, and with no region or an unknown one. */
function isBanUnplaced(restriction: Restriction, now: Date): boolean {
  return mayForbid(restriction.type) && !restriction.isPlaced && isInForce(restriction, now);
}
