import { eq } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import { type Person, saveAddress } from "./authenticate.server.ts";

type Needed = Pick<AccountsContext, "database" | "seal" | "provider" | "now">;

/**
 * Looks up unconfirmed addresses at the provider, one after the other, and saves the results. Stops early if
 * the provider is unavailable.
 * @param next called after each person; the loop stops if it returns false
 * @returns whether the address is confirmed, by the id of each person looked up
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
