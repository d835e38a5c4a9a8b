import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "#settings";
import { startEdge } from "#tests/support/edge.ts";
import { ProcessGroup } from "../launch/process-group.ts";
import { siteAddress, siteProgram } from "../launch/programs.ts";
import { type Benchmark, median } from "./benchmark.ts";
import { writeCrowdFile } from "./crowd-file.ts";
import { installLoadTools, type LoadResult, load, pinServer } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { BENCH_PORTS } from "./ports.ts";

const ROUNDS = 5;
const SECONDS = 8;

/** Returns the number of requests that a site answered, by its metrics. Requests for metrics also count. */
async function answered(siteUrl: string): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  return [...text.matchAll(/^vigie_requests_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/** Compares the requests per second of `deploy/nginx.conf` and of an nginx that serves pages as files. */
export const edge: Benchmark = {
  name: "The edge over nginx with files, 2,000 different visitors",
  async run({ env }) {
    await installLoadTools();
    const own = { ...env, PORT: String(BENCH_PORTS.behindEdge), EDGE_LANGUAGE: "on", TRUSTED_PROXIES: "1" };
    const settings = readSettings(own);
    const group = new ProcessGroup(own);
    await group.start(siteProgram(settings));
    const siteUrl = siteAddress(settings);
    const folder = mkdtempSync(join(tmpdir(), "vigie-edge-"));
    const ours = await startEdge({ port: BENCH_PORTS.edge, sites: [BENCH_PORTS.behindEdge], folder });
    const theirs = await startNginx(ours.origin, BENCH_PORTS.nginx);
    async function crowd(origin: string) {
      const file = join(folder, "crowd");
      await writeCrowdFile(file, origin);
      return load(origin, file, SECONDS);
    }
    try {
      await pinServer(ours.workerPid);
      await pinServer(theirs.workerPid);
      await crowd(ours.origin);
      const rounds: Record<"ours" | "theirs", LoadResult>[] = [];
      const before = await answered(siteUrl);
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ ours: await crowd(ours.origin), theirs: await crowd(theirs.origin) });
      const reached = (await answered(siteUrl)) - before;
      const requests = rounds.reduce((sum, round) => sum + round.ours.requests, 0);
      const rates = (of: "ours" | "theirs") => Math.round(median(rounds.map((round) => round[of].perSecond)));
      return [
        {
          what: `requests per second over those of files (${rates("ours")} / ${rates("theirs")})`,
          value: (rates("ours") / rates("theirs")).toFixed(2),
          target: ">= 0.8",
        },
        {
          what: `requests that reach the site (${reached} of ${requests})`,
          value: `${((100 * reached) / requests).toFixed(3)} %`,
          target: "<= 1 %",
        },
      ];
    } finally {
      await Promise.all([ours.stop(), theirs.stop()]);
      await group.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
