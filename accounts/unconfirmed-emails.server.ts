import { type LimitResult, type RateLimits, takeSlot } from "#database/rate-limits.server.ts";
import type { Sender } from "./sender.ts";

/** Limit on these emails per network in any minute, besides three messages to the agency. */
const BY_MINUTE = { most: 2, perSeconds: 60 };
const LIMITS = [
  { of: "network", most: 30, perSeconds: 3600 },
  { of: "range", most: 60, perSeconds: 3600 },
] as const;

/**
 * Counts an email to an address that its owner has not confirmed, because anyone can type another person's
 * address. Emails of subscriptions and corrections, and copies of messages and reports, share these limits.
 * @throws {DatabaseError}
 */
export async function countUnconfirmedEmail(limits: RateLimits, sender: Sender): Promise<LimitResult> {
  const byMinute = await takeSlot(limits, `asked-emails:60:${sender.network}`, BY_MINUTE);
  if (!byMinute.isAllowed) return byMinute;
  for (const { of, ...limit } of LIMITS) {
    const usage = await limits.consume(`asked-emails:${limit.perSeconds}:${sender[of]}`, limit);
    if (!usage.isAllowed) return usage;
  }
  return { isAllowed: true };
}
