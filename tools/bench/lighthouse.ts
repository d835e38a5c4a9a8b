import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { pathTo } from "#app/paths.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";
import { BENCH_PORTS } from "./ports.ts";

const RUNS = 5;
const SCREENS = ["home", "current-situation"] as const;
const TARGETS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const LCP_TARGET_MS = 1500;

type Scores = Record<keyof typeof TARGETS | "lcp", number>;

/** One run of the mobile preset: a mid-range phone on a slow network, in French. */
async function audit(url: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port: BENCH_PORTS.debug,
    logLevel: "error",
    onlyCategories: Object.keys(TARGETS),
    extraHeaders: { "Accept-Language": "fr-CA" },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  };
}

/** Lighthouse's mobile scores of the first screens, the median of several runs. */
export const lighthouseScores: Benchmark = {
  name: "Lighthouse, mobile",
  async run({ siteUrl }) {
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${BENCH_PORTS.debug}`],
    });
    const figures: Figure[] = [];
    try {
      for (const screen of SCREENS) {
        const url = siteUrl + pathTo(screen, "fr");
        const runs: Scores[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await audit(url));
        const middle = (name: keyof Scores) => median(runs.map((scores) => scores[name]));
        for (const [category, target] of Object.entries(TARGETS)) {
          const value = String(middle(category as keyof typeof TARGETS));
          figures.push({ what: `${screen}, ${category}`, value, target: `>= ${target}` });
        }
        const lcp = `${Math.round(middle("lcp"))} ms`;
        figures.push({
          what: `${screen}, largest contentful paint`,
          value: lcp,
          target: `<= ${LCP_TARGET_MS} ms`,
        });
      }
    } finally {
      await browser.close();
    }
    return figures;
  },
};
