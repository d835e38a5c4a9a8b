import { and, lt, sql } from "drizzle-orm";
import { newsletterSubscribers } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";

/**
 * Deletes unconfirmed requests after their deadline. If the address gets no press releases, deletes its row.
 * Otherwise, only deletes the new choice.
 * @throws {DatabaseError}
 */
export async function endNewsletterRequests({
  database,
  now,
}: Pick<AccountsContext, "database" | "now">): Promise<void> {
  const isOver = lt(newsletterSubscribers.tokenUntil, now());
  const hasNone = sql`cardinality(${newsletterSubscribers.audiences}) = 0`;
  await database.run((queries) => queries.delete(newsletterSubscribers).where(and(isOver, hasNone)));
  await database.run((queries) =>
    queries
      .update(newsletterSubscribers)
      .set({ askedAudiences: null, tokenMark: null, tokenUntil: null })
      .where(isOver),
  );
}
