import type { Locator, Page } from "playwright-core";
import { describe, inject } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { ANY_RELEASE, withExample } from "../support/examples.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const site = inject("summer");

/** Scrolls to the end again until the banner is visible, because loading pictures and fonts move the end. */
const readToTheEnd = (page: Page, banner: Locator) =>
  expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector("footer")?.scrollIntoView({ block: "end" }));
      return banner.isVisible();
    })
    .toBe(true);

/**
 * Delays entries of intersection observers by up to a second and delivers them together, as on a busy page.
 */
function tellCrossingsTogether(): void {
  const Watch = window.IntersectionObserver;
  window.IntersectionObserver = class extends Watch {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const pending: IntersectionObserverEntry[] = [];
      super((entries, watch) => {
        if (pending.length === 0) setTimeout(() => callback(pending.splice(0), watch), 1_000);
        pending.push(...entries);
      }, options);
    }
  };
}

describe.for(VIEWS)("press releases in $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const list = pathTo("releases", language);

  byTurns.for([true, false])(
    "the list of releases is sorted newest first across all its pages, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(list, { width, javascript });
      const dates: string[] = [];
      const older = page.getByRole("link", { name: t("releases.older") });
      for (;;) {
        const shown = await page
          .locator("main time")
          .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
        dates.push(...shown);
        if ((await older.count()) === 0) break;
        const before = page.url();
        await older.click();
        await page.waitForURL((url) => url.href !== before);
        await expect
          .poll(() => page.locator("main time").first().getAttribute("datetime"))
          .not.toBe(shown[0]);
      }
      expect(dates.length).toBeGreaterThan(10);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(new Set(dates).size).toBe(dates.length);
    },
  );

  byTurns(
    "the list of releases can be filtered by audience and year, and keeps its filters from page to page",
    async ({ open }) => {
      const page = await open(list, { width, javascript: false });
      const choice = page.getByRole("navigation", { name: t("releases.audience") });
      await choice.getByRole("link", { name: t("releases.audience.industrial") }).click();
      const years = page.getByRole("navigation", { name: t("releases.years") });
      await years.getByRole("link", { name: "2026" }).click();
      expect(
        await choice
          .getByRole("link", { name: t("releases.audience.industrial") })
          .getAttribute("aria-current"),
      ).toBe("true");
      const rows = page.locator("main ol").last().locator("> li");
      const count = await rows.count();
      expect(count).toBeGreaterThan(0);
      expect(await rows.getByText(t("releases.audience.industrial"), { exact: true }).count()).toBe(count);
      for (const time of await rows.locator("time").all()) expect(await time.textContent()).toContain("2026");
    },
  );

  byTurns("the end of a release offers releases by email, until the offer is closed", async ({ open }) => {
    const path = await withExample(site, pathTo("release", language, { slug: ANY_RELEASE }));
    const page = await open(path, { width });
    const banner = page.getByRole("region", { name: t("releases.banner") });
    await readToTheEnd(page, banner);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await banner.waitFor({ state: "hidden" });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    await waitUntilHydrated(page);
    await page.evaluate(() => document.querySelector("footer")?.scrollIntoView({ block: "end" }));
    await page.waitForTimeout(200);
    expect(await banner.isVisible()).toBe(false);
  });

  byTurns(
    "the banner that offers releases by email also appears if the reader scrolls to the end while the page is busy",
    async ({ open }) => {
      const path = await withExample(site, pathTo("release", language, { slug: ANY_RELEASE }));
      const page = await open(path, { width, prepare: (made) => made.addInitScript(tellCrossingsTogether) });
      await readToTheEnd(page, page.getByRole("region", { name: t("releases.banner") }));
    },
  );

  byTurns(
    "the banner that offers releases by email asks a visitor who is not signed in to sign in",
    async ({ open }) => {
      const path = await withExample(site, pathTo("release", language, { slug: ANY_RELEASE }));
      const page = await open(path, { width });
      const banner = page.getByRole("region", { name: t("releases.banner") });
      await readToTheEnd(page, banner);
      await banner.getByRole("button", { name: t("save.releases") }).click();
      await page.getByRole("dialog", { name: t("account.notConnected") }).waitFor();
      expect(await banner.isVisible()).toBe(false);
    },
  );

  byTurns("a release's link to the other language leads to the same release", async ({ open }) => {
    const page = await open(await withExample(site, pathTo("release", language, { slug: ANY_RELEASE })), {
      width,
    });
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const other = await page
      .locator(`link[rel="alternate"][hreflang="${language === "fr" ? "en" : "fr"}-CA"]`)
      .getAttribute("href");
    await page.getByRole("link", { name: t("nav.otherLanguage") }).click();
    await page.waitForURL((url) => url.pathname === new URL(other ?? "").pathname);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe(title);
    expect(await page.locator("html").getAttribute("lang")).not.toBe(`${language}-CA`);
  });

  test("unknown releases and unknown pages of the list of releases respond 404", async () => {
    for (const path of [
      pathTo("release", language, { slug: "no-such-release" }),
      pathTo("releases-page", language, { page: "99" }),
      pathTo("releases-page", language, { page: "0" }),
    ]) {
      const answer = await fetch(site + path, { headers: { "user-agent": PERSON } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});
