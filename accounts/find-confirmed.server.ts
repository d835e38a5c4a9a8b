import { sql } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { askConfirmed } from "./ask-confirmed.server.ts";

type Needed = Pick<AccountsContext, "database" | "seal" | "provider" | "now">;

const AT_ONCE = 50;

/**
 * Asks the provider about addresses that were not confirmed: whoever opens the link, on whatever device, need not come back to the
 * site to have their alerts. Once a minute about an address that is new, ever more seldom about one that is never confirmed; it ends
 * early where the provider does not answer.
 * @returns how many are confirmed now
 * @throws {DatabaseError}
 */
export async function findConfirmed(needed: Needed): Promise<number> {
  const at = sql`${needed.now().toISOString()}::timestamptz`;
  const waiting = await needed.database.run((queries) =>
    queries
      .select()
      .from(people)
      .where(
        sql`NOT email_verified AND checked_at + greatest(interval '1 minute', (${at} - coalesce(email_since, created_at)) / 10) <= ${at}`,
      )
      .orderBy(people.checkedAt)
      .limit(AT_ONCE),
  );
  const answers = await askConfirmed(needed, waiting);
  return [...answers.values()].filter(Boolean).length;
}
