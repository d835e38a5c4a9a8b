import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { GiveUp } from "../launch/give-up.ts";
import { runStep } from "../launch/run-step.ts";

const CONNECTIONS = 48;
/** Of /proc/{pid}/stat. */
const TICKS_PER_SECOND = 100;
const SERVER_CORE = "0";
const LOAD_CORE = "1";
const HAS_TWO_CORES = availableParallelism() > 1;

/** What a visitor's browser sends, as far as an answer may depend on it. */
export const VISITOR = { "Accept-Encoding": "br", Cookie: "vigie-langue=fr" } as const;

async function must(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await runStep(program, args, {
    show: false,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  if (code !== 0) throw new GiveUp(`${output}\n${program} ${args.join(" ")} failed, see above.`);
  return output;
}

/** Installs Debian's nginx and wrk where they are not there. @throws {GiveUp} */
export async function installLoadTools(): Promise<void> {
  const wrk = await runStep("which", ["wrk"], { show: false });
  const nginx = await runStep("test", ["-x", "/usr/sbin/nginx"], { show: false });
  if (wrk.code === 0 && nginx.code === 0) return;
  await must("apt-get", "update", "-qq");
  await must("apt-get", "install", "-y", "-qq", "--no-install-recommends", "nginx-light", "wrk");
}

/** Keeps a server on one core, and the load on another, where there are two. */
export async function pinServer(pid: number): Promise<void> {
  if (HAS_TWO_CORES) await must("taskset", "-a", "-pc", SERVER_CORE, String(pid));
}

/** Processor seconds that a process has used. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly perProcessorSecond: number;
}

/** Asks one address on kept connections, as fast as it answers. @throws {GiveUp} when an answer was wrong. */
export async function load(url: string, pid: number, seconds: number): Promise<LoadResult> {
  const before = processorSeconds(pid);
  const headers = Object.entries(VISITOR).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const wrk = ["wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, url];
  const [program = "wrk", ...args] = HAS_TWO_CORES ? ["taskset", "-c", LOAD_CORE, ...wrk] : wrk;
  const output = await must(program, ...args);
  if (/Non-2xx|Socket errors/.test(output))
    throw new GiveUp(`${url} answered wrongly under load:\n${output}`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  return { requests, perSecond, perProcessorSecond: requests / (processorSeconds(pid) - before) };
}
