import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Something that another process has: one sentence a person can act on. */
export class OwnerError extends Error {
  readonly code = "owned";
}

/** A process, told apart from any other that had or will have its number. */
export interface ProcessId {
  readonly pid: number;
  /** Of `startOf`. */
  readonly start: string;
}

export interface Claim {
  /** Tells which processes work for this one: whoever takes over ends those that outlive it. */
  nameHelpers(pids: readonly number[]): void;
  release(): void;
}

interface ClaimOptions {
  /** What is said when the process `pid` has it already. */
  readonly refusal: (pid: number) => string;
  /** Given the helpers of an owner that died without releasing it. */
  readonly inherit?: (helpers: readonly ProcessId[]) => void;
}

/**
 * Makes this process the only owner of a path, which need not exist; its folder must.
 *
 * Each contender first writes a claim of its own beside the path, then looks for others: of two that start
 * at once at least one sees the other. A claim is named after its process, number and start, so one whose
 * process is dead can be swept away by anybody, and a process number used again deceives nobody.
 * @throws {OwnerError} naming the process that has it
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

/** True while this very process lives; a number used again is another process. */
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
    // Another contender swept it away.
    return [];
  }
}

/** When a process started, in the kernel's ticks; `unknown` where that is not told, null when it does not live. */
function startOf(pid: number): string | null {
  try {
    // The program's name, in parentheses, may hold spaces; the 22nd field of all is the 20th after it.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A killed process that nobody has waited for holds nothing any more.
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
