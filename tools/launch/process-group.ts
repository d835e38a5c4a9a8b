import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { GiveUp } from "./give-up.ts";
import { ROOT } from "./project.ts";

/** One of our programs, run as a process of its own. */
export interface Program {
  readonly name: string;
  readonly file: string;
  readonly nodeFlags?: readonly string[];
  /** Answers once the program is up; `tcp://` where a connection is answer enough. */
  readonly readyUrl: string;
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;
/** A program that ran this long starts again from the shortest backoff. */
const HEALTHY_AFTER_MS = 60_000;
const READY_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 100;
const ANSWER_LIMIT_MS = 1_000;
/** A little longer than the site's own limit for a graceful stop. */
const STOP_LIMIT_MS = 28_000;

/** A program of ours ended at its start, and has said why in its own sentence. */
class ToldAlready extends GiveUp {
  constructor() {
    super("");
  }
}

/** Our programs running together: a dead one is started again, and all stop together. */
export class ProcessGroup {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #children = new Map<string, ChildProcess>();
  readonly #restarts = new Set<NodeJS.Timeout>();
  #stopping = false;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  /** Starts a program and waits for its answer. @throws {GiveUp} when it ends first; it has told why. */
  async start(program: Program): Promise<void> {
    if (this.#stopping) return;
    // What answers already is not ours: the program will find its port taken, say so, and end.
    const isTaken = await answers(program.readyUrl);
    const child = this.#spawn(program);
    let ended = false;
    child.once("exit", () => {
      ended = true;
    });
    const deadline = Date.now() + READY_LIMIT_MS;
    while (isTaken || !(await answers(program.readyUrl))) {
      if (this.#stopping) return;
      if (ended) throw new ToldAlready();
      if (Date.now() > deadline) {
        throw new GiveUp(`The ${program.name} does not answer at ${program.readyUrl}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    if (ended) throw new ToldAlready();
    child.once("exit", () => this.#restart(program, FIRST_BACKOFF_MS));
  }

  /** The process a program runs in now. */
  pidOf({ name }: Program): number {
    const pid = this.#children.get(name)?.pid;
    if (pid === undefined) throw new GiveUp(`The ${name} does not run.`);
    return pid;
  }

  /** Stops every program and waits for its end. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const timer of this.#restarts) clearTimeout(timer);
    await Promise.all([...this.#children.values()].map(stopChild));
  }

  #spawn({ name, file, nodeFlags = [] }: Program): ChildProcess {
    // A group of its own: a terminal's Ctrl-C reaches us alone, and we stop the programs in order.
    const child = spawn(process.execPath, [...nodeFlags, file], {
      cwd: ROOT,
      stdio: "inherit",
      env: this.#env,
      detached: true,
    });
    this.#children.set(name, child);
    child.once("exit", () => this.#children.delete(name));
    return child;
  }

  #restart(program: Program, backoffMs: number): void {
    if (this.#stopping) return;
    console.error(`The ${program.name} ended; starting it again in ${backoffMs / 1000} s.`);
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      const startedAt = Date.now();
      this.#spawn(program).once("exit", () => {
        const wasHealthy = Date.now() - startedAt > HEALTHY_AFTER_MS;
        this.#restart(program, wasHealthy ? FIRST_BACKOFF_MS : Math.min(backoffMs * 2, LONGEST_BACKOFF_MS));
      });
    }, backoffMs);
    this.#restarts.add(timer);
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

async function answers(url: string): Promise<boolean> {
  if (url.startsWith("tcp:")) return connects(new URL(url));
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })).status < 500;
  } catch {
    return false;
  }
}

function connects({ hostname, port }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host: hostname, port: Number(port), timeout: ANSWER_LIMIT_MS });
  socket
    .once("connect", () => resolve(true))
    .once("error", () => resolve(false))
    .once("timeout", () => resolve(false));
  return promise.finally(() => socket.destroy());
}
