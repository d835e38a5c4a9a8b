/** A longer wait is taken for a mistake: nothing would be heard of for too long. */
const LONGEST_WAIT_MS = 3_600_000;

/** How long a Retry-After asks for, in seconds or as a date; null without one that can be read. */
export function waitAsked(header: string | null, at: Date = new Date()): number | null {
  const text = header?.trim() ?? "";
  if (text === "") return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - at.getTime();
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}
