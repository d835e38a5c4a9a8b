import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, deliveries } from "#database/schema.ts";
import { noteRefusals } from "./refusals.server.ts";
import { unnamed } from "./unnamed.ts";

/** What a channel tells later of a message that it took. */
export interface Receipt {
  readonly channel: Channel;
  /** What the channel called it as it took it. */
  readonly reference: string;
  readonly kind: "delivered" | "failed";
  readonly reason: string;
  /** Of a failure that says something of the channel: whether it also says that the address does not exist. */
  readonly refusal?: { readonly isGone: boolean };
}

/** Whose profile a message came of, or whose subscription without one; neither for what outlives both. */
export interface MessageOwner {
  readonly personId: string | null;
  readonly subscriberId: string | null;
}

/** Whose message a receipt is of, which text it said, and whether its address is dead. */
interface Received extends MessageOwner {
  readonly message: string;
  readonly isGone: boolean;
}

/**
 * Writes what became of a message after its channel took it; told twice, it is the same. Many refusals close the channel.
 * @param clock the database's own: workers compare what it writes
 * @returns null for a message that is not ours
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
          : { state: "dead", reason: unnamed(reason), endedAt: clock },
      )
      .where(
        and(
          eq(deliveries.channel, channel),
          eq(deliveries.reference, reference),
          // One that arrived did not fail, whatever comes after.
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
    const refusals = [{ id, isGone: refusal.isGone, reason: unnamed(reason) }];
    const verdict = await noteRefusals(transaction, channel, refusals, clock);
    return { ...owner, isGone: refusal.isGone && verdict.channel === "believed" };
  });
}
