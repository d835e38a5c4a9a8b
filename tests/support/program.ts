import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { answers } from "../../tools/launch/process-group.ts";

const ROOT = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 200_000;
const ASK_AGAIN_MS = 100;

/** Number of characters that are kept from the end of a program's output. */
const KEPT_WORDS = 20_000;

export interface Program {
  readonly pid: number;
  /** Returns the end of the program's output, including its log. */
  output(): string;
  stop(): Promise<void>;
  /** Ends the program at once, with no time to shut down. */
  kill(): Promise<void>;
}

/**
 * Starts a Node program of the repository and waits until `readyUrl` responds with success, or accepts a
 * connection if its scheme is `tcp:`.
 * @throws {Error} with the program's output if the program ends or is not ready in time
 */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  readyUrl: string,
): Promise<Program> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words: Buffer) => {
      text = (text + words).slice(-KEPT_WORDS);
    });
  }
  const ended = once(child, "exit");
  async function end(signal: "SIGTERM" | "SIGKILL") {
    child.kill(signal);
    await ended;
  }
  const stop = () => end("SIGTERM");
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      if (child.exitCode === null) await stop();
      throw new Error(`${args.join(" ")} did not start:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return { pid: child.pid ?? 0, output: () => text, stop, kill: () => end("SIGKILL") };
}
