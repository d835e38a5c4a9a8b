import { eq, sql } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import { type Person, saveAddress } from "./authenticate.server.ts";

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

/**
 * Looks up unconfirmed addresses at the provider, one after the other, and saves the results. Stops early if
 * the provider is unavailable.
 * @param next called after each person; the loop stops if it returns false
 * @returns for each id of a person looked up, whether their address is confirmed
 * @throws {DatabaseError}
 */
export async function checkConfirmed(
  { database, seal, provider, now }: Needed,
  some: readonly Person[],
  next: () => Promise<boolean> = async () => true,
): Promise<ReadonlyMap<string, boolean>> {
  const answers = new Map<string, boolean>();
  for (const person of some) {
    try {
      const address = await provider.addressOf(person.subject);
      // The provider has no such person, or no address for the person, who then cannot confirm an address.
      if (address === null) await recordCheck({ database, now }, person.id);
      else await saveAddress({ database, seal, now }, person, address);
      answers.set(person.id, address?.isEmailVerified ?? false);
    } catch (error) {
      if (error instanceof AccountError) break;
      throw error;
    }
    if (!(await next())) break;
  }
  return answers;
}

const recordCheck = ({ database, now }: Pick<Needed, "database" | "now">, id: string) =>
  database.run((queries) => queries.update(people).set({ checkedAt: now() }).where(eq(people.id, id)));
