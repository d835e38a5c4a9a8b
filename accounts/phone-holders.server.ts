import { eq } from "drizzle-orm";
import type { Queries, Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import type { Person } from "./known-person.server.ts";

/** Whether a number is another profile's, by their own word and a code. */
export async function isOthers(
  queries: Queries | Transaction,
  person: Person,
  phoneMark: string,
): Promise<boolean> {
  const holders = await queries
    .select({ id: people.id, phoneVerifiedAt: people.phoneVerifiedAt })
    .from(people)
    .where(eq(people.phoneMark, phoneMark));
  return holders.some(({ id, phoneVerifiedAt }) => id !== person.id && phoneVerifiedAt !== null);
}
