import { eq } from "drizzle-orm";
import { phoneCodes } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { Person } from "./known-person.server.ts";

const MOST_TRIES = 5;

/** Whether a code that was sent may be typed still. */
export const mayBeTyped = (
  { attempts, expiresAt }: Pick<typeof phoneCodes.$inferSelect, "attempts" | "expiresAt">,
  now: Date,
): boolean => attempts < MOST_TRIES && expiresAt > now;

/** Until when the code may be typed that was sent to somebody's number; null without one. @throws {DatabaseError} */
export async function codeUntil(
  { database, now }: Pick<AccountsContext, "database" | "now">,
  { id, phoneMark, phoneVerifiedAt }: Person,
): Promise<Date | null> {
  if (phoneMark === null || phoneVerifiedAt !== null) return null;
  const [sent] = await database.run((queries) =>
    queries.select().from(phoneCodes).where(eq(phoneCodes.personId, id)),
  );
  return sent && sent.phoneMark === phoneMark && mayBeTyped(sent, now()) ? sent.expiresAt : null;
}
