import { and, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { contactFiles, contactMessages } from "#database/schema.ts";
import type { FileStore } from "../file-store.server.ts";
import { sweepFiles } from "../file-sweep.server.ts";

interface Sweep {
  readonly database: Database;
  readonly store: FileStore;
  readonly now: Date;
}

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

/** Deletes files that no message has any more. @returns how many @throws {DatabaseError | FileStoreError} */
export const sweepContactFiles = ({ database, ...parts }: Sweep): Promise<number> =>
  sweepFiles({
    ...parts,
    async withRow(ids) {
      const rows = await database.run((queries) =>
        queries.select({ id: contactFiles.id }).from(contactFiles).where(inArray(contactFiles.id, ids)),
      );
      return rows.map(({ id }) => id);
    },
  });
