const FIRST_MS = 15_000;
const LONGEST_MS = 30 * 60_000;
/** A day of attempts, by the longest delays: what nobody took by then helps nobody. */
export const MOST_ATTEMPTS = 50;

/**
 * How long a failed message waits: doubling, with a random half so that what failed together does not come back together.
 * @param attempt from 1
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 20));
  return Math.round(longest * (0.5 + random() / 2));
}
