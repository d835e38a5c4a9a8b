import { eq, sql } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import { keepAddress } from "./known-person.server.ts";

type Needed = Pick<AccountsContext, "database" | "seal" | "provider" | "now">;

const AT_ONCE = 50;

/**
 * Asks the provider about addresses that were not confirmed: whoever opens the link, on whatever device, need not come back to the
 * site to have their alerts. Once a minute about an address that is new, ever more seldom about one that is never confirmed; it ends
 * early where the provider does not answer.
 * @returns how many are confirmed now
 * @throws {DatabaseError}
 */
export async function findConfirmed({ database, seal, provider, now }: Needed): Promise<number> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const waiting = await database.run((queries) =>
    queries
      .select()
      .from(people)
      .where(
        sql`NOT email_verified AND checked_at + greatest(interval '1 minute', (${at} - coalesce(email_since, created_at)) / 10) <= ${at}`,
      )
      .orderBy(people.checkedAt)
      .limit(AT_ONCE),
  );
  let confirmed = 0;
  for (const person of waiting) {
    try {
      const said = await provider.addressOf(person.subject);
      // Gone from the provider, or without an address there: their profile is theirs to erase, and nothing is sent meanwhile.
      if (said === null) await noteAsked({ database, now }, person.id);
      else await keepAddress({ database, seal, now }, person, said);
      if (said?.isEmailVerified) confirmed++;
    } catch (error) {
      if (error instanceof AccountError) break;
      throw error;
    }
  }
  return confirmed;
}

const noteAsked = ({ database, now }: Pick<Needed, "database" | "now">, id: string) =>
  database.run((queries) => queries.update(people).set({ checkedAt: now() }).where(eq(people.id, id)));
