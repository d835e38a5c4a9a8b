import { eq } from "drizzle-orm";
import type { Queries, Transaction } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import type { Person } from "./authenticate.server.ts";

/** Limit on numbers that a person can try: a response reveals whether a number has a profile. */
const TRIED = { most: 10, perSeconds: 3600 };

/** Counts a phone number that a person enters, except the profile's own. @throws {AccountError} `too-many` */
export async function countTried(
  { limits, keyedHash }: Pick<AccountsContext, "limits" | "keyedHash">,
  person: Person,
  phone: string | null | undefined,
): Promise<void> {
  if (!phone || keyedHash(phone) === person.phoneMark) return;
  const usage = await limits.consume(`phone-tried:${person.id}`, TRIED);
  if (!usage.isAllowed) throw new AccountError("too-many", "Too many numbers were tried.", usage);
}

/** Refuses a number that another profile has verified. @throws {AccountError} `phone-taken` */
export async function refuseTaken(
  queries: Queries | Transaction,
  person: Person,
  phoneMark: string,
): Promise<void> {
  const holders = await queries
    .select({ id: people.id, phoneVerifiedAt: people.phoneVerifiedAt })
    .from(people)
    .where(eq(people.phoneMark, phoneMark));
  if (holders.some(({ id, phoneVerifiedAt }) => id !== person.id && phoneVerifiedAt !== null))
    throw new AccountError("phone-taken", "Another profile has this phone_number.");
}
