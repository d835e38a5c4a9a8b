import { sql } from "drizzle-orm";
import { inBatches } from "#database/in-batches.server.ts";
import type { Database } from "#database/open.server.ts";

/** Deletes consultations from before a moment. @returns how many were deleted @throws {DatabaseError} */
export async function sweepConsultations(
  database: Database,
  before: Date,
  rowsAtOnce?: number,
): Promise<number> {
  const drop = (most: number) => sql`
    DELETE FROM consultations WHERE id IN (
      SELECT id FROM consultations WHERE read_at < ${before.toISOString()}::timestamptz
      ORDER BY read_at LIMIT ${most}::integer)`;
  return inBatches(database, drop, rowsAtOnce);
}
