const MINUTE_MS = 60_000;
/** Above this age, pages show an amber warning, and a site or a worker is not ready. */
export const LATE_AFTER_MS = 15 * MINUTE_MS;
export const OLD_AFTER_MS = 60 * MINUTE_MS;

/** Severity of the age of data: `late` is amber, `old` red. */
export type Freshness = "fresh" | "late" | "old";

export function freshnessOf(ageMs: number): Freshness {
  if (ageMs > OLD_AFTER_MS) return "old";
  return ageMs > LATE_AFTER_MS ? "late" : "fresh";
}

/** Returns whether data that was read at `readAt` is too old to describe today. */
export const isOldAt = (readAt: Date, now: Date): boolean =>
  freshnessOf(now.getTime() - readAt.getTime()) === "old";
