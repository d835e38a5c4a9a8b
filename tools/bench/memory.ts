import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Benchmark, Figure } from "./benchmark.ts";
import { writeCrowdFile } from "./crowd-file.ts";
import { installLoadTools, load, residentMb } from "./load.ts";

const MILESTONES = [100_000, 500_000, 1_000_000];
const SECONDS = 2;

/** Measures the site's resident memory during requests of cached pages by 2,000 different visitors. */
export const memory: Benchmark = {
  name: "Memory of the site",
  async run({ siteUrl, sitePid }) {
    await installLoadTools();
    const figures: Figure[] = [];
    const folder = mkdtempSync(join(tmpdir(), "vigie-crowd-"));
    const crowdFile = join(folder, "requests");
    let requests = 0;
    try {
      await writeCrowdFile(crowdFile, siteUrl);
      for (const milestone of MILESTONES) {
        while (requests < milestone) {
          requests += (await load(siteUrl, crowdFile, SECONDS)).requests;
        }
        const value = `${residentMb(sitePid)} MB`;
        figures.push({ what: `after ${milestone} cached requests`, value, target: "<= 250 MB, flat" });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    return figures;
  },
};
