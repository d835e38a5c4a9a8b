import { resolve } from "node:path";
import { type Claim, isAlive, OwnerError, own, type ProcessId } from "#sandbox/owner.ts";
import { makeFolder } from "#sandbox/state-folder.ts";

/** Time in which a launcher notices that its parent was killed, and ends. */
const WAIT_FOR_OWNER_MS = 600;
/** Time for programs to end by themselves after their launcher was killed. Busy programs can take longer. */
const WAIT_FOR_HELPERS_MS = 1_000;
const ASK_EVERY_MS = 20;

interface OwnOptions {
  /** Returns the error message if the process `pid` already owns the path. */
  readonly refusal: (pid: number) => string;
  /** Time to wait for an owner to end; unlimited if unset. */
  readonly limitMs?: number;
  /** Called once with the reason for the wait. */
  readonly onWait?: (sentence: string) => void;
}

/**
 * Makes this the only launcher on a data folder, and ends the programs that a killed launcher left behind.
 * @returns a claim that records the programs' processes
 * @throws {OwnerError} naming the launcher that owns the folder
 * @throws {StateFolderError}
 */
export async function ownLaunch(dataDir: string): Promise<Claim> {
  const folder = resolve(dataDir);
  makeFolder(folder);
  const claim = await ownPatiently(resolve(folder, "launch"), {
    refusal: (pid) =>
      `Vigie already runs on ${folder}, in process ${pid}: stop that one, or set another DATA_DIR.`,
    limitMs: WAIT_FOR_OWNER_MS,
  });
  process.once("exit", claim.release);
  return claim;
}

/**
 * Makes this process the only owner of a path once the previous owner has ended, and ends the helpers that a
 * killed owner left behind.
 * @throws {OwnerError} after `limitMs`
 */
export async function ownPatiently(path: string, options: OwnOptions): Promise<Claim> {
  const { refusal, limitMs = Number.POSITIVE_INFINITY, onWait } = options;
  const orphans: ProcessId[] = [];
  const inherit = (helpers: readonly ProcessId[]) => void orphans.push(...helpers);
  const deadline = Date.now() + limitMs;
  let isFirst = true;
  for (;;) {
    try {
      const claim = own(path, { refusal, inherit });
      await endOrphans(orphans);
      return claim;
    } catch (error) {
      if (!(error instanceof OwnerError) || Date.now() > deadline) throw error;
      if (isFirst) onWait?.(error.message);
      isFirst = false;
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }
}

async function endOrphans(orphans: readonly ProcessId[]): Promise<void> {
  const deadline = Date.now() + WAIT_FOR_HELPERS_MS;
  while (orphans.some(isAlive) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  for (const orphan of orphans) {
    // On a system that does not give the start time, the process ID could have been reused.
    if (orphan.start !== "unknown" && isAlive(orphan)) process.kill(orphan.pid, "SIGKILL");
  }
}
