import { and, eq, isNull } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { MessageOwner } from "#delivery/receipts.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { Person } from "./known-person.server.ts";
import { markOfEmail } from "./marks.server.ts";
import { endSubscription } from "./newsletter-consents.server.ts";

const COLUMNS = { email: people.emailRefusedAt, sms: people.phoneRefusedAt } as const;

/** An address, and whose message it took nothing of. */
interface RefusedAddress extends MessageOwner {
  readonly channel: "email" | "sms";
  readonly address: string;
}

/**
 * Nothing more is sent to an address that takes nothing: its person reads so on the site, and may try it again; a subscription without
 * a profile ends, since nobody could be told. One that was theirs, and is no more, says nothing of the one that they have now.
 * @throws {DatabaseError}
 */
export async function refuseAddress(
  { database, seal, mark, now }: Pick<AccountsContext, "database" | "seal" | "mark" | "now">,
  { channel, address, personId, subscriberId }: RefusedAddress,
): Promise<void> {
  const isTheirs = ({ sealedEmail, phoneMark }: Person) =>
    channel === "email"
      ? markOfEmail(mark, address) === markOfEmail(mark, seal.open(sealedEmail))
      : mark(address) === phoneMark;
  if (subscriberId !== null)
    await database.transaction((transaction) => endSubscription(transaction, subscriberId, now()));
  if (personId === null) return;
  const change = channel === "email" ? { emailRefusedAt: now() } : { phoneRefusedAt: now() };
  await database.transaction(async (transaction) => {
    const [person] = await transaction.select().from(people).where(eq(people.id, personId)).for("update");
    if (person === undefined || !isTheirs(person)) return;
    await transaction
      .update(people)
      .set(change)
      .where(and(eq(people.id, personId), isNull(COLUMNS[channel])));
  });
}

/** An address is tried again. @throws {DatabaseError} */
export async function tryAddressAgain(
  { database }: Pick<AccountsContext, "database">,
  channel: "email" | "sms",
  personId: string,
): Promise<void> {
  const change = channel === "email" ? { emailRefusedAt: null } : { phoneRefusedAt: null };
  await database.run((queries) => queries.update(people).set(change).where(eq(people.id, personId)));
}
