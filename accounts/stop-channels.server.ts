import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { type Channel, HAS_ALERTS, savedFires, savedPlaces } from "#database/schema.ts";
import { withdrawAlertsIfLast } from "./consents.server.ts";
import { lockPerson } from "./lock-person.server.ts";

/** Ends a person's alerts on some channels, at all their places and fires. The places and fires stay. */
export async function stopChannels(
  transaction: Transaction,
  personId: string,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  // Lock the person as the place form does, so that neither write undoes the other.
  await lockPerson(transaction, personId);
  const none = {
    ...(channels.includes("email") && { byEmail: false }),
    ...(channels.includes("sms") && { bySms: false }),
    ...(channels.includes("push") && { byPush: false }),
  };
  await transaction
    .update(savedPlaces)
    .set({ ...none, changedAt: now })
    .where(and(eq(savedPlaces.personId, personId), HAS_ALERTS));
  await transaction
    .update(savedFires)
    .set(none)
    .where(and(eq(savedFires.personId, personId), HAS_ALERTS));
  await withdrawAlertsIfLast(transaction, personId, now);
}
