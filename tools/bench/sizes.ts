import { chromium } from "playwright-core";
import { pathTo } from "#plan/paths.ts";
import { budgetOf, type PageWeight, weighPage } from "#tests/support/page-weight.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS, PHONE } from "../chromium.ts";
import type { Benchmark, Figure } from "./benchmark.ts";

const SCREENS = ["home", "current-situation", "map"] as const;
const KB = 1024;
const COUNTED = ["requests", "thirdParty"];

/** Measures the bytes that a phone fetches for a page before any interaction. */
export const sizes: Benchmark = {
  name: "Page weight",
  async run({ siteUrl }) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
    const figures: Figure[] = [];
    try {
      for (const screen of SCREENS) {
        const page = await browser.newPage(PHONE);
        const path = pathTo(screen, "fr");
        const weight = await weighPage(page, siteUrl + path);
        for (const [part, most] of Object.entries(budgetOf(path))) {
          const amount = weight[part as keyof PageWeight];
          const show = (value: number) =>
            COUNTED.includes(part) ? String(value) : `${(value / KB).toFixed(1)} KB`;
          figures.push({ what: `${screen}, ${part}`, value: show(amount), target: `<= ${show(most)}` });
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
    return figures;
  },
};
