import { eq } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import { AccountError } from "./accounts-service.ts";
import type { Person } from "./authenticate.server.ts";

/**
 * Locks a person's row, so that one command at a time changes their data: counts and reads stay valid until
 * the write.
 * @returns the person's current row, including changes since it was last read
 * @throws {AccountError} `not-signed-in` if the profile was erased meanwhile
 */
export async function lockPerson(transaction: Transaction, personId: string): Promise<Person> {
  const [person] = await transaction.select().from(people).where(eq(people.id, personId)).for("update");
  if (person === undefined) throw new AccountError("not-signed-in", "This profile was erased.");
  return person;
}
