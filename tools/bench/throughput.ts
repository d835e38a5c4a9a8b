import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProcessGroup } from "../launch/process-group.ts";
import { inProject } from "../launch/project.ts";
import { type Benchmark, median } from "./benchmark.ts";
import { writeCrowdFile } from "./crowd-file.ts";
import { installLoadTools, type LoadResult, load, pinServer } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { BENCH_PORTS } from "./ports.ts";

const ROUNDS = 5;
const SECONDS = 4;

/**
 * Compares requests per second of the crowd's cached pages between our site and nginx, in turns, by the
 * median round of each. Node's own HTTP server, which only finds the bytes, takes turns with them: no Node
 * program can be faster.
 */
export const throughput: Benchmark = {
  name: "Throughput of cached pages over nginx, 2,000 different visitors",
  async run({ siteUrl, sitePid, env }) {
    await installLoadTools();
    const group = new ProcessGroup(env);
    const plainOrigin = `http://127.0.0.1:${BENCH_PORTS.plainNode}`;
    const plainNode = {
      name: "plain Node",
      file: inProject("tools/bench/plain-node.ts"),
      env: { BENCH_SITE_URL: siteUrl },
      readyUrl: `${plainOrigin}/`,
    };
    await group.start(plainNode);
    const plainPid = group.pidOf(plainNode);
    const nginx = await startNginx(siteUrl, BENCH_PORTS.nginx);
    const folder = mkdtempSync(join(tmpdir(), "vigie-crowd-"));
    async function crowd(origin: string, seconds: number): Promise<LoadResult> {
      const file = join(folder, "requests");
      await writeCrowdFile(file, origin);
      return load(origin, file, seconds);
    }
    try {
      await pinServer(sitePid);
      await pinServer(nginx.workerPid);
      await pinServer(plainPid);
      await crowd(siteUrl, 1);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({
          ours: await crowd(siteUrl, SECONDS),
          theirs: await crowd(nginx.origin, SECONDS),
          plain: await crowd(plainOrigin, SECONDS),
        });
      }
      const ours = median(rounds.map((round) => round.ours.perSecond));
      const theirs = median(rounds.map((round) => round.theirs.perSecond));
      const plain = median(rounds.map((round) => round.plain.perSecond));
      return [
        {
          what: `requests a second over nginx's (${Math.round(ours)} / ${Math.round(theirs)})`,
          value: (ours / theirs).toFixed(2),
          target: ">= 0.7",
        },
        {
          what: `the same of Node's HTTP server alone (${Math.round(plain)})`,
          value: (plain / theirs).toFixed(2),
          target: "",
        },
        { what: "ours over Node's alone", value: (ours / plain).toFixed(2), target: "" },
      ];
    } finally {
      await nginx.stop();
      await group.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
