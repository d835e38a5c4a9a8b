import { pathTo, queryPath } from "#plan/paths.ts";
import { type Benchmark, type Figure, quantile, residentMb } from "./benchmark.ts";
import { homeMeanwhile, pause } from "./home-meanwhile.ts";
import { type Answered, startVisitors } from "./visitors.ts";

/** Rounds. The second has more connections than the site can handle, to request many addresses quickly. */
const ROUNDS = [
  { connections: 64, count: 4_000, target: "<= 50 ms" },
  { connections: 256, count: 96_000, target: "" },
] as const;
const ODD = {
  kind: "page",
  path: queryPath(pathTo("current-situation", "fr"), "fr", { words: "x" }),
  headers: { "Accept-Encoding": "gzip, deflate, br" },
} as const;

/** Measures the home page and the site's memory while 64 connections request addresses not used before. */
export const oddAddresses: Benchmark = {
  name: "Home page while 64 connections ask odd addresses",
  async run({ siteUrl, sitePid }) {
    const home = `${siteUrl}/`;
    const quiet = await homeMeanwhile(home, pause(5_000));
    const figures: Figure[] = [
      { what: "home alone, p99", value: `${quantile(quiet, 0.99).toFixed(1)} ms`, target: "" },
      { what: "memory before", value: `${residentMb(sitePid)} MB`, target: "" },
    ];
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, residentMb(sitePid));
    }, 250);
    const visitors = startVisitors();
    let answers: readonly Answered[] = [];
    try {
      for (const { target, ...round } of ROUNDS) {
        const flood = visitors.visit({ ...round, origin: siteUrl, requests: [ODD], isEachNew: true });
        const times = await homeMeanwhile(home, flood);
        answers = [...answers, ...(await flood)];
        const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(1));
        figures.push(
          {
            what: `home with ${round.connections} connections, p99 (median ${p50} ms, ${times.length} times)`,
            value: `${p99} ms`,
            target,
          },
          {
            what: `memory after ${answers.length} odd addresses, most until then ${most} MB`,
            value: `${residentMb(sitePid)} MB`,
            target: "<= 300 MB, flat",
          },
        );
      }
    } finally {
      clearInterval(watch);
      await visitors.stop();
    }
    const groups = Object.groupBy(answers, ({ status }) => status);
    figures.push({
      what: "odd addresses answered",
      value: Object.entries(groups)
        .map(([status, those = []]) => `${those.length} of ${status}`)
        .join(", "),
      target: "200 and 503",
    });
    return figures;
  },
};
