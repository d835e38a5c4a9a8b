const FIRST_MS = 15_000;
const LONGEST_MS = 30 * 60_000;
/** Most attempts: about one day at the longest delay. A message is useless after that. */
export const MOST_ATTEMPTS = 50;

/** Returns a failed message's delay: doubled each `attempt` (from 1), half of it random to spread retries. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 20));
  return Math.round(longest * (0.5 + random() / 2));
}
