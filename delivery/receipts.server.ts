import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, deliveries } from "#database/schema.ts";
import { unnamed } from "./unnamed.ts";

/** What a channel tells later of a message that it took. */
export interface Receipt {
  readonly channel: Channel;
  /** What the channel called it as it took it. */
  readonly reference: string;
  readonly kind: "delivered" | "failed";
  readonly reason: string;
}

/** Whose profile a message came of, or whose subscription without one; neither for what outlives both. */
export interface MessageOwner {
  readonly personId: string | null;
  readonly subscriberId: string | null;
}

/**
 * Writes what became of a message after its channel took it; told twice, it is the same.
 * @returns whose message it was; null for none of ours
 * @throws {DatabaseError}
 */
export async function takeReceipt(
  database: Database,
  { channel, reference, kind, reason }: Receipt,
  now: Date,
): Promise<MessageOwner | null> {
  const [row] = await database.run((queries) =>
    queries
      .update(deliveries)
      .set(
        kind === "delivered"
          ? { deliveredAt: now }
          : { state: "dead", reason: unnamed(reason), endedAt: now },
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
      .returning({ personId: deliveries.personId, subscriberId: deliveries.subscriberId }),
  );
  return row ?? null;
}
