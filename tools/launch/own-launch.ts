import { resolve } from "node:path";
import { type Claim, isAlive, OwnerError, own, type ProcessId } from "#sandbox/owner.ts";
import { makeFolder } from "#sandbox/state-folder.ts";

/** A launcher whose own parent was killed needs a moment to notice it and end. */
const WAIT_FOR_OWNER_MS = 600;
/** Programs end by themselves when their launcher is killed, unless their hands are full. */
const WAIT_FOR_HELPERS_MS = 1_000;
const ASK_EVERY_MS = 20;

/**
 * Makes this launch the only one on a data folder, and ends what a killed one left behind.
 * @returns what is told the programs' processes
 * @throws {OwnerError} naming the launcher that has the folder
 * @throws {StateFolderError}
 */
export async function ownLaunch(dataDir: string): Promise<Claim> {
  const folder = resolve(dataDir);
  makeFolder(folder);
  const orphans: ProcessId[] = [];
  const wish = {
    refusal: (pid: number) =>
      `Vigie already runs on ${folder}, in process ${pid}: stop that one, or set another DATA_DIR.`,
    inherit: (helpers: readonly ProcessId[]) => {
      orphans.push(...helpers);
    },
  };
  const claim = await patiently(() => own(resolve(folder, "launch"), wish));
  process.once("exit", claim.release);
  await endOrphans(orphans);
  return claim;
}

async function patiently(claim: () => Claim): Promise<Claim> {
  const deadline = Date.now() + WAIT_FOR_OWNER_MS;
  for (;;) {
    try {
      return claim();
    } catch (error) {
      if (!(error instanceof OwnerError) || Date.now() > deadline) throw error;
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
