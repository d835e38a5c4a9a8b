import { eq } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import { AccountError } from "./accounts-service.ts";
import type { Person } from "./known-person.server.ts";

/**
 * One act on a person's things at a time: what it counted or read is still so as it writes.
 * @returns them as they are now, whatever another act made of them since they were read
 * @throws {AccountError} `not-signed-in` when their profile was erased meanwhile
 */
export async function holdPerson(transaction: Transaction, personId: string): Promise<Person> {
  const [person] = await transaction.select().from(people).where(eq(people.id, personId)).for("update");
  if (person === undefined) throw new AccountError("not-signed-in", "This profile was erased.");
  return person;
}
