import type { FileStore } from "./file-store.server.ts";

interface Parts {
  readonly store: FileStore;
  /** Returns which of these ids have a row. @throws {DatabaseError} */
  readonly withRow: (ids: string[]) => Promise<readonly string[]>;
  readonly now: Date;
}

/** A file is stored before its row is written, so a younger file could still get its row. */
const YOUNG_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** Deletes files without a row: rejected late, or erased. @returns how many */
export async function sweepFiles({ store, withRow, now }: Parts): Promise<number> {
  const old = await store.olderThan(new Date(now.getTime() - YOUNG_MS));
  let deleted = 0;
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const some = old.slice(from, from + AT_ONCE);
    const referenced = new Set(await withRow(some));
    for (const id of some) {
      if (referenced.has(id)) continue;
      await store.delete(id);
      deleted += 1;
    }
  }
  return deleted;
}
