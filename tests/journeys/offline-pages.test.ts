import type { Page } from "playwright-core";
import { describe, expect, inject, onTestFinished } from "vitest";
import { OFFLINE_PATH, SAVED_FILES, SAVED_PAGES } from "#app/frame/offline/saved-pages.ts";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { test, type Visit } from "../support/browse.ts";
import { startGateway } from "../support/gateway.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/;

/** Waits until the browser has cached the page and its assets. */
const untilCached = (page: Page, address: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async ([pages, files, address]) => {
          const cached = await caches.match(address, { cacheName: pages });
          return cached !== undefined && (await (await caches.open(files)).keys()).length > 0;
        },
        [SAVED_PAGES, SAVED_FILES, address] as const,
      ),
    )
    .toBe(true);

describe.for(SOME_VIEWS)("browser without a network, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const place = pathTo("current-situation-location", language, {}, { place: "la-tuque" });
  const home = pathTo("home", language);
  const visit: Visit = { width, tolerate: AWAY, context: { serviceWorkers: "allow" } };
  const notice = (page: Page) => page.getByText(t("kept.title", { when: "" }).trim());

  byTurns(
    "a page that was visited before opens offline with its age, and the notice disappears once the network is back",
    async ({ open }) => {
      const page = await open(place, visit);
      const heading = await page.locator("h1").textContent();
      await untilCached(page, place);
      await page.context().setOffline(true);
      await page.reload();
      await waitUntilHydrated(page);
      expect(await page.locator("h1").textContent()).toBe(heading);
      await notice(page).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.context().setOffline(false);
      await notice(page).waitFor({ state: "detached" });
      expect(await page.locator("h1").textContent()).toBe(heading);
    },
  );

  byTurns(
    "offline, a page that was never visited shows a message, the numbers to call, and the available pages",
    async ({ open }) => {
      const page = await open(place, visit);
      await untilCached(page, OFFLINE_PATH[language]);
      await untilCached(page, home);
      await page.context().setOffline(true);
      const review = pathTo("review", language);
      await page.goto(review);
      await waitUntilHydrated(page);
      await page.getByRole("heading", { level: 1, name: t("offline.title") }).waitFor();
      expect(new URL(page.url()).pathname).toBe(OFFLINE_PATH[language]);
      await page.locator('main a[href="tel:911"]').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator(`#kept a[href="${place}"]`).waitFor();
      await page.locator(`#kept a[href="${home}"]`).click();
      await notice(page).waitFor();
      await page.goBack();
      await page.getByRole("link", { name: t("offline.again") }).waitFor();
      await page.context().setOffline(false);
      await page.waitForURL((url) => url.pathname === review);
      await page.waitForFunction((title) => document.title.includes(title), t("review.title"));
    },
  );
});

test.for(SOME_VIEWS)(
  "if the site is away, the cached page says this until the page reads its figures again, $language",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const gateway = await startGateway(inject("summer"));
    onTestFinished(gateway.stop);
    const home = pathTo("home", language);
    const page = await open(home, {
      origin: gateway.origin,
      width,
      tolerate: /status(?: of)? 502/,
      context: { serviceWorkers: "allow" },
      prepare: (before) => before.clock.install(),
    });
    await untilCached(page, home);
    gateway.setAway(true);
    await page.reload();
    await waitUntilHydrated(page);
    const notice = page.getByText(t("kept.site", { when: "" }).trim());
    await notice.waitFor();
    expect(await violations(page)).toEqual([]);
    // After one more minute, the site is still away. After two minutes, the site is back.
    await page.clock.runFor(61_000);
    await notice.waitFor();
    gateway.setAway(false);
    await page.clock.runFor(61_000);
    await notice.waitFor({ state: "detached" });
  },
);

test("a cached page shows the offline notice until the network is back, even if the browser reports the loss late", async ({
  open,
}) => {
  const place = pathTo("current-situation-location", "fr", {}, { place: "la-tuque" });
  const page = await open(place, { tolerate: AWAY, context: { serviceWorkers: "allow" } });
  await untilCached(page, place);
  await page.context().setOffline(true);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true }),
  );
  await page.reload();
  await waitUntilHydrated(page);
  const notice = page.getByText(words("fr")("kept.title", { when: "" }).trim());
  await notice.waitFor();
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "onLine");
    dispatchEvent(new Event("offline"));
  });
  await page.context().setOffline(false);
  await notice.waitFor({ state: "detached" });
});

test("offline, a link to a cached page opens the page with the offline notice", async ({ open }) => {
  for (const language of ["fr", "en"] as const)
    expect(pathTo("offline", language)).toBe(OFFLINE_PATH[language]);
  const place = pathTo("current-situation-location", "fr", {}, { place: "la-tuque" });
  const page = await open(place, { tolerate: AWAY, context: { serviceWorkers: "allow" } });
  await untilCached(page, "/");
  await page.context().setOffline(true);
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByText(words("fr")("kept.title", { when: "" }).trim()).waitFor();
});

test("neither a profile nor a page with a secret in its address is cached", async ({ open }) => {
  const profile = pathTo("profile-saved-locations", "fr");
  const page = await open(profile, { context: { serviceWorkers: "allow" } });
  await page.locator('header a[href="/"]').first().click();
  await untilCached(page, "/");
  expect(await page.evaluate(async (address) => (await caches.match(address)) === undefined, profile)).toBe(
    true,
  );
});

test("if the network is lost before late parts of the page load, the page does not break", async ({
  open,
}) => {
  const late = /\/assets\/offline-[\w-]+\.js$/;
  const page = await open("/", {
    tolerate: AWAY,
    prepare: (page) => page.route(late, (route) => route.abort()),
  });
  await page.context().setOffline(true);
  await page.getByText(words("fr")("toast.offline")).waitFor();
  await page.getByRole("heading", { level: 1, name: words("fr")("home.heading") }).waitFor();
});
