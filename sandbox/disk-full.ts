import { statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Error codes of a full disk and of a user's full quota. */
const CODES: readonly unknown[] = ["ENOSPC", "EDQUOT"];
/** Free space below which a database cannot be opened. */
const LITTLE_BYTES = 8 * 1024 * 1024;

/** Error for a full disk, with a sentence that a person can act on. */
export class DiskFullError extends Error {
  readonly code = "disk-full";

  /** @param what what failed, as a clause: "the database cannot be opened" */
  constructor(what: string, options?: ErrorOptions) {
    super(`The disk is full: ${what}. Free some space, then start again.`, options);
  }
}

/** Returns true if an error says that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && CODES.includes(error.code);

/** Returns true if almost nothing can be written at a path. The folder of the path must exist. */
export function isNearlyFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize < LITTLE_BYTES;
}
