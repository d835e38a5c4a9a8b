import { isOldAt, OLD_AFTER_MS } from "./freshness.ts";
import type { Reading, Restriction } from "./model.ts";
import { type Doubt, mayForbid } from "./open-fire.ts";
import { isInForce } from "./restriction-rules.ts";

/** Returns why a reading of restrictions is not sufficient to say "no ban"; null if it is sufficient. */
export function restrictionsDoubt(
  { value, readAt, dropped }: Reading<readonly Restriction[]>,
  now: Date,
): Doubt | null {
  if (value === null || readAt === null) return "missing";
  if (isOldAt(readAt, now)) return "old";
  return dropped > 0 || value.some((each) => isBanUnplaced(each, now)) ? "incomplete" : null;
}

/** Whether an empty list of restrictions means that no restriction is in force. */
export interface ListDoubt {
  /** Reason to doubt an empty list; null if an empty list means that no restriction is in force. */
  readonly why: Exclude<Doubt, "missing"> | null;
  /** Time, in ms since 1970, until which an open page can show an empty list as "no restrictions". */
  readonly until: number | null;
}

/** Returns whether, and until when, an empty list means that no restriction is in force. */
export function listDoubt(reading: Reading<readonly Restriction[]>, now: Date): ListDoubt {
  const doubt = restrictionsDoubt(reading, now);
  return {
    why: doubt === "missing" ? null : doubt,
    until: reading.readAt && reading.readAt.getTime() + OLD_AFTER_MS,
  };
}

/** Returns whether a possible ban is in force on unknown ground: without a usable area and a known region. */
function isBanUnplaced(restriction: Restriction, now: Date): boolean {
  return mayForbid(restriction.type) && !restriction.isPlaced && isInForce(restriction, now);
}
