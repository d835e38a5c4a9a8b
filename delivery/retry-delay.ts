const FIRST_MS = 15_000;
const LONGEST_MS = 30 * 60_000;
/** Maximum number of attempts: about one day at the longest delay. After a day, a message is useless. */
export const MOST_ATTEMPTS = 50;

/** Returns the delay (ms) after a failed `attempt` (from 1): doubled each time, and half of it random. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 20));
  return Math.round(longest * (0.5 + random() / 2));
}
