import { and, lt, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { contactMessages } from "#database/schema.ts";

/**
 * Deletes messages from before a moment, with the keys of their files, because the mailbox has them. Keeps a
 * message whose email still waits.
 * @returns how many were deleted
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
