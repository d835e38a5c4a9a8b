import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { countSent, settleConcerned, startFire } from "#alerts/concerned.double.ts";
import { migrate } from "#database/migrate.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { pathTo } from "#plan/paths.ts";
import { readSettings } from "#settings";
import { LANGUAGES } from "#territory/language.ts";
import { ProcessGroup } from "../launch/process-group.ts";
import {
  databaseAddress,
  databaseProgram,
  siteAddress,
  siteProgram,
  workerProgram,
} from "../launch/programs.ts";
import { inProject } from "../launch/project.ts";
import { type Benchmark, quantile } from "./benchmark.ts";
import { VISITOR } from "./load.ts";
import { BENCH_PORTS } from "./ports.ts";
import { startSmtpSink } from "./start-smtp-sink.ts";

const PEOPLE = 20_000;
const PAGES_PER_SECOND = 100;
const TICK_MS = 10;
const WARM_UP_MS = 5_000;
const WARM_UP_PAGES = (WARM_UP_MS / 1_000) * PAGES_PER_SECOND;
const VISITORS_ALONE_MS = 20_000;
/** One visitor in this many gets a newly rendered page; the others get a cached one. */
const FRESH_EVERY = 10;
const PATHS = LANGUAGES.flatMap((language) => [
  pathTo("home", language),
  pathTo("current-situation", language),
]);

/**
 * Measures pages on one small machine with the sandbox's database, while its worker notifies everyone of one
 * fire.
 */
export const fanOutPages: Benchmark = {
  name: "Pages while many are told",
  async run({ env }) {
    const folder = mkdtempSync(join(tmpdir(), "vigie-bench-"));
    const file = join(folder, "event-loop");
    const sink = await startSmtpSink();
    const own = {
      ...env,
      PORT: String(BENCH_PORTS.saves),
      DATA_DIR: folder,
      SMTP_URL: sink.url,
      EVENT_LOOP_FILE: file,
    };
    const settings = readSettings(own);
    const site = siteAddress(settings);
    const group = new ProcessGroup(own);
    const database = openDatabase(databaseAddress(settings));
    try {
      await group.start(databaseProgram(settings));
      await migrate(database);
      await settleConcerned(database, createSeal(settings.SEAL_KEYS), { people: PEOPLE });
      const program = siteProgram(settings);
      const flags = [...(program.nodeFlags ?? []), "--import", inProject("tools/bench/event-loop.ts")];
      await group.start({ ...program, nodeFlags: flags });
      while (!(await fetch(`${site}/readyz`)).ok) await wait(200);
      const alone = Date.now() + VISITORS_ALONE_MS;
      const without = await readPages(site, async () => Date.now() > alone + WARM_UP_MS);
      await group.start(workerProgram());
      await startFire(database);
      const began = Date.now();
      const meanwhile = await readPages(site, async () => (await countSent(database)) >= PEOPLE);
      const seconds = (Date.now() - began) / 1_000;
      const held = heldMs(file, began);
      return [
        {
          what: `pages, ${PAGES_PER_SECOND} a second, while ${PEOPLE} people are told in ${seconds.toFixed(0)} s: p50, p95, p99; p95 before`,
          value: `${[0.5, 0.95, 0.99].map((share) => quantile(meanwhile, share).toFixed(0)).join(", ")} ms; ${quantile(without, 0.95).toFixed(0)} ms`,
          target: "p95 <= 100 ms",
        },
        {
          what: "the site's event loop held at most meanwhile; before, by visitors alone",
          value: `${Math.max(...held.meanwhile).toFixed(0)} ms; ${Math.max(...held.before).toFixed(0)} ms`,
          target: "<= 100 ms",
        },
      ];
    } finally {
      await database.close();
      await group.stop();
      sink.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Returns the delays that `event-loop.ts` recorded since a moment, and the delays before it, with only visitors. */
function heldMs(file: string, since: number) {
  const notes = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number))
    .map(([at = 0, ms = 0]) => ({ at, ms }));
  const meanwhile = notes.filter(({ at }) => at >= since).map(({ ms }) => ms);
  const before = notes.filter(({ at }) => at < since).map(({ ms }) => ms);
  return { meanwhile, before: before.slice(-VISITORS_ALONE_MS / 500) };
}

/**
 * Requests pages at a fixed rate, however slow the responses are, until `isEnough`. @returns milliseconds of
 * each
 */
async function readPages(site: string, isEnough: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  const waiting = new Set<Promise<void>>();
  async function read(at: number): Promise<void> {
    const query = at % FRESH_EVERY === 0 ? `?region=${at}` : "";
    const startedAt = performance.now();
    const answer = await fetch(site + PATHS[at % PATHS.length] + query, { headers: VISITOR });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  const began = performance.now();
  let requested = 0;
  for (let tick = 0; ; tick++) {
    const due = Math.floor(((performance.now() - began) / 1_000) * PAGES_PER_SECOND);
    for (; requested < due; requested++) {
      const one = read(requested);
      waiting.add(one);
      one.finally(() => waiting.delete(one));
    }
    if (tick % 50 === 0 && (await isEnough())) break;
    await wait(TICK_MS);
  }
  await Promise.all(waiting);
  return times.slice(WARM_UP_PAGES);
}
