const DAY_MS = 24 * 3_600_000;
/** How long before a profile is erased its person is first told so, and again. */
export const FIRST_WARNING_MS = 60 * DAY_MS;
export const LAST_WARNING_MS = 14 * DAY_MS;

/** A profile that nobody has used for long. */
interface Unused {
  readonly usedAt: Date;
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
 * of, nor sooner after the last warning left than it says; whoever nothing reaches cannot be warned, and heard of no fire either.
 */
export function unusedStep(
  { usedAt, eraseAt, lastWarnedAt, isReached, lastWent }: Unused,
  keptMs: number,
  at: Date,
): "first" | "last" | "erase" | null {
  const untilErased = (eraseAt?.getTime() ?? usedAt.getTime() + keptMs) - at.getTime();
  if (!isReached) return untilErased <= 0 ? "erase" : null;
  if (eraseAt === null) return untilErased <= FIRST_WARNING_MS ? "first" : null;
  if (lastWarnedAt === null) return untilErased <= LAST_WARNING_MS ? "last" : null;
  if (untilErased > 0 || lastWent === "waits") return null;
  // No channel took it: it is said again.
  if (lastWent === null) return "last";
  return at.getTime() - lastWent.getTime() >= LAST_WARNING_MS ? "erase" : null;
}
