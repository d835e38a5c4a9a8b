const MINUTE_MS = 60_000;
/** Past it pages warn in amber, and a site or a worker is not ready. */
export const LATE_AFTER_MS = 15 * MINUTE_MS;
export const OLD_AFTER_MS = 60 * MINUTE_MS;

/** How much the age of data matters: `late` is amber, `old` red. */
export type Freshness = "fresh" | "late" | "old";

/** Freshness of data read `ageMs` milliseconds ago. */
export function freshnessOf(ageMs: number): Freshness {
  if (ageMs > OLD_AFTER_MS) return "old";
  return ageMs > LATE_AFTER_MS ? "late" : "fresh";
}

/** Whether what was read then is too old to be said of today. */
export const isOldAt = (readAt: Date, now: Date): boolean =>
  freshnessOf(now.getTime() - readAt.getTime()) === "old";
