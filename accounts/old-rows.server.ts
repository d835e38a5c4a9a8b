import { sql } from "drizzle-orm";
import { inBatches } from "#database/in-batches.server.ts";
import type { Database } from "#database/open.server.ts";

/** Deletes the records of erased profiles, if the erasure ended before a moment. @throws {DatabaseError} */
export async function sweepDepartures(database: Database, before: Date): Promise<void> {
  await inBatches(
    database,
    (most) => sql`
      DELETE FROM deletions WHERE id IN (
        SELECT id FROM deletions WHERE finished_at < ${before.toISOString()}::timestamptz
        ORDER BY id LIMIT ${most}::integer)`,
  );
}

/** Deletes codes for phones that expired before a moment. @throws {DatabaseError} */
export async function sweepPhoneCodes(database: Database, before: Date): Promise<void> {
  await inBatches(
    database,
    (most) => sql`
      DELETE FROM phone_codes WHERE person_id IN (
        SELECT person_id FROM phone_codes WHERE expires_at < ${before.toISOString()}::timestamptz
        LIMIT ${most}::integer)`,
  );
}
