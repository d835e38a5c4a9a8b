import { and, eq, inArray, like, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { deliveries, savedPlaces } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { isEmailConfirmed } from "./confirmed-email.server.ts";

interface Moved {
  readonly id: string;
  readonly emailVerified: boolean | null;
}

/**
 * Redirects a person's unsent emails from an old address to the current one. If the current address is
 * unconfirmed, only the welcome email moves. Other emails end for good: an operator's retry would send them
 * to an unconfirmed address.
 */
export async function redirectEmails(
  transaction: Transaction,
  person: Moved,
  address: string,
  { seal, now }: { readonly seal: Seal; readonly now: Date },
): Promise<void> {
  const isTheirs = and(eq(deliveries.personId, person.id), eq(deliveries.channel, "email"));
  if (!isEmailConfirmed(person)) {
    const isOver = and(isTheirs, ne(deliveries.kind, "welcome"));
    await end(transaction, isOver, { reason: "the address is another now", endedAt: now });
  }
  await setAddress(transaction, isTheirs, seal.close(address));
}

/**
 * Ends a person's unsent texts, except codes, after their number changes. Only codes go to an unverified
 * number. Also removes the number from their places, because the next save of a place would restore it.
 */
export async function endTexts(transaction: Transaction, personId: string, now: Date): Promise<void> {
  const isTheirs = and(eq(deliveries.personId, personId), eq(deliveries.channel, "sms"));
  const isOver = and(isTheirs, ne(deliveries.kind, "phone-code"));
  await end(transaction, isOver, { reason: "the number is another now", endedAt: now });
  await transaction.update(savedPlaces).set({ sealedPhone: null }).where(eq(savedPlaces.personId, personId));
}

/** Ends unsent notifications to a device that changed hands, so that its new person does not see them. */
export async function endNotices(
  transaction: Transaction,
  { id, personId }: { readonly id: string; readonly personId: string },
  now: Date,
): Promise<void> {
  const isTheirs = and(eq(deliveries.personId, personId), eq(deliveries.channel, "push"));
  const isOver = and(isTheirs, like(deliveries.naturalKey, `%:push:${id}`));
  await end(transaction, isOver, { reason: "the device is no longer theirs", endedAt: now });
}

/** Ends unsent warnings of erasure after the profile is used again, because they are no longer true. */
export async function endWarnings(transaction: Transaction, personId: string, now: Date): Promise<void> {
  const isOver = and(eq(deliveries.personId, personId), eq(deliveries.kind, "unused-profile"));
  await end(transaction, isOver, { reason: "the profile is used again", endedAt: now });
}

/** Ends deliveries for good: a worker or an operator cannot retry them. */
async function end(
  transaction: Transaction,
  which: SQL | undefined,
  ended: { readonly reason: string; readonly endedAt: Date },
): Promise<void> {
  await transaction
    .update(deliveries)
    .set({ state: "dead", ...ended, claimedBy: null, claimedUntil: null })
    .where(and(which, inArray(deliveries.state, ["waiting", "claimed"])));
  await setAddress(transaction, which, "");
}

/** Replaces the address of deliveries that still have one. The address of a sent delivery was deleted. */
async function setAddress(
  transaction: Transaction,
  which: SQL | undefined,
  sealedAddress: string,
): Promise<void> {
  await transaction
    .update(deliveries)
    .set({ sealedAddress })
    .where(and(which, ne(deliveries.sealedAddress, "")));
}
