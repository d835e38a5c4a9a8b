import { and, eq, isNull } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { MessageOwner } from "#delivery/receipts.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { endSubscription } from "./newsletter-consents.server.ts";

const COLUMNS = { email: people.emailRefusedAt, sms: people.phoneRefusedAt } as const;

/**
 * Nothing more is sent to an address that takes nothing: its person reads so on the site, and may try it again; a subscription without
 * a profile ends, since nobody could be told.
 * @throws {DatabaseError}
 */
export async function refuseAddress(
  { database, now }: Pick<AccountsContext, "database" | "now">,
  channel: "email" | "sms",
  { personId, subscriberId }: MessageOwner,
): Promise<void> {
  if (subscriberId !== null)
    await database.transaction((transaction) => endSubscription(transaction, subscriberId, now()));
  if (personId === null) return;
  const change = channel === "email" ? { emailRefusedAt: now() } : { phoneRefusedAt: now() };
  await database.run((queries) =>
    queries
      .update(people)
      .set(change)
      .where(and(eq(people.id, personId), isNull(COLUMNS[channel]))),
  );
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
