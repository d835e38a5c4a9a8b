import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { expect, test } from "../support/browse.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const LIMIT_MS = 30_000;
const ROBERVAL = "48.52,-72.23";
const ORDER = { kind: "evacuation", municipality: "Roberval" } as const;

let world: World;
beforeAll(async () => {
  world = await startWorld({ still: true, quickRefresh: true, surroundings: true });
});
afterAll(() => world.stop());

/** Reloads a page until the page shows a text `times` times. */
const untilShown = (page: Page, text: string, times: number) =>
  expect
    .poll(
      async () => {
        await page.reload();
        return page.getByText(text, { exact: true }).count();
      },
      { timeout: LIMIT_MS },
    )
    .toBe(times);

/** Issues an order, and cancels it at the end of the test at the latest. */
async function issue(texts: { readonly fr: string; readonly en: string }) {
  const id = await world.hub.issueOrder({ ...ORDER, ...texts });
  let isOver = false;
  async function cancel() {
    if (!isOver) await world.hub.cancelOrder(id);
    isOver = true;
  }
  onTestFinished(cancel);
  return cancel;
}

describe.for(LANGUAGES)("official orders in %s", (language) => {
  const t = words(language);
  const path = pathTo("current-situation-location", language, {}, { here: ROBERVAL });
  const phone = { width: 360 } as const;

  test("without scripts, an official order is shown first and verbatim until it is cancelled, and a drill is never shown", async ({
    open,
  }) => {
    const texts = {
      fr: `Quittez le quartier ${language} à midi.`,
      en: `Leave the ${language} ward at noon.`,
    };
    const drill = { fr: "Ceci est un exercice de vitesse.", en: "This is a drill for speed." };
    const page = await open(path, { ...phone, origin: world.origin, javascript: false });
    await untilShown(page, t("around.alerts.unknown"), 1);
    await world.hub.issueOrder({ ...ORDER, ...drill, status: "Test" });
    const cancel = await issue(texts);
    await untilShown(page, texts[language], 1);
    expect(await page.locator("blockquote").first().locator("p").nth(1).textContent()).toBe(texts[language]);
    expect(await page.locator("blockquote").first().getAttribute("lang")).toBe(`${language}-CA`);
    // The order comes before the answer on open fires, which is the page's first `status` element.
    const main = await page.locator("main").textContent();
    const [order, fires] = [
      t("around.alerts.here"),
      await page.locator("main [role=status]").first().textContent(),
    ];
    expect(main?.split(fires ?? "")[0]).toContain(order);
    expect(await page.getByText(t("around.alerts.unknown")).count()).toBe(0);
    expect(await page.getByText(drill[language]).count()).toBe(0);
    const light = await open(pathTo("light", language, {}, { place: ROBERVAL }), {
      ...phone,
      origin: world.origin,
    });
    await light.getByText(texts[language], { exact: true }).waitFor();
    await cancel();
    await untilShown(page, texts[language], 0);
    expect(await page.getByText(t("around.alerts.unknown")).count()).toBe(1);
  });

  test("without scripts, the home page names the area of an official order and links to the order, until the order is cancelled", async ({
    open,
  }) => {
    const texts = { fr: `Allez (${language}) au sud.`, en: `Go (${language}) south.` };
    const page = await open(pathTo("home", language), {
      ...{ ...phone, origin: world.origin, javascript: false },
    });
    const named = page.locator("[data-severity=error] li").filter({ hasText: ORDER.municipality });
    const untilNamed = (times: number) =>
      expect.poll(async () => page.reload().then(() => named.count()), { timeout: LIMIT_MS }).toBe(times);
    const cancel = await issue(texts);
    await untilNamed(1);
    await page.getByRole("link", { name: t("around.alerts.read") }).click();
    await page.locator(":target").getByText(ORDER.municipality).first().waitFor();
    await page.goto(world.origin + pathTo("home", language));
    await cancel();
    await untilNamed(0);
  });

  test("the location page shows an official order once, also after going back to the page and if hydration fails", async ({
    open,
  }) => {
    const texts = { fr: `Fuyez (${language}) par le quai.`, en: `Flee (${language}) by the wharf.` };
    await issue(texts);
    const page = await open(path, { ...phone, origin: world.origin });
    await untilShown(page, texts[language], 1);
    const answer = await page.request.get(world.origin + path);
    expect((await answer.text()).split(texts[language])).toHaveLength(2);
    await waitUntilHydrated(page);
    const order = (shown: Page) => shown.getByText(texts[language], { exact: true });
    expect(await order(page).count()).toBe(1);
    await page
      .locator(`a[href="${pathTo("current-situation", language)}"]:visible`)
      .first()
      .click();
    await page.waitForURL(world.origin + pathTo("current-situation", language));
    await order(page).waitFor({ state: "detached" });
    await page.goBack();
    await order(page).waitFor();

    const changed = await open(path, {
      ...{ ...phone, origin: world.origin, tolerate: /Minified React error #4\d\d/ },
      prepare: (each) =>
        each.addInitScript(() =>
          addEventListener("DOMContentLoaded", () => document.querySelector("main h1")?.remove()),
        ),
    });
    await changed.locator("main h1").waitFor();
    expect(await order(changed).count()).toBe(1);
  });

  test("the location page with an official order has no axe violations at 360 px, in both themes", async ({
    open,
  }) => {
    const texts = { fr: `Partez (${language}) avant midi.`, en: `Go (${language}) before noon.` };
    await issue(texts);
    for (const theme of ["light", "dark"] as const) {
      const page = await open(path, { ...phone, theme, origin: world.origin });
      await untilShown(page, texts[language], 1);
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test("while the source of orders fails, the location page says that it cannot know of new orders, and keeps a known order", async ({
    open,
  }) => {
    onTestFinished(async () => void (await world.hub.clearFaults()));
    const page = await open(path, { ...phone, origin: world.origin, javascript: false });
    await untilShown(page, t("around.alerts.unknown"), 1);
    await world.hub.putFault({ status: 503 }, "orders");
    await untilShown(page, t("around.alerts.missing"), 1);
    expect(await page.getByText(t("around.alerts.unknown")).count()).toBe(0);
    const texts = { fr: `Sortez (${language}) par le nord.`, en: `Exit (${language}) by the north.` };
    await world.hub.clearFaults();
    await issue(texts);
    await untilShown(page, texts[language], 1);
    await world.hub.putFault({ status: 503 }, "orders");
    await untilShown(page, t("around.alerts.old"), 1);
    expect(await page.getByText(texts[language], { exact: true }).count()).toBe(1);
    expect(await page.getByText(t("around.alerts.unknown")).count()).toBe(0);
  });
});
