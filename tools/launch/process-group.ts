import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { pathToFileURL } from "node:url";
import { GiveUp } from "./give-up.ts";
import { inProject, ROOT } from "./project.ts";

const LIMIT_MS = 10_000;

/** Returns true if an address responds now. For `tcp://`, a connection is enough. */
export async function answers(url: string): Promise<boolean> {
  if (url.startsWith("tcp:")) return connects(new URL(url));
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })).status < 500;
  } catch {
    return false;
  }
}

function connects({ hostname, port }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host: hostname, port: Number(port), timeout: LIMIT_MS });
  socket
    .once("connect", () => resolve(true))
    .once("error", () => resolve(false))
    .once("timeout", () => resolve(false));
  return promise.finally(() => socket.destroy());
}

/** A program of ours, run as a separate process. */
export interface Program {
  readonly name: string;
  readonly file: string;
  readonly nodeFlags?: readonly string[];
  /** Variables that only this program gets. */
  readonly env?: Readonly<Record<string, string>>;
  /** Address that responds (`tcp://`: connects) when the program is ready. If unset, it sends `ready`. */
  readonly readyUrl?: string;
}

const FIRST_BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 30_000;
/** A program that ran this long before it died is restarted at once, without a delay. */
const HEALTHY_AFTER_MS = 5_000;
/** Time limit of a start: a loaded machine needs minutes for a start that usually takes seconds. */
const READY_LIMIT_MS = 15 * 60_000;
const SAY_WAITING_EVERY_MS = 20_000;
const ASK_EVERY_MS = 50;
const TAKEN_LIMIT_MS = 15_000;
/** Slightly longer than the site's own limit for a graceful stop. */
const STOP_LIMIT_MS = 28_000;
/** Exit code of a program that cannot start and has printed why. A crash or a kill has another code. */
const START_PROBLEM = 1;
const END_WITH_PARENT = pathToFileURL(inProject("tools/launch/end-with-parent.ts")).href;

/** Error for a program of ours that ended at its start and has printed why. */
class AlreadyPrinted extends GiveUp {
  constructor() {
    super("");
  }
}

/** State of a start for which `start` waits. `start` does not wait for restarts after a crash. */
interface Start {
  isReady: boolean;
  isRefused: boolean;
}

/** Our programs running together: a dead program is restarted, and all stop together. */
export class ProcessGroup {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #onPids: (pids: readonly number[]) => void;
  readonly #children = new Map<string, ChildProcess>();
  readonly #restarts = new Set<NodeJS.Timeout>();
  #stopping = false;

  /** @param onPids called with the process IDs of all programs each time a program starts */
  constructor(
    env: Readonly<Record<string, string | undefined>>,
    onPids: (pids: readonly number[]) => void = () => {},
  ) {
    this.#env = env;
    this.#onPids = onPids;
  }

  /** Starts a program and waits until it is ready. @throws {GiveUp} if it is late, or cannot start */
  async start(program: Program): Promise<void> {
    if (this.#stopping) return;
    const { readyUrl } = program;
    // If the address already responds, another program has the port. Ours will print this and end, unless the
    // other program is about to end.
    const isTaken = readyUrl !== undefined && (await answers(readyUrl));
    const believeFrom = Date.now() + (isTaken ? TAKEN_LIMIT_MS : 0);
    const start: Start = { isReady: false, isRefused: false };
    this.#run(program, FIRST_BACKOFF_MS, start);
    const startedAt = Date.now();
    let sayAt = startedAt + SAY_WAITING_EVERY_MS;
    while (!this.#stopping && !start.isReady) {
      if (start.isRefused) throw new AlreadyPrinted();
      const now = Date.now();
      if (now > startedAt + READY_LIMIT_MS) throw new GiveUp(`The ${program.name} is not ready in time.`);
      if (now > sayAt) {
        console.log(`Waiting for the ${program.name} since ${Math.round((now - startedAt) / 1000)} s...`);
        sayAt = now + SAY_WAITING_EVERY_MS;
      }
      const isBelieved = readyUrl !== undefined && Date.now() >= believeFrom;
      if (isBelieved && (await answers(readyUrl))) start.isReady = true;
      else await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    if (start.isRefused) throw new AlreadyPrinted();
  }

  pidOf({ name }: Program): number {
    const pid = this.#children.get(name)?.pid;
    if (pid === undefined) throw new GiveUp(`The ${name} is not running.`);
    return pid;
  }

  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#endRestarts();
    await Promise.all([...this.#children.values()].map(stopChild));
  }

  /** Kills every program at once, without a graceful stop. */
  kill(): void {
    this.#endRestarts();
    for (const child of this.#children.values()) child.kill("SIGKILL");
  }

  #endRestarts(): void {
    this.#stopping = true;
    for (const timer of this.#restarts) clearTimeout(timer);
  }

  #run(program: Program, backoffMs: number, start?: Start): void {
    const startedAt = Date.now();
    const child = this.#spawn(program);
    child.on("message", (message) => {
      if (start && message === "ready") start.isReady = true;
    });
    child.once("exit", (code) => {
      if (this.#stopping) return;
      if (start && !start.isReady && code === START_PROBLEM) {
        start.isRefused = true;
        return;
      }
      const wasHealthy = Date.now() - startedAt > HEALTHY_AFTER_MS;
      this.#runLater(program, wasHealthy ? 0 : backoffMs, start);
    });
  }

  #runLater(program: Program, backoffMs: number, start?: Start): void {
    console.error(`The ${program.name} ended; restarting it in ${backoffMs / 1000} s.`);
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      const longer = Math.max(backoffMs * 2, FIRST_BACKOFF_MS);
      this.#run(program, Math.min(longer, LONGEST_BACKOFF_MS), start);
    }, backoffMs);
    this.#restarts.add(timer);
  }

  #spawn({ name, file, nodeFlags = [], env = {} }: Program): ChildProcess {
    // A separate process group, so that a terminal's Ctrl-C only reaches the launcher, which stops the
    // programs in order.
    const child = spawn(process.execPath, ["--import", END_WITH_PARENT, ...nodeFlags, file], {
      cwd: ROOT,
      // The channel carries `ready`, and signals to the program that the launcher ended.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...env, ...this.#env },
      detached: true,
    });
    this.#children.set(name, child);
    child.once("exit", () => {
      if (this.#children.get(name) === child) this.#children.delete(name);
    });
    this.#onPids([...this.#children.values()].flatMap(({ pid }) => pid ?? []));
    return child;
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.kill("SIGTERM");
  const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  await promise;
  clearTimeout(limit);
}
