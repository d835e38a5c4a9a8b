import { inArray } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import type { contactFiles, reportPhotos } from "#database/schema.ts";
import type { FileStore } from "./file-store.server.ts";

export interface SweepParts {
  readonly database: Database;
  readonly store: FileStore;
  /** Table whose rows have the files' ids. */
  readonly table: typeof contactFiles | typeof reportPhotos;
  readonly now: Date;
}

/** Age in ms from which a file without a row is deleted: a file is stored before its row is written. */
const YOUNG_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** Deletes files without a row. @returns how many were deleted @throws {DatabaseError | FileStoreError} */
export async function sweepFiles({ database, store, table, now }: SweepParts): Promise<number> {
  const old = await store.olderThan(new Date(now.getTime() - YOUNG_MS));
  let deleted = 0;
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const some = old.slice(from, from + AT_ONCE);
    const rows = await database.run((queries) =>
      queries.select({ id: table.id }).from(table).where(inArray(table.id, some)),
    );
    const referenced = new Set(rows.map(({ id }) => id));
    for (const id of some) {
      if (referenced.has(id)) continue;
      await store.delete(id);
      deleted += 1;
    }
  }
  return deleted;
}
