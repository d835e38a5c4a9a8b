import { eq } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";

/** One act on a person's things at a time: what it counted or read is still so as it writes. */
export async function holdPerson(transaction: Transaction, personId: string): Promise<void> {
  await transaction.select({ id: people.id }).from(people).where(eq(people.id, personId)).for("update");
}
