import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { newsletterConsents, newsletterSubscribers } from "#database/schema.ts";

export async function withdrawNewsletter(
  transaction: Transaction,
  emailMark: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(newsletterConsents)
    .set({ withdrawnAt: now })
    .where(and(eq(newsletterConsents.emailMark, emailMark), isNull(newsletterConsents.withdrawnAt)));
}

/** Ends a subscription without a profile. Only the record of its consent remains. */
export async function endSubscription(
  transaction: Transaction,
  subscriberId: string,
  now: Date,
): Promise<void> {
  const [ended] = await transaction
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, subscriberId))
    .returning({ emailMark: newsletterSubscribers.emailMark });
  if (ended) await withdrawNewsletter(transaction, ended.emailMark, now);
}

/** Ends the subscription of an address, confirmed or only requested. */
export async function endSubscriptionOf(
  transaction: Transaction,
  emailMark: string,
  now: Date,
): Promise<void> {
  await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailMark, emailMark));
  await withdrawNewsletter(transaction, emailMark, now);
}
