import { z } from "zod";
import { pathTo } from "#plan/paths.ts";
import { readSettings } from "#settings";
import { ProcessGroup } from "../launch/process-group.ts";
import { databaseProgram, sandboxAddress, workerProgram } from "../launch/programs.ts";
import { inProject } from "../launch/project.ts";
import { type Benchmark, median, quantile } from "./benchmark.ts";
import { VISITOR } from "./load.ts";

const ROUNDS = 5;
const ROUND_MS = 8_000;
/** Pause between two visitors, as for people, not a load test. */
const PAUSE_MS = 15;
/** One visitor in this many gets a newly rendered page; the others get a cached one. */
const FRESH_EVERY = 10;
const CHANGE_EVERY_MS = 1_000;
const TARGET = 1.5;

const zones = z.array(z.object({ NumeroZone: z.number() }));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Measures the situation pages while the worker polls every two seconds and finds every zone's danger
 * changed.
 */
export const workerWrites: Benchmark = {
  name: "Situation pages while the worker writes",
  async run({ siteUrl, env }) {
    const settings = readSettings(env);
    const url = siteUrl + pathTo("current-situation", "fr");
    const database = new ProcessGroup(env);
    const ratios: number[] = [];
    const slowest: string[] = [];
    let changes = 0;
    const stopChanging = changeDangers(`${sandboxAddress(settings)}/season/danger`);
    try {
      await database.start(databaseProgram(settings));
      await answerTimes(url, "warm-up");
      for (let round = 0; round < ROUNDS; round += 1) {
        const without = p95(await answerTimes(url, `without-${round}`));
        const worker = await startWorker(env);
        const withWorker = p95(await answerTimes(url, `with-${round}`));
        changes += await worker.stop();
        ratios.push(withWorker / without);
        slowest.push(`${without.toFixed(1)} and ${withWorker.toFixed(1)} ms`);
      }
    } finally {
      await stopChanging();
      await database.stop();
    }
    const what = `p95 with the worker over p95 without it, ${changes} changes written (${slowest.join("; ")})`;
    return [{ what, value: median(ratios).toFixed(2), target: `<= ${TARGET}` }];
  },
};

async function startWorker(env: Readonly<Record<string, string | undefined>>) {
  const { WORKER_PORT } = readSettings(env);
  const group = new ProcessGroup({ ...env, POLL_SECONDS: "2" });
  await group.start({
    ...workerProgram(),
    nodeFlags: ["--import", inProject("tests/support/quick-refresh.ts")],
    readyUrl: `http://127.0.0.1:${WORKER_PORT}/readyz`,
  });
  return {
    /** Stops the programs. @returns the number of changes written */
    async stop(): Promise<number> {
      const metrics = await (await fetch(`http://127.0.0.1:${WORKER_PORT}/metrics`)).text();
      await group.stop();
      return Number(/^vigie_changes_total (\d+)/m.exec(metrics)?.[1]);
    },
  };
}

async function answerTimes(url: string, round: string): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ROUND_MS;
  for (let count = 0; performance.now() < until; count += 1) {
    const query = count % FRESH_EVERY === 0 ? `?region=${round}-${count}` : "";
    const startedAt = performance.now();
    const answer = await fetch(url + query, { headers: VISITOR });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} responded ${answer.status}`);
    times.push(performance.now() - startedAt);
    await pause(PAUSE_MS);
  }
  return times;
}

const p95 = (values: readonly number[]): number => quantile(values, 0.95);

/**
 * Changes every zone's danger each second, with the worker and without. @returns a function that stops the
 * changes
 */
function changeDangers(dangerUrl: string): () => Promise<void> {
  let stopping = false;
  async function change(): Promise<void> {
    const numbers = zones.parse(await (await fetch(dangerUrl)).json());
    for (let level = 1; !stopping; level = (level % 5) + 1) {
      for (const { NumeroZone } of numbers) {
        const body = JSON.stringify({ DangerJour1: level });
        const headers = { "content-type": "application/json" };
        await fetch(`${dangerUrl}/${NumeroZone}`, { method: "PUT", headers, body });
      }
      await pause(CHANGE_EVERY_MS);
    }
  }
  const changing = change();
  return () => {
    stopping = true;
    return changing;
  };
}
