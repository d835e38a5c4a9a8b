import { type Benchmark, type Figure, residentMb } from "./benchmark.ts";
import { crowdRequests } from "./crowd.ts";
import { isError, startVisitors } from "./visitors.ts";

const MILESTONES = [100_000, 500_000, 1_000_000];
const CONNECTIONS = 48;

/** Measures the site's resident memory during requests of cached pages by 2,000 different visitors. */
export const memory: Benchmark = {
  name: "Memory of the site",
  async run({ siteUrl, sitePid }) {
    const figures: Figure[] = [];
    const visitors = startVisitors();
    const visits = { origin: siteUrl, requests: crowdRequests(), connections: CONNECTIONS };
    let requested = 0;
    try {
      for (const milestone of MILESTONES) {
        const answers = await visitors.visit({ ...visits, count: milestone - requested });
        if (answers.some(isError)) throw new Error(`${siteUrl} responded wrongly under load`);
        requested = milestone;
        const value = `${residentMb(sitePid)} MB`;
        figures.push({ what: `after ${milestone} cached requests`, value, target: "<= 250 MB, flat" });
      }
    } finally {
      await visitors.stop();
    }
    return figures;
  },
};
