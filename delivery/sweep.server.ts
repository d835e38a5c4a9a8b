import { and, eq, lt, ne } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";

/** Forgets whom dead messages were for, and what they said: nobody has them tried again any more. @throws {DatabaseError} */
export async function forgetDead(database: Database, before: Date): Promise<void> {
  await database.run((queries) =>
    queries
      .update(deliveries)
      .set({ sealedAddress: "", about: {} })
      .where(
        and(eq(deliveries.state, "dead"), lt(deliveries.endedAt, before), ne(deliveries.sealedAddress, "")),
      ),
  );
}

/**
 * Has a dead message tried again.
 * @returns whether there is what it takes
 * @throws {DatabaseError}
 */
export async function reviveDead(database: Database, id: number, now: Date): Promise<boolean> {
  const revived = await database.run((queries) =>
    queries
      .update(deliveries)
      .set({ state: "waiting", attempts: 0, dueAt: now, endedAt: null, reason: null })
      .where(and(eq(deliveries.id, id), eq(deliveries.state, "dead"), ne(deliveries.sealedAddress, "")))
      .returning({ id: deliveries.id }),
  );
  return revived.length > 0;
}

/** Drops what is left of messages that ended before a moment. @throws {DatabaseError} */
export async function sweepDeliveries(database: Database, before: Date): Promise<void> {
  await database.run((queries) => queries.delete(deliveries).where(lt(deliveries.endedAt, before)));
}
