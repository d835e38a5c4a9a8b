const FIRST_MS = 15_000;
const LONGEST_MS = 30 * 60_000;
/** About one day of attempts at the longest delay. A message is useless after that. */
export const MOST_ATTEMPTS = 50;

/**
 * Returns the delay of a failed message. It doubles each time. Half of it is random, to spread messages that
 * failed together.
 * @param attempt from 1
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 20));
  return Math.round(longest * (0.5 + random() / 2));
}
