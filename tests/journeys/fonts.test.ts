import type { Page } from "playwright-core";
import { describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { sampled } from "../support/soak.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const FONT = /\.woff2$/;

/** Returns the loaded fonts of a page, and the time at which each font was requested. */
async function fontsOf(page: Page) {
  // Counts the font files, because local fallback fonts also count as loaded.
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).length >= 2,
  );
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-paint");
    const requested = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return {
      paintedAt: paint?.startTime ?? Number.NaN,
      requestedAt: requested.map(({ startTime }) => startTime),
      family: getComputedStyle(document.body).fontFamily,
    };
  });
}

describe.for(SOME_LANGUAGES)("fonts in %s", (language) => {
  test("fonts load after the first paint without moving the page's content", async ({ open }) => {
    const page = await open(pathTo("current-situation", language), {
      width: 360,
      prepare: (page) =>
        page.addInitScript(() => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            const before = Number(document.documentElement.dataset.shift ?? 0);
            document.documentElement.dataset.shift = String(
              shifts.reduce((sum, { value }) => sum + value, before),
            );
          }).observe({ type: "layout-shift", buffered: true });
        }),
    });
    const { paintedAt, requestedAt, family } = await fontsOf(page);
    expect(requestedAt).toHaveLength(2);
    for (const at of requestedAt) expect(at).toBeGreaterThanOrEqual(paintedAt);
    expect(family).toMatch(/^"Public Sans",/);
    await page.waitForTimeout(500);
    expect(Number(await page.locator("html").getAttribute("data-shift"))).toBeLessThan(0.01);
  });

  test("fonts apply from the first paint of a later visit", async ({ open }) => {
    const page = await open(pathTo("home", language));
    await fontsOf(page);
    const later = await page.context().newPage();
    await later.goto(pathTo("home", language), { waitUntil: "commit" });
    await later.locator("h1").waitFor({ state: "attached" });
    expect(await later.locator("html").getAttribute("data-fonts")).toBe("");
  });

  test("fonts also load without scripts", async ({ open }) => {
    const requested: string[] = [];
    await open(pathTo("home", language), {
      javascript: false,
      prepare: async (page) => page.on("request", (request) => requested.push(request.url())),
    });
    await expect.poll(() => requested.filter((url) => FONT.test(url)).length).toBe(2);
  });
});
