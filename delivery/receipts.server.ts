import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, deliveries } from "#database/schema.ts";
import { redactAddress } from "./redact-address.ts";
import { recordRefusals } from "./refusals.server.ts";

/** A later report by a channel about a message that it accepted. */
export interface Receipt {
  readonly channel: Channel;
  /** The channel's own id of the message. */
  readonly reference: string;
  readonly kind: "delivered" | "failed";
  readonly reason: string;
  /** Set if the failure can be the channel's fault. `isGone`: the address does not exist. */
  readonly refusal?: { readonly isGone: boolean };
}

/** The person of a message, or the subscriber without a profile; both null if the message has no owner. */
export interface MessageOwner {
  readonly personId: string | null;
  readonly subscriberId: string | null;
}

/** Owner and kind of the message that a receipt is about, and whether the message's address is dead. */
interface Received extends MessageOwner {
  readonly message: string;
  readonly isGone: boolean;
}

/**
 * Saves the result of a message after its channel accepted it. A repeated receipt has no effect. Many
 * refusals close the channel.
 * @param clock the database's clock, because several workers compare the times
 * @returns null if the message is not ours
 * @throws {DatabaseError}
 */
export async function takeReceipt(
  database: Database,
  { channel, reference, kind, reason, refusal }: Receipt,
  clock: SQL = sql`now()`,
): Promise<Received | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(deliveries)
      .set(
        kind === "delivered"
          ? { deliveredAt: clock }
          : { state: "dead", reason: redactAddress(reason), endedAt: clock },
      )
      .where(
        and(
          eq(deliveries.channel, channel),
          eq(deliveries.reference, reference),
          // A delivered message did not fail, whatever receipt follows.
          kind === "delivered"
            ? inArray(deliveries.state, ["sent"])
            : sql`state = 'sent' AND delivered_at IS NULL`,
        ),
      )
      .returning({
        id: deliveries.id,
        message: deliveries.kind,
        personId: deliveries.personId,
        subscriberId: deliveries.subscriberId,
      });
    if (row === undefined) return null;
    const { id, ...owner } = row;
    if (refusal === undefined) return { ...owner, isGone: false };
    const refusals = [{ id, isGone: refusal.isGone, reason: redactAddress(reason) }];
    const verdict = await recordRefusals(transaction, channel, refusals, clock);
    return { ...owner, isGone: refusal.isGone && verdict.channel === "believed" };
  });
}
