import { statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Of a disk, and of what one user may keep on it. */
const CODES: readonly unknown[] = ["ENOSPC", "EDQUOT"];
/** Less room than this lets no database open. */
const LITTLE_BYTES = 8 * 1024 * 1024;

/** A full disk: one sentence a person can act on. */
export class DiskFullError extends Error {
  readonly code = "disk-full";

  /** @param what fails for it */
  constructor(what: string, options?: ErrorOptions) {
    super(`The disk is full: ${what}. Free some space, then start again.`, options);
  }
}

/** Whether an error says that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && CODES.includes(error.code);

/** Whether next to nothing can be written at a path, which need not exist; its folder must. */
export function hasNoRoom(path: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize < LITTLE_BYTES;
}
