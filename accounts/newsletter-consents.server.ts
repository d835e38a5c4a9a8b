import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { newsletterConsents } from "#database/schema.ts";

/** Writes that an address no longer agrees to releases. */
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
