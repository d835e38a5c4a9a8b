import { and, eq, inArray, like, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { deliveries, savedPlaces } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { isEmailConfirmed } from "./confirmed-email.ts";

interface Moved {
  readonly id: string;
  readonly emailVerified: boolean | null;
}

/**
 * What has not left for an address that is no longer somebody's does not go there, nor when an operator has it tried again. It goes to the
 * one that they have now; before that one is confirmed only the letter that welcomes does, and the rest ends as at an address that takes
 * nothing, for good: an operator who had it tried again would send it to an address that nobody confirmed.
 */
export async function turnLetters(
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
 * The same of texts, where the number is no longer somebody's: none but a code goes to a number that nobody proved. Nor do their places
 * keep the number that they came with: the next save of one would bring it back.
 */
export async function endTexts(transaction: Transaction, personId: string, now: Date): Promise<void> {
  const isTheirs = and(eq(deliveries.personId, personId), eq(deliveries.channel, "sms"));
  const isOver = and(isTheirs, ne(deliveries.kind, "phone-code"));
  await end(transaction, isOver, { reason: "the number is another now", endedAt: now });
  await transaction.update(savedPlaces).set({ sealedPhone: null }).where(eq(savedPlaces.personId, personId));
}

/** The same of notifications, where a device is no longer somebody's: whoever has it now is shown none of theirs. */
export async function endNotices(
  transaction: Transaction,
  { id, personId }: { readonly id: string; readonly personId: string },
  now: Date,
): Promise<void> {
  const isTheirs = and(eq(deliveries.personId, personId), eq(deliveries.channel, "push"));
  const isOver = and(isTheirs, like(deliveries.naturalKey, `%:push:${id}`));
  await end(transaction, isOver, { reason: "the device is no longer theirs", endedAt: now });
}

/** Warnings that a profile is to be erased go nowhere once it is used again: they would say what is no longer so. */
export async function endWarnings(transaction: Transaction, personId: string, now: Date): Promise<void> {
  const isOver = and(eq(deliveries.personId, personId), eq(deliveries.kind, "unused-profile"));
  await end(transaction, isOver, { reason: "the profile is used again", endedAt: now });
}

/** For good: one that a worker has in hand is not tried again where its channel gives it back, and nobody has any tried again there. */
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

/** Of those whose address is not forgotten, as it is of what went. */
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
