import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { withFire } from "#tests/support/any-fire.ts";
import { PAGES } from "#tests/support/screens.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";
import { BENCH_PORTS } from "./ports.ts";

const RUNS = Number(process.env.RUNS ?? 5);
/** French only: both languages have one markup, and French words are the longer ones. */
const SCREENS = PAGES.filter(({ language }) => language === "fr");
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

/** Lighthouse's mobile scores of every screen, the median of several runs (`RUNS`). */
export const lighthouseScores: Benchmark = {
  name: "Lighthouse, mobile",
  async run({ siteUrl }) {
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${BENCH_PORTS.debug}`],
    });
    const figures: Figure[] = [];
    try {
      for (const { name, path } of SCREENS) {
        const url = siteUrl + (await withFire(siteUrl, path));
        const runs: Scores[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await audit(url));
        const middle = (name: keyof Scores) => median(runs.map((scores) => scores[name]));
        const scores = Object.keys(TARGETS).map((category) => middle(category as keyof typeof TARGETS));
        figures.push({
          what: `${name}: ${Object.keys(TARGETS).join(", ")}`,
          value: scores.join(", "),
          target: `>= ${Object.values(TARGETS).join(", ")}`,
        });
        const lcp = `${Math.round(middle("lcp"))} ms`;
        figures.push({
          what: `${name}: largest contentful paint`,
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
