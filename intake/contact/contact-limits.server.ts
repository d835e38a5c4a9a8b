import { type Limit, type RateLimits, takeSlot } from "#database/rate-limits.server.ts";
import { TooManyMessages } from "./contact-service.ts";

/** Messages that one network (a family, an office) can send without a proof of work. */
export const WITHOUT_PROOF: Limit = { most: 5, perSeconds: 600 };
/** Limit on messages from one network in any minute, because each one is an email to the agency. */
const MESSAGES: Limit = { most: 3, perSeconds: 60 };
const MESSAGES_BY_HOUR: Limit = { most: 60, perSeconds: 3600 };
/** Most KiB of all senders' files in a day. */
export const DAILY_KIB = 2 * 1024 * 1024;
const DAY_SECONDS = 24 * 3600;
/**
 * Limits on files, in KiB: six messages with the maximum of files in an hour, and a tenth of the daily total in
 * a day, so that one network cannot use up everyone's total.
 */
const KIB_OF_ONE: Limit = { most: 90 * 1024, perSeconds: 3600 };
const KIB_OF_ONE_BY_DAY: Limit = { most: Math.floor(DAILY_KIB / 10), perSeconds: DAY_SECONDS };
const KIB_OF_ALL: Limit = { most: DAILY_KIB, perSeconds: DAY_SECONDS };

/**
 * Counts a message and the bytes of its files, from either form.
 * @throws {TooManyMessages} beyond a limit
 * @throws {DatabaseError}
 */
export async function countMessage(limits: RateLimits, sender: string, bytes: number): Promise<void> {
  const byMinute = await takeSlot(limits, `contact-minute:${sender}`, MESSAGES);
  if (!byMinute.isAllowed) throw new TooManyMessages(byMinute.retryAfterSeconds);
  const kib = Math.ceil(bytes / 1024);
  const counted = [
    [`contact-hour:${sender}`, MESSAGES_BY_HOUR, 1],
    [`contact-kib:${sender}`, KIB_OF_ONE, kib],
    [`contact-kib-day:${sender}`, KIB_OF_ONE_BY_DAY, kib],
    ["contact-kib", KIB_OF_ALL, kib],
  ] as const;
  for (const [key, limit, amount] of counted) {
    const usage = amount === 0 ? null : await limits.consume(key, limit, amount);
    if (usage && !usage.isAllowed) throw new TooManyMessages(usage.retryAfterSeconds);
  }
}
