import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Benchmark, median } from "./benchmark.ts";
import { writeCrowdFile } from "./crowd-file.ts";
import { installLoadTools, type LoadResult, load, pinServer } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { BENCH_PORTS } from "./ports.ts";

const ROUNDS = 5;
const SECONDS = 4;

/** Requests a second of the crowd's cached pages, ours over nginx's, by turns; the median round of each. */
export const throughput: Benchmark = {
  name: "Throughput of cached pages over nginx, 2,000 different visitors",
  async run({ siteUrl, sitePid }) {
    await installLoadTools();
    const nginx = await startNginx(siteUrl, BENCH_PORTS.nginx);
    const folder = mkdtempSync(join(tmpdir(), "vigie-crowd-"));
    async function crowd(origin: string, pid: number, seconds: number): Promise<LoadResult> {
      const file = join(folder, "requests");
      await writeCrowdFile(file, origin);
      return load(origin, file, { pid, seconds });
    }
    try {
      await pinServer(sitePid);
      await pinServer(nginx.workerPid);
      await crowd(siteUrl, sitePid, 1);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({
          ours: await crowd(siteUrl, sitePid, SECONDS),
          theirs: await crowd(nginx.origin, nginx.workerPid, SECONDS),
        });
      }
      const ours = median(rounds.map((round) => round.ours.perSecond));
      const theirs = median(rounds.map((round) => round.theirs.perSecond));
      const byProcessor = median(
        rounds.map(({ ours, theirs }) => ours.perProcessorSecond / theirs.perProcessorSecond),
      );
      return [
        {
          what: `requests a second over nginx's (${Math.round(ours)} / ${Math.round(theirs)})`,
          value: (ours / theirs).toFixed(2),
          target: ">= 0.7",
        },
        { what: "requests per processor second over nginx's", value: byProcessor.toFixed(2), target: "" },
      ];
    } finally {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
