import { and, lt, sql } from "drizzle-orm";
import { newsletterSubscribers } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";

/**
 * Deletes unconfirmed requests after their deadline: the row of an address without releases, or only the new
 * choice of an address with releases.
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
