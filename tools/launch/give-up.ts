import { DiskFullError, isDiskFull } from "#sandbox/disk-full.ts";

/** A command that cannot continue: one sentence, exit code 1, no stack. */
export class GiveUp extends Error {
  readonly code = "give-up";
}

/** Codes of other folders' errors that a person can act on. */
const TOLD_CODES: readonly unknown[] = [
  "bad-settings",
  "owned",
  "state-folder",
  "disk-full",
  "setup-problem",
];

/** Runs a command's body. Of a problem that a person can act on, only the sentence is printed. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (thrown) {
    const error = isDiskFull(thrown) ? new DiskFullError("Vigie cannot start") : thrown;
    const isTold =
      error instanceof GiveUp ||
      (error instanceof Error && "code" in error && TOLD_CODES.includes(error.code));
    if (!isTold) throw error;
    if (error.message !== "") process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
