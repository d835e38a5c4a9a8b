const DAY_MS = 24 * 3_600_000;
/** How long before a profile is erased its person is first told so, and again. */
export const FIRST_WARNING_MS = 60 * DAY_MS;
export const LAST_WARNING_MS = 14 * DAY_MS;
/** How long a profile is kept unused whose address nobody ever confirmed, and that nothing else reaches. */
export const UNCONFIRMED_MS = 7 * DAY_MS;

/** A profile that nobody has used for long. */
interface Unused {
  readonly usedAt: Date;
  /** Since when its address waits to be confirmed; null once any of its person's was. */
  readonly unconfirmedSince: Date | null;
  /** The day that was said; null before anything was. */
  readonly eraseAt: Date | null;
  /** When the last warning was posted. */
  readonly lastWarnedAt: Date | null;
  /** Whether any channel of theirs takes a warning. */
  readonly isReached: boolean;
  /** What became of the last warning: when it first went by a channel; `waits` while it may; null where none took it, or was asked. */
  readonly lastWent: Date | "waits" | null;
}

/**
 * What is due for it at a moment, by the time in ms that a profile is kept unused. Nobody is erased before the day that they were told
 * of, nor sooner after the last warning left than it says; whoever nothing reaches cannot be warned, and heard of no fire either. If
 * nobody ever confirmed their address either, it may be a stranger's: they have a few days, from their last use or that address on.
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
  // No channel took it: it is said again.
  if (lastWent === null) return "last";
  return at.getTime() - lastWent.getTime() >= LAST_WARNING_MS ? "erase" : null;
}
