import { type Benchmark, median } from "./benchmark.ts";
import { installLoadTools, load, pinServer } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { BENCH_PORTS } from "./ports.ts";

const ROUNDS = 5;
const SECONDS = 4;

/** Requests a second of the cached home page, ours over nginx's, by turns; the median round of each. */
export const throughput: Benchmark = {
  name: "Throughput of the cached home page over nginx",
  async run({ siteUrl, sitePid }) {
    await installLoadTools();
    const page = `${siteUrl}/`;
    const nginx = await startNginx(page, BENCH_PORTS.nginx);
    try {
      await pinServer(sitePid);
      await pinServer(nginx.workerPid);
      await load(page, sitePid, 1);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({
          ours: await load(page, sitePid, SECONDS),
          theirs: await load(nginx.url, nginx.workerPid, SECONDS),
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
          target: ">= 0.8",
        },
        { what: "requests per processor second over nginx's", value: byProcessor.toFixed(2), target: "" },
      ];
    } finally {
      await nginx.stop();
    }
  },
};
