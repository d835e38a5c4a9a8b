import { chromium } from "playwright-core";
import { z } from "zod";
import { withExample } from "#tests/support/examples.ts";
import { PAGES } from "#tests/support/screens.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";
import { installTool } from "./install-tool.ts";
import { BENCH_PORTS } from "./ports.ts";

const RUNS = Number(process.env.RUNS ?? 5);
/** Filter of the screens. Only French pages count: English pages share their markup, with shorter texts. */
const NAMED = new RegExp(process.env.SCREENS ?? "");
const SCREENS = PAGES.filter(({ name, language }) => language === "fr" && NAMED.test(name));
const TARGETS = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** Screens with the map, drawn in software here, which Lighthouse counts as blocking (see `map.ts`). */
const DRAWS = /^map/;
const LCP_TARGET_MS = 950;
/** Benchmark index of a desktop that is 4 times faster than a mid-range phone, by Lighthouse's guide. */
const DESKTOP_INDEX = 1750;
const DESKTOP_SLOWDOWN = 4;

/** Storage that Lighthouse clears before a run. Its default keeps cookies, which no first visit has. */
const OF_A_FIRST_VISIT = [
  "cookies",
  "local_storage",
  "file_systems",
  "shader_cache",
  "service_workers",
  "cache_storage",
] as const;

const REPORT = z.object({
  lhr: z.object({
    environment: z.object({ benchmarkIndex: z.number() }),
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  }),
});

interface Lighthouse {
  default(url: string, flags: object): Promise<unknown>;
}

type Scores = Record<keyof typeof TARGETS | "lcp", number>;

async function report(url: string, cpuSlowdownMultiplier: number) {
  const lighthouse: Lighthouse = await import(installTool("lighthouse@13.5.0", "lighthouse/core/index.js"));
  const result = await lighthouse.default(url, {
    port: BENCH_PORTS.debug,
    logLevel: "error",
    onlyCategories: Object.keys(TARGETS),
    extraHeaders: { "Accept-Language": "fr-CA" },
    throttling: { cpuSlowdownMultiplier },
    clearStorageTypes: [...OF_A_FIRST_VISIT],
  });
  return REPORT.parse(result).lhr;
}

/**
 * Returns the slowdown from this machine to a mid-range phone, at least 1. On a slow machine, the preset's 4
 * would simulate a phone slower than any real one. The index varies between runs, hence the median.
 */
async function slowdownHere(url: string): Promise<number> {
  const indices: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    indices.push((await report(url, DESKTOP_SLOWDOWN)).environment.benchmarkIndex);
  }
  const slowdown = (DESKTOP_SLOWDOWN * median(indices)) / DESKTOP_INDEX;
  return Math.round(10 * Math.min(Math.max(slowdown, 1), DESKTOP_SLOWDOWN)) / 10;
}

/** Runs the mobile preset once: a mid-range phone on a slow network, in French. */
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

/** Measures Lighthouse's mobile scores of the screens that match `SCREENS`: the median of `RUNS` runs. */
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
