import { lt } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";

/** Drops what is left of messages that ended before a moment. @throws {DatabaseError} */
export async function sweepDeliveries(database: Database, before: Date): Promise<void> {
  await database.run((queries) => queries.delete(deliveries).where(lt(deliveries.endedAt, before)));
}
