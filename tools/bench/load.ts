import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { WITH_SYSTEM_PROGRAMS } from "../launch/apt.ts";
import { GiveUp } from "../launch/give-up.ts";
import { runStep } from "../launch/run-step.ts";

const CONNECTIONS = 48;
const SERVER_CORE = "0";
const LOAD_CORE = "1";
const HAS_TWO_CORES = availableParallelism() > 1;

async function must(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await runStep(program, args, {
    show: false,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  if (code !== 0) throw new GiveUp(`${output}\n${program} ${args.join(" ")} failed, see above.`);
  return output;
}

/** Installs Debian's nginx and wrk if they are missing. @throws {GiveUp} */
export async function installLoadTools(): Promise<void> {
  const found = await runStep("which", ["wrk", "nginx"], {
    show: false,
    env: { PATH: WITH_SYSTEM_PROGRAMS },
  });
  if (found.code === 0) return;
  await must("apt-get", "update", "-qq");
  await must("apt-get", "install", "-y", "-qq", "--no-install-recommends", "nginx-light", "wrk");
}

/** Pins a server to one core if there are two, so that the load can use the other core. */
export async function pinServer(pid: number): Promise<void> {
  if (HAS_TWO_CORES) await must("taskset", "-a", "-pc", SERVER_CORE, String(pid));
}

/** Runs wrk on the core that the servers do not use, and returns its output. @throws {GiveUp} */
export function wrk(args: readonly string[]): Promise<string> {
  const [program = "wrk", ...rest] = HAS_TWO_CORES ? ["taskset", "-c", LOAD_CORE, "wrk"] : ["wrk"];
  return must(program, ...rest, "-t1", ...args);
}

/** Returns the resident memory of a process in MB. */
export const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
}

/** Sends a file of requests (`crowd-file.ts`) as fast as responses come. @throws {GiveUp} on a failure */
export async function load(url: string, crowdFile: string, seconds: number): Promise<LoadResult> {
  const script = fileURLToPath(new URL("crowd.lua", import.meta.url));
  const output = await wrk([`-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, url, "--", crowdFile]);
  if (/Non-2xx|Socket errors/.test(output))
    throw new GiveUp(`${url} responded wrongly under load:\n${output}`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  return { requests, perSecond };
}
