import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { surroundingsSettings } from "#sandbox/surroundings/addresses.ts";
import { readSettings } from "#settings";
import { ProcessGroup } from "../launch/process-group.ts";
import { sandboxProgram, siteAddress, siteProgram } from "../launch/programs.ts";
import { abuse } from "./abuse.ts";
import { alertDelay } from "./alert-delay.ts";
import type { Benchmark } from "./benchmark.ts";
import { crisisHour } from "./crisis-hour.ts";
import { editing } from "./editing.ts";
import { fanOutMemory } from "./fan-out-memory.ts";
import { firstRequests } from "./first-requests.ts";
import { idleStatements } from "./idle-statements.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { map } from "./map.ts";
import { markup } from "./markup.ts";
import { memory } from "./memory.ts";
import { oddAddresses } from "./odd-addresses.ts";
import { BENCH_PORTS } from "./ports.ts";
import { recordFigures } from "./record.ts";
import { render } from "./render.ts";
import { saves } from "./saves.ts";
import { search } from "./search.ts";
import { sizes } from "./sizes.ts";

const BENCHMARKS: readonly Benchmark[] = [
  firstRequests,
  crisisHour,
  render,
  search,
  saves,
  idleStatements,
  alertDelay,
  fanOutMemory,
  memory,
  oddAddresses,
  abuse,
  sizes,
  editing,
  map,
  markup,
  lighthouseScores,
];
const FIRST_DATA_MS = 15_000;

function machineLine(): string {
  const all = cpus();
  return `${all.length} cores, ${all[0]?.model.trim()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
}

async function waitForData(readyUrl: string): Promise<void> {
  const deadline = Date.now() + FIRST_DATA_MS;
  while (Date.now() < deadline && !(await fetch(readyUrl)).ok) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Runs benchmarks whose name contains `filter` on a site of their own. Prints and records the figures. */
export async function runBenchmarks(filter: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), "vigie-bench-"));
  const env = {
    ...process.env,
    ...surroundingsSettings(BENCH_PORTS.sandbox),
    NODE_ENV: "production",
    VIGIE_SANDBOX: "on",
    LOG_LEVEL: "warn",
    // Some benchmarks simulate many visitors, on different networks.
    TRUSTED_PROXIES: "1",
    HOST: "127.0.0.1",
    PORT: String(BENCH_PORTS.site),
    SANDBOX_PORT: String(BENCH_PORTS.sandbox),
    WORKER_PORT: String(BENCH_PORTS.worker),
    DATA_DIR: dataFolder,
  };
  const settings = readSettings(env);
  const group = new ProcessGroup(env);
  const site = siteProgram(settings);
  try {
    await group.start(sandboxProgram(settings));
    await group.start(site);
    await waitForData(`${siteAddress(settings)}/readyz`);
    const surroundings = {
      siteUrl: siteAddress(settings),
      sitePid: group.pidOf(site),
      fireDataUrl: settings.FIRE_DATA_URL,
      env,
    };
    const machine = machineLine();
    console.log(machine);
    for (const benchmark of BENCHMARKS) {
      if (!benchmark.name.toLowerCase().includes(filter.toLowerCase())) continue;
      console.log(`\n${benchmark.name}`);
      const figures = await benchmark.run(surroundings);
      for (const { what, value, target } of figures) {
        console.log(`  ${what}: ${value}${target && ` (target ${target})`}`);
      }
      recordFigures(benchmark.name, figures, machine);
    }
  } finally {
    await group.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
