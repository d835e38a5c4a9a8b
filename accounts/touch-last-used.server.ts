import { and, eq, type InferSelectModel, isNotNull, or, sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import { isNeverConfirmed, NEVER_CONFIRMED } from "./confirmed-email.server.ts";
import { endWarnings } from "./redirect-emails.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns true if the use must be recorded: daily, hourly if never confirmed, each time after a warning. */
export const mustTouchLastUsed = (
  person: Pick<InferSelectModel<typeof people>, "usedAt" | "eraseAt" | "emailVerified" | "emailOnceVerified">,
  now: Date,
): boolean =>
  person.eraseAt !== null ||
  now.getTime() - person.usedAt.getTime() >= (isNeverConfirmed(person) ? HOUR_MS : DAY_MS);

/** Records that a person used their profile. Clears the warnings of erasure, including those not sent yet. */
export async function touchLastUsed(transaction: Transaction, personId: string, now: Date): Promise<void> {
  const isLongAgo = sql`${people.usedAt} <= ${now.toISOString()}::timestamptz -
    CASE WHEN ${NEVER_CONFIRMED} THEN interval '1 hour' ELSE interval '24 hours' END`;
  const [noted] = await transaction
    .update(people)
    .set({ usedAt: now, eraseAt: null, lastWarnedAt: null })
    .where(and(eq(people.id, personId), or(isLongAgo, isNotNull(people.eraseAt))))
    .returning({ id: people.id });
  if (noted) await endWarnings(transaction, personId, now);
}
