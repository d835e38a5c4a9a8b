import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A folder that another process has open: one sentence a person can act on. */
export class OwnerError extends Error {
  readonly code = "database-owned";
}

/**
 * Makes this process the only one on a folder; two of them would corrupt it without a word.
 *
 * Each contender first writes a claim of its own beside the folder, then looks for others: of two that start
 * at once at least one sees the other. A claim is named after its process, number and start, so one whose
 * process is dead can be swept away by anybody, and a process number used again deceives nobody.
 * @returns what lets the folder go
 * @throws {OwnerError} naming the process that has it
 */
export function own(folder: string): () => void {
  const beside = dirname(folder);
  const prefix = `${basename(folder)}.owner.`;
  const mine = `${prefix}${process.pid}.${startOf(process.pid)}`;
  const letGo = () => rmSync(join(beside, mine), { force: true });
  writeFileSync(join(beside, mine), `${process.pid}\n`);
  for (const claim of readdirSync(beside)) {
    if (!claim.startsWith(prefix) || claim === mine) continue;
    const [pid, start] = claim.slice(prefix.length).split(".");
    if (pid !== undefined && startOf(Number(pid)) === start) {
      letGo();
      throw new OwnerError(
        `The database in ${folder} is open in process ${pid}: stop that one, or set another DATA_DIR.`,
      );
    }
    rmSync(join(beside, claim), { force: true });
  }
  return letGo;
}

/** When a process started, in the kernel's ticks; `unknown` where that is not told, null when it does not live. */
function startOf(pid: number): string | null {
  try {
    // The program's name, in parentheses, may hold spaces; the 22nd field of all is the 20th after it.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
  } catch {
    return isAlive(pid) ? "unknown" : null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
