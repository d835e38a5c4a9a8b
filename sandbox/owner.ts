import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Error for a path that another process owns, with a sentence that a person can act on. */
export class OwnerError extends Error {
  readonly code = "owned";
}

/** Process, with its start time to distinguish it from other processes that reuse its ID. */
export interface ProcessId {
  readonly pid: number;
  /** Result of `startOf`. */
  readonly start: string;
}

export interface Claim {
  /** Records the helper processes of this owner. If the owner dies, the next owner can end the helpers. */
  nameHelpers(pids: readonly number[]): void;
  release(): void;
}

interface ClaimOptions {
  /** Returns the error message if the process `pid` already owns the path. */
  readonly refusal: (pid: number) => string;
  /** Receives the helpers of an owner that died without releasing its claim. */
  readonly inherit?: (helpers: readonly ProcessId[]) => void;
}

/**
 * Makes this process the only owner of a path. The path itself need not exist, but its folder must. Each
 * process first writes its own claim next to the path, then looks for other claims. Of two processes that
 * start at once, at least one sees the other's claim. A claim's name has the process ID and start time. Any
 * process can remove the claim of a dead process, and a reused process ID is not mistaken for the owner.
 * @throws {OwnerError} naming the process that owns the path
 */
export function own(path: string, { refusal, inherit = () => {} }: ClaimOptions): Claim {
  const beside = dirname(path);
  const prefix = `${basename(path)}.owner.`;
  const mine = join(beside, `${prefix}${nameOf(process.pid, startOf(process.pid) ?? "unknown")}`);
  const release = () => rmSync(mine, { force: true });
  const nameHelpers = (pids: readonly number[]) =>
    writeFileSync(mine, pids.map((pid) => `${nameOf(pid, startOf(pid) ?? "dead")}\n`).join(""));
  nameHelpers([]);
  for (const file of readdirSync(beside)) {
    const claim = join(beside, file);
    if (!file.startsWith(prefix) || claim === mine) continue;
    const owner = processId(file.slice(prefix.length));
    if (isAlive(owner)) {
      release();
      throw new OwnerError(refusal(owner.pid));
    }
    inherit(helpersIn(claim));
    rmSync(claim, { force: true });
  }
  return { nameHelpers, release };
}

/** Returns true while a process runs; false if only another process with the reused ID runs. */
export const isAlive = ({ pid, start }: ProcessId): boolean => startOf(pid) === start;

const nameOf = (pid: number, start: string) => `${pid}.${start}`;

function processId(name: string): ProcessId {
  const [pid = "", start = ""] = name.split(".");
  return { pid: Number(pid), start };
}

function helpersIn(claim: string): readonly ProcessId[] {
  try {
    return readFileSync(claim, "utf8").trim().split("\n").filter(Boolean).map(processId);
  } catch {
    // Another process removed the file.
    return [];
  }
}

/** Returns a process's start time in kernel ticks; `unknown` if hidden, null if the process does not run. */
function startOf(pid: number): string | null {
  try {
    // The second field, a name in parentheses, can contain spaces. The start time is the 20th field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie process no longer owns anything.
    return fields[0] === "Z" ? null : (fields[19] ?? "unknown");
  } catch {
    return isRunning(pid) ? "unknown" : null;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
