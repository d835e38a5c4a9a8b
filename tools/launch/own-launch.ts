import { resolve } from "node:path";
import { type Claim, isAlive, OwnerError, own, type ProcessId } from "#sandbox/owner.ts";
import { makeFolder } from "#sandbox/state-folder.ts";

/** A launcher whose own parent was killed needs a moment to notice it and end. */
const WAIT_FOR_OWNER_MS = 600;
/** Programs end by themselves when their launcher is killed, unless their hands are full. */
const WAIT_FOR_HELPERS_MS = 1_000;
const ASK_EVERY_MS = 20;

interface OwnOptions {
  /** What is said when the process `pid` has it already. */
  readonly refusal: (pid: number) => string;
  /** How long an owner may still end; without end if unset. */
  readonly limitMs?: number;
  /** Told once why it waits. */
  readonly onWait?: (sentence: string) => void;
}

/**
 * Makes this launch the only one on a data folder, and ends what a killed one left behind.
 * @returns what is told the programs' processes
 * @throws {OwnerError} naming the launcher that has the folder
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
 * Makes this process the only owner of a path once another has ended, and ends the helpers that a killed owner left behind.
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
    // Where the system does not tell when a process started, its number may be another's by now.
    if (orphan.start !== "unknown" && isAlive(orphan)) process.kill(orphan.pid, "SIGKILL");
  }
}
