import { chromium } from "playwright-core";
import { pathTo } from "#app/paths.ts";
import { BUDGET, weighPage } from "#tests/support/page-weight.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS, PHONE } from "../chromium.ts";
import type { Benchmark, Figure } from "./benchmark.ts";

const SCREENS = ["home", "current-situation"] as const;
const KB = 1024;
const COUNTED = ["requests", "thirdParty"];

/** What a phone fetches for a page before anyone touches it. */
export const sizes: Benchmark = {
  name: "Page weight",
  async run({ siteUrl }) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
    const figures: Figure[] = [];
    try {
      for (const screen of SCREENS) {
        const page = await browser.newPage(PHONE);
        const weight = await weighPage(page, siteUrl + pathTo(screen, "fr"));
        for (const [part, most] of Object.entries(BUDGET)) {
          const amount = weight[part as keyof typeof BUDGET];
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
