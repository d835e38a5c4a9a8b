import type { Database } from "#database/open.server.ts";
import { sharedReadings } from "#database/schema.ts";

/** Time in ms in which the groups of readings of a program share one answer of the database. */
const TOGETHER_MS = 300;

interface SharedVersion {
  readonly key: string;
  readonly version: number;
}

/** Returns the versions of all shared rows to the named group of readings. @throws {DatabaseError} */
export type ReadSharedVersions = (group: string) => Promise<readonly SharedVersion[]>;

/**
 * Makes a function that reads the versions of all shared rows, with one statement for all groups that sync at
 * the same time. A group takes an answer only once: the next sync of the group reads the rows again.
 */
export function createSharedVersions(database: Database): ReadSharedVersions {
  let latest: { at: number; readBy: Set<string>; rows: Promise<readonly SharedVersion[]> } | null = null;
  return (group) => {
    const at = performance.now();
    if (latest === null || at - latest.at > TOGETHER_MS || latest.readBy.has(group)) {
      const rows = database.run((queries) =>
        queries.select({ key: sharedReadings.key, version: sharedReadings.version }).from(sharedReadings),
      );
      latest = { at, readBy: new Set(), rows };
    }
    latest.readBy.add(group);
    return latest.rows;
  };
}
