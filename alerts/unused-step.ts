const DAY_MS = 24 * 3_600_000;
/** How long before the erasure of a profile the first and the last warning are sent. */
export const FIRST_WARNING_MS = 60 * DAY_MS;
export const LAST_WARNING_MS = 14 * DAY_MS;
/** How long an unused profile is kept if no address was ever confirmed and no other channel works. */
export const UNCONFIRMED_MS = 7 * DAY_MS;

interface Unused {
  readonly usedAt: Date;
  /** When the profile's address started to wait for confirmation; null once any address was confirmed. */
  readonly unconfirmedSince: Date | null;
  /** The announced day of erasure; null before the first warning. */
  readonly eraseAt: Date | null;
  /** When the final warning before the erasure was queued; null before that. */
  readonly lastWarnedAt: Date | null;
  /** True if any channel can deliver a warning. */
  readonly isReached: boolean;
  /** When a channel first sent the last warning; `waits` while it is pending; null if no channel sent it. */
  readonly lastWent: Date | "waits" | null;
}

/**
 * Returns the step due for a profile at a moment. `keptMs` is how long an unused profile is kept. No one is
 * erased before the announced day, nor sooner than `LAST_WARNING_MS` after the last warning was sent. An
 * unreachable person cannot be warned, and gets no alerts either. If no address was ever confirmed, the
 * address can be a stranger's: the profile is kept for `UNCONFIRMED_MS` after its last use or new address.
 */
export function unusedStep(
  { usedAt, unconfirmedSince, eraseAt, lastWarnedAt, isReached, lastWent }: Unused,
  keptMs: number,
  at: Date,
): "first" | "last" | "erase" | null {
  const unwarnedEnd =
    unconfirmedSince === null || isReached
      ? usedAt.getTime() + keptMs
      : Math.max(usedAt.getTime(), unconfirmedSince.getTime()) + UNCONFIRMED_MS;
  const untilErased = (eraseAt?.getTime() ?? unwarnedEnd) - at.getTime();
  if (!isReached) return untilErased <= 0 ? "erase" : null;
  if (eraseAt === null) return untilErased <= FIRST_WARNING_MS ? "first" : null;
  if (lastWarnedAt === null) return untilErased <= LAST_WARNING_MS ? "last" : null;
  if (untilErased > 0 || lastWent === "waits") return null;
  // Every channel failed, so repeat the last warning.
  if (lastWent === null) return "last";
  return at.getTime() - lastWent.getTime() >= LAST_WARNING_MS ? "erase" : null;
}
