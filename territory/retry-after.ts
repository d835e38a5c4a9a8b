/** Longest accepted pause in ms. A longer pause is a mistake: the service would be unused for too long. */
export const LONGEST_WAIT_MS = 3_600_000;

/**
 * Reads a Retry-After header (seconds, or an HTTP date).
 * @returns milliseconds to wait from `now`, at most `LONGEST_WAIT_MS`; null if missing or unreadable
 */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  const text = header?.trim() ?? "";
  if (text === "") return null;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), LONGEST_WAIT_MS);
}
