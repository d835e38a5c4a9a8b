import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { csvPath, reviewPath } from "#app/screens/review/review-parts.ts";
import { PART_NAMES, PARTS } from "#plan/review-files.ts";
import type { Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { firesNow, startWorld, type World } from "../support/world.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

describe.for(VIEWS)("the review in $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const path = reviewPath(language);

  byTurns.for([true, false])(
    "the season review has every part with a chart, a sentence and a file, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(path, { width, javascript });
      for (const part of PART_NAMES) {
        const section = page.locator(`#${PARTS[part][language]}`);
        await section.getByRole("heading", { name: t(`review.${part}`) }).waitFor();
        expect(await section.locator(`a[href="${csvPath(part, language, null)}"]`).count()).toBe(1);
        if (part === "largest") continue;
        const charts = await section.getByRole("img").all();
        expect(charts.length).toBeGreaterThan(0);
        for (const chart of charts) {
          const described = await chart.getAttribute("aria-describedby");
          expect((await page.locator(`[id="${described}"]`).textContent())?.length).toBeGreaterThan(10);
        }
      }
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
    },
  );

  byTurns.for([true, false])(
    "the season review can show only the northern protection zone, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(path, { width, javascript });
      const choice = page.getByRole("navigation", { name: t("review.zone") });
      const northern = choice.getByRole("link", { name: t("protection.northern") });
      await northern.click();
      await page.waitForURL((url) => url.search !== "");
      await page.getByText(t("review.causes.counted")).waitFor();
      expect(await northern.getAttribute("aria-current")).toBe("true");
      expect(new URL(page.url()).pathname).toBe(path);
      await choice.getByRole("link", { name: t("review.zone.both") }).click();
      await page.getByText(t("review.causes.published")).waitFor();
    },
  );

  byTurns("without scripts, the season review shows a chart's figures as a table", async ({ open }) => {
    const page = await open(path, { width, javascript: false });
    const section = page.locator(`#${PARTS.regions[language]}`);
    expect(await section.getByRole("table").isVisible()).toBe(false);
    await section.getByText(t("review.table")).click();
    expect(await section.getByRole("table").isVisible()).toBe(true);
  });

  byTurns("the figures of a part of the season review can be downloaded as a CSV file", async ({ open }) => {
    const page = await open(path, { width });
    const section = page.locator(`#${PARTS.months[language]}`);
    await section.getByText(t("review.table")).click();
    const download = page.waitForEvent("download");
    await section.getByRole("link", { name: t("review.csv") }).click();
    expect((await download).suggestedFilename()).toBe(
      `vigie-${PARTS.months[language]}-${new Date().getFullYear()}.csv`,
    );
  });
});

describe("season with a fire that began in October of the year before", () => {
  let world: World;
  beforeAll(async () => {
    const [first, ...others] = await firesNow(sandboxOf("summer").fireDataUrl);
    const october = `${new Date().getFullYear() - 1}-10-12T15:00:00Z`;
    world = await startWorld({ fires: [{ ...first, DateDeDebut: october }, ...others] });
  });
  afterAll(() => world.stop());

  /** Returns the month names under the first chart, from left to right, with the edges of each name. */
  const namesUnder = (page: Page, language: Language) =>
    page
      .locator(`#${PARTS.months[language]} [role=img]`)
      .first()
      .evaluate((chart) =>
        [...chart.querySelectorAll(":scope > text")]
          .map((name) => {
            const { left, right } = name.getBoundingClientRect();
            return { text: name.textContent, left, right };
          })
          .filter(({ left, right }) => right > left),
      );

  test.for([
    { language: "fr", width: 320 },
    { language: "en", width: 360 },
    { language: "fr", width: 1024 },
  ] as const)(
    "month names under a chart do not overlap, and the first month of a year has the year, in $language at $width px",
    async ({ language, width }, { open }) => {
      const page = await open(reviewPath(language), { width, origin: world.origin });
      const names = await namesUnder(page, language);
      expect(names.length).toBeGreaterThan(6);
      names.slice(1).forEach(({ left, text }, at) => {
        expect(left - (names[at]?.right ?? 0), text).toBeGreaterThan(2);
      });
      expect(names.some(({ text }) => text.endsWith(String(new Date().getFullYear())))).toBe(true);
    },
  );
});

describe("season that has not begun", () => {
  const origin = inject("winter");

  test.for(SOME_VIEWS)(
    "before the season, the review says that the season has not begun and shows past seasons in $language at $width px",
    async ({ language, width }, { open }) => {
      const t = words(language);
      const page = await open(reviewPath(language), { width, origin });
      await page.getByText(t("review.empty", { year: new Date().getFullYear() })).waitFor();
      const past = page.locator(`#${PARTS.past[language]}`);
      expect(await past.getByRole("img").count()).toBe(2);
      expect(await page.locator(`#${PARTS.causes[language]}`).count()).toBe(0);
    },
  );
});

describe("service that is down from the start", () => {
  const withoutData = inject("withoutData");

  test.for(SOME_VIEWS)(
    "without data, the season review shows no figure as zero in $language at $width px",
    async ({ language, width }, { open }) => {
      const t = words(language);
      const page = await open(reviewPath(language), { width, origin: withoutData });
      await page.getByText(t("missing.title")).waitFor();
      expect(await page.getByText(t("review.glance.missing")).count()).toBe(4);
      await page.getByText(t("review.past.none")).waitFor();
      const figures = await page.locator("main td").allTextContents();
      expect(figures.filter((figure) => /\d/.test(figure))).toEqual([]);
      expect((await fetch(withoutData + csvPath("regions", language, null))).status).toBe(503);
    },
  );
});
