import { fileURLToPath } from "node:url";
import { pathTo, queryPath } from "#plan/paths.ts";
import { type Benchmark, type Figure, quantile } from "./benchmark.ts";
import { homeMeanwhile, pause } from "./home-meanwhile.ts";
import { installLoadTools, pinServer, residentMb, wrk } from "./load.ts";

const CONNECTIONS = 64;
/** Connections after the first minute: more than the site can handle, to request many addresses quickly. */
const MORE_CONNECTIONS = 256;
const SECONDS = 60;
const ADDRESSES = 100_000;
const MOST_ROUNDS = 5;
const SCRIPT = fileURLToPath(new URL("odd-addresses.lua", import.meta.url));
const ODD = queryPath(pathTo("current-situation", "fr"), "fr", { words: "x" });
const HOME_TARGET_MS = 50;
const MEMORY_TARGET_MB = 300;

async function answersByStatus(siteUrl: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  const counts = new Map<string, number>();
  for (const [, status = "", count] of text.matchAll(
    /^vigie_requests_total\{class="page",status="(\d+)".*\} (\d+)$/gm,
  )) {
    counts.set(status, (counts.get(status) ?? 0) + Number(count));
  }
  return counts;
}

/** Measures the home page and the site's memory while 64 connections request addresses not used before. */
export const oddAddresses: Benchmark = {
  name: "Home page while 64 connections ask odd addresses",
  async run({ siteUrl, sitePid }) {
    await installLoadTools();
    await pinServer(sitePid);
    const home = `${siteUrl}/`;
    const quiet = await homeMeanwhile(home, pause(5_000));
    const before = await answersByStatus(siteUrl);
    const figures: Figure[] = [
      { what: "home alone, p99", value: `${quantile(quiet, 0.99).toFixed(1)} ms`, target: "" },
      { what: "memory before", value: `${residentMb(sitePid)} MB`, target: "" },
    ];
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, residentMb(sitePid));
    }, 250);
    let requested = 0;
    for (let round = 1; requested < ADDRESSES && round <= MOST_ROUNDS; round += 1) {
      const connections = round === 1 ? CONNECTIONS : MORE_CONNECTIONS;
      const flood = wrk([`-c${connections}`, `-d${SECONDS}s`, "-s", SCRIPT, siteUrl, "--", ODD]);
      const times = await homeMeanwhile(home, flood);
      requested += Number(/(\d+) requests in/.exec(await flood)?.[1]);
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(1));
      figures.push(
        {
          what: `home in minute ${round}, ${connections} connections, p99 (median ${p50} ms, ${times.length} times)`,
          value: `${p99} ms`,
          target: round === 1 ? `<= ${HOME_TARGET_MS} ms` : "",
        },
        {
          what: `memory after ${requested} odd addresses, most until then ${most} MB`,
          value: `${residentMb(sitePid)} MB`,
          target: `<= ${MEMORY_TARGET_MB} MB, flat`,
        },
      );
    }
    clearInterval(watch);
    const after = await answersByStatus(siteUrl);
    const answered = [...after].map(([status, count]) => `${count - (before.get(status) ?? 0)} of ${status}`);
    figures.push({
      what: "pages answered, the home page's too",
      value: answered.join(", "),
      target: "200 and 503",
    });
    return figures;
  },
};
