import { sql } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { checkConfirmed } from "./check-confirmed.server.ts";

type Needed = Pick<AccountsContext, "database" | "seal" | "provider" | "now">;

const AT_ONCE = 50;

/**
 * Checks unconfirmed addresses at the provider, so that alerts start without a new visit after the link is
 * opened on any device. Checks a new address once a minute, and an older one less and less often. Stops early
 * if the provider is unavailable.
 * @returns how many addresses are now confirmed
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
  const answers = await checkConfirmed(needed, waiting);
  return [...answers.values()].filter(Boolean).length;
}
