import { eq } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import { keepAddress, type Person } from "./known-person.server.ts";

type Needed = Pick<AccountsContext, "database" | "seal" | "provider" | "now">;

/**
 * Asks the provider about addresses that were not confirmed, one after the other, and writes down what it says. It ends early where the
 * provider does not answer.
 * @param next awaited after each; false: the others are not asked about
 * @returns whether the address is confirmed, by the id of each person who was asked about
 * @throws {DatabaseError}
 */
export async function askConfirmed(
  { database, seal, provider, now }: Needed,
  some: readonly Person[],
  next: () => Promise<boolean> = async () => true,
): Promise<ReadonlyMap<string, boolean>> {
  const answers = new Map<string, boolean>();
  for (const person of some) {
    try {
      const said = await provider.addressOf(person.subject);
      // Gone from the provider, or without an address there: nothing is sent to them, and nobody confirms it.
      if (said === null) await noteAsked({ database, now }, person.id);
      else await keepAddress({ database, seal, now }, person, said);
      answers.set(person.id, said?.isEmailVerified ?? false);
    } catch (error) {
      if (error instanceof AccountError) break;
      throw error;
    }
    if (!(await next())) break;
  }
  return answers;
}

const noteAsked = ({ database, now }: Pick<Needed, "database" | "now">, id: string) =>
  database.run((queries) => queries.update(people).set({ checkedAt: now() }).where(eq(people.id, id)));
