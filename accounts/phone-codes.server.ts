import { eq } from "drizzle-orm";
import { phoneCodes } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { Person } from "./authenticate.server.ts";

const MOST_TRIES = 5;

/** Returns true if a sent code can still be typed. */
export const canBeTyped = (
  { attempts, expiresAt }: Pick<typeof phoneCodes.$inferSelect, "attempts" | "expiresAt">,
  now: Date,
): boolean => attempts < MOST_TRIES && expiresAt > now;

/**
 * Returns the time when the code sent to a person's number expires; null without one.
 * @throws {DatabaseError}
 */
export async function codeUntil(
  { database, now }: Pick<AccountsContext, "database" | "now">,
  { id, phoneMark, phoneVerifiedAt }: Person,
): Promise<Date | null> {
  if (phoneMark === null || phoneVerifiedAt !== null) return null;
  const [sent] = await database.run((queries) =>
    queries.select().from(phoneCodes).where(eq(phoneCodes.personId, id)),
  );
  return sent && sent.phoneMark === phoneMark && canBeTyped(sent, now()) ? sent.expiresAt : null;
}
