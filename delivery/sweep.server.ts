import { and, eq, ne, sql } from "drizzle-orm";
import { inBatches } from "#database/in-batches.server.ts";
import type { Database } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";

/** Deletes addresses and contents of dead messages that can no longer be retried. @throws {DatabaseError} */
export async function forgetDead(database: Database, before: Date, rowsAtOnce?: number): Promise<void> {
  const forget = (most: number) => sql`
    UPDATE deliveries SET sealed_address = '', about = '{}' WHERE id IN (
      SELECT id FROM deliveries
      WHERE state = 'dead' AND sealed_address <> '' AND ended_at < ${before.toISOString()}::timestamptz
      ORDER BY ended_at LIMIT ${most}::integer)`;
  await inBatches(database, forget, rowsAtOnce);
}

/** Retries a dead message. @returns false if its data was already deleted @throws {DatabaseError} */
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
