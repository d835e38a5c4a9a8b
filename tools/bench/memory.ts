import { readFileSync } from "node:fs";
import type { Benchmark, Figure } from "./benchmark.ts";
import { installLoadTools, load } from "./load.ts";

const MILESTONES = [100_000, 500_000, 1_000_000];
const SECONDS = 2;

const residentMb = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

/** The site's resident memory as cached requests go by. */
export const memory: Benchmark = {
  name: "Memory of the site",
  async run({ siteUrl, sitePid }) {
    await installLoadTools();
    const figures: Figure[] = [];
    let requests = 0;
    for (const milestone of MILESTONES) {
      while (requests < milestone) requests += (await load(`${siteUrl}/`, sitePid, SECONDS)).requests;
      const value = `${residentMb(sitePid)} MB`;
      figures.push({ what: `after ${milestone} cached requests`, value, target: "<= 250 MB, flat" });
    }
    return figures;
  },
};
