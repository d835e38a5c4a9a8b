import { DiskFullError, isDiskFull } from "#sandbox/disk-full.ts";

/** Error of a command that cannot continue. Only its message is printed, and the exit code is 1. */
export class GiveUp extends Error {
  readonly code = "give-up";
}

/** Codes of other folders' errors that a person can act on. */
const EXPLAINED: ReadonlySet<unknown> = new Set([
  "bad-settings",
  "owned",
  "state-folder",
  "disk-full",
  "setup-problem",
  "database-unreachable",
  "database-refused",
  "database-timeout",
  "database-full",
  "database-read-only",
  "database-not-migrated",
]);

/** Returns the sentence of a problem that a person can act on; null for other errors. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof GiveUp) return error.message;
  if (!(error instanceof Error && "code" in error && EXPLAINED.has(error.code))) return null;
  return error.name === "DatabaseError"
    ? `The database cannot be used (${error.code}): ${error.message}`
    : error.message;
}

/** Runs a command's body. Of an error that a person can act on, only the message is printed. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (thrown) {
    const error = isDiskFull(thrown) ? new DiskFullError("Vigie cannot start") : thrown;
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    if (sentence !== "") process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}
