import { and, lt, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { contactFiles, contactMessages } from "#database/schema.ts";
import { type SweepParts, sweepFiles } from "../file-sweep.server.ts";

/**
 * Deletes messages from before a moment, of which the agency's mailbox has copies. Their rows of
 * `contact_files`, with the keys of the files, are deleted too. Keeps a message whose email still waits.
 * @returns how many messages were deleted
 * @throws {DatabaseError}
 */
export async function deleteOldContacts(database: Database, before: Date): Promise<number> {
  const gone = await database.run((queries) =>
    queries
      .delete(contactMessages)
      .where(
        and(
          lt(contactMessages.createdAt, before),
          sql`NOT EXISTS (SELECT 1 FROM deliveries WHERE natural_key = 'contact:' || ${contactMessages.id} AND state IN ('waiting', 'claimed'))`,
        ),
      )
      .returning({ id: contactMessages.id }),
  );
  return gone.length;
}

export const sweepContactFiles = (parts: Omit<SweepParts, "table">): Promise<number> =>
  sweepFiles({ ...parts, table: contactFiles });
