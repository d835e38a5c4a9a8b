import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { withExample } from "#tests/support/examples.ts";
import { PAGES } from "#tests/support/screens.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";
import { BENCH_PORTS } from "./ports.ts";

const RUNS = Number(process.env.RUNS ?? 5);
/** French only: both languages have one markup, and French words are the longer ones. */
const NAMED = new RegExp(process.env.SCREENS ?? "");
const SCREENS = PAGES.filter(({ name, language }) => language === "fr" && NAMED.test(name));
const TARGETS = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** The map draws in software here, which counts as a page that blocks: its time to be live is the map's own benchmark. */
const DRAWS = /^map/;
const LCP_TARGET_MS = 950;
/** Lighthouse's own index of the desktop from which its slow-down of 4 makes a mid-range phone (its "throttling" guide). */
const DESKTOP_INDEX = 1750;
const DESKTOP_SLOWDOWN = 4;

/** Lighthouse leaves what local storage says, and empties the cache it speaks of: a visit that nobody makes. */
const OF_A_FIRST_VISIT = [
  "cookies",
  "local_storage",
  "file_systems",
  "shader_cache",
  "service_workers",
  "cache_storage",
] as const;

type Scores = Record<keyof typeof TARGETS | "lcp", number>;

async function report(url: string, cpuSlowdownMultiplier: number) {
  const result = await lighthouse(url, {
    port: BENCH_PORTS.debug,
    logLevel: "error",
    onlyCategories: Object.keys(TARGETS),
    extraHeaders: { "Accept-Language": "fr-CA" },
    throttling: { cpuSlowdownMultiplier },
    clearStorageTypes: [...OF_A_FIRST_VISIT],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

/**
 * How much slower than this machine a mid-range phone is, at least 1: a slow machine slowed by the preset's 4 would be
 * a phone that nobody has. The index varies from run to run, hence the median.
 */
async function slowdownHere(url: string): Promise<number> {
  const indices: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    indices.push((await report(url, DESKTOP_SLOWDOWN)).environment.benchmarkIndex);
  }
  const slowdown = (DESKTOP_SLOWDOWN * median(indices)) / DESKTOP_INDEX;
  return Math.round(10 * Math.min(Math.max(slowdown, 1), DESKTOP_SLOWDOWN)) / 10;
}

/** One run of the mobile preset: a mid-range phone on a slow network, in French. */
async function audit(url: string, slowdown: number): Promise<Scores> {
  const { categories, audits } = await report(url, slowdown);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  };
}

/** Lighthouse's mobile scores of every screen, the median of several runs (`RUNS`), of those whose name matches `SCREENS`. */
export const lighthouseScores: Benchmark = {
  name: "Lighthouse, mobile",
  async run({ siteUrl }) {
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${BENCH_PORTS.debug}`],
    });
    const figures: Figure[] = [];
    try {
      const slowdown = await slowdownHere(siteUrl);
      figures.push({
        what: "a mid-range phone is slower than this machine by",
        value: `${slowdown} times`,
        target: "",
      });
      for (const { name, path } of SCREENS) {
        const url = siteUrl + (await withExample(siteUrl, path));
        const runs: Scores[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await audit(url, slowdown));
        const middle = (name: keyof Scores) => median(runs.map((scores) => scores[name]));
        const scores = Object.keys(TARGETS).map((category) => middle(category as keyof typeof TARGETS));
        figures.push({
          what: `${name}: ${Object.keys(TARGETS).join(", ")}`,
          value: scores.join(", "),
          target: `>= ${Object.values({ ...TARGETS, ...(DRAWS.test(name) && { performance: "any" }) }).join(", ")}`,
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
