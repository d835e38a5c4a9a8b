import type { Locator, Page } from "playwright-core";
import { describe } from "vitest";
import type { MapViewName } from "#app/parts/map-links/map-words.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test as withWebGl } from "../support/browse.ts";
import { test } from "../support/fake-engine.ts";
import { mapOf, mapPath, untilLive } from "../support/live-map.ts";
import { WIDTHS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const CARDS = /\/(fiches|cards)\.json/;
/** Matches requests for tiles of the base map. */
const GROUND = /\/tuiles\//;

const card = (page: Page) => page.locator("#selection");
const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
const cardText = async (page: Page) => plain(await card(page).textContent());

/** Opens the live map and waits until its cards have loaded. @returns the page and all its later requests */
async function untilHeld(open: (path: string, visit: object) => Promise<Page>, path: string) {
  const requests: string[] = [];
  const came = Promise.withResolvers<void>();
  const page = await open(path, {
    prepare: async (page: Page) => {
      page.on("request", (request) => {
        if (!GROUND.test(request.url())) requests.push(request.url());
      });
      page.on("requestfinished", (request) => {
        if (CARDS.test(request.url())) came.resolve();
      });
    },
  });
  await untilLive(page);
  await came.promise;
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  return { page, requests };
}

/** Presses on the map until a card opens: first at its centre, then around it. */
async function pressUntilCard(page: Page, offsets: readonly (readonly [number, number])[]) {
  const canvas = mapOf(page).locator("canvas.maplibregl-canvas");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The map has no size");
  for (const [x, y] of offsets) {
    await canvas.click({ position: { x: box.width / 2 + x, y: box.height / 2 + y } });
    await page.waitForTimeout(300);
    if (await card(page).isVisible()) return;
  }
}

describe.for(LANGUAGES)("cards of the live map in %s", (language) => {
  const byTurns = takingTurns(test, language, 2);
  const withEngine = takingTurns(withWebGl, language, 2);
  const t = words(language);

  byTurns.for<MapViewName>(["fires", "danger", "measures"])(
    "a card in the view of %s opens and closes without a request, and equals the card that the server renders",
    async (view, { open }) => {
      const { page, requests } = await untilHeld(open, mapPath(language, { view }));
      // By keyboard, because a pointer resting on another link would prefetch its page.
      await page.locator("main [data-record] a").first().press("Enter");
      await card(page).waitFor();
      const path = new URL(page.url()).pathname + new URL(page.url()).search;
      const title = await page.title();
      const shown = await cardText(page);
      const listed = await page.locator("main [data-record]").count();
      expect(requests).toEqual([]);
      await page.goBack();
      await card(page).waitFor({ state: "detached" });
      await page.goForward();
      await card(page).waitFor();
      await card(page)
        .getByRole("link", { name: t("livemap.card.close") })
        .press("Enter");
      await card(page).waitFor({ state: "detached" });
      expect(requests).toEqual([]);
      await page.goto(path);
      // The map's tools have a button with the same name.
      await card(page)
        .getByRole("button", { name: t("livemap.tool.share") })
        .waitFor();
      expect(await cardText(page)).toBe(shown);
      expect(await page.title()).toBe(title);
      expect(await page.locator("main [data-record]").count()).toBe(listed);
    },
  );

  withEngine("a press on a zone of the map opens the zone's card without a request", async ({ open }) => {
    const { page, requests } = await untilHeld(open, mapPath(language, { view: "danger" }));
    await pressUntilCard(page, [
      [0, 0],
      [0, 60],
      [40, 90],
    ]);
    await card(page).waitFor();
    expect(new URL(page.url()).pathname).not.toBe(pathTo("map", language));
    expect(requests).toEqual([]);
  });

  byTurns("if cards could not load early, a card is requested when it is opened", async ({ open }) => {
    const page = await open(mapPath(language), {
      tolerate: /503|Failed to load/,
      prepare: (page) => page.route(CARDS, (route) => route.fulfill({ status: 503 })),
    });
    await untilLive(page);
    await page.locator("main [data-record] a").first().click();
    await card(page).waitFor();
  });

  byTurns("a card with older data than the page is requested again when it is opened", async ({ open }) => {
    const page = await open(mapPath(language), {
      tolerate: /503|Failed to load/,
      prepare: (page) => page.clock.install(),
    });
    await untilLive(page);
    await page.waitForLoadState("networkidle");
    let refused = 0;
    await page.route(CARDS, async (route) => {
      await route.fulfill({ status: 503 });
      refused += 1;
    });
    // Waits until the server has rendered the page again, which it only does after some seconds.
    await expect
      .poll(async () => {
        await page.clock.fastForward(60_000);
        return refused;
      })
      .toBeGreaterThan(0);
    const record = page.locator("main [data-record] a").first();
    const requested = page.waitForRequest(/\.data/);
    await record.press("Enter");
    await requested;
    await card(page).waitFor();
  });
});

test.for(WIDTHS)("a record far down the list opens its card in view, at %s px", async (width, { open }) => {
  const page = await untilLive(
    await open(mapPath("fr"), { width, context: { reducedMotion: "no-preference" } }),
  );
  const item = page.locator("main [data-record] a").last();
  const topOf = async (found: Locator) => (await found.boundingBox())?.y ?? Number.NaN;
  /** Returns the top of an element once the page, which scrolls smoothly, is still. */
  async function stillTopOf(found: Locator): Promise<number> {
    for (let earlier = Number.NaN; ; ) {
      const top = await topOf(found);
      if (top === earlier) return top;
      earlier = top;
      await page.waitForTimeout(500);
    }
  }
  await item.scrollIntoViewIfNeeded();
  const before = await stillTopOf(item);
  await item.click();
  await card(page).waitFor();
  const top = await stillTopOf(card(page));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(400);
  await card(page)
    .getByRole("link", { name: words("fr")("livemap.card.close") })
    .click();
  await card(page).waitFor({ state: "detached" });
  await expect.poll(() => topOf(item)).toBeCloseTo(before, 0);
});

withWebGl("on a phone, a press on the map opens a card in view", async ({ open }) => {
  const page = await untilLive(await open(mapPath("fr", { view: "danger" }), { width: 360 }));
  await pressUntilCard(page, [
    [0, 0],
    [0, 60],
    [40, 90],
  ]);
  await expect.poll(async () => (await card(page).boundingBox())?.y ?? 800).toBeLessThan(400);
});

test.for(WIDTHS)(
  "if a card is closed while the page still scrolls to the card, the list returns to its earlier position, at %i px",
  async (width, { open }) => {
    const page = await open(mapPath("fr"), { width, context: { reducedMotion: "no-preference" } });
    const line = page.locator("#map-list > li").nth(9);
    const top = () => line.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await line.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await top();
    for (const pauseMs of [0, 60, 120, 200]) {
      await line.locator("a").focus();
      await page.keyboard.press("Enter");
      await card(page).waitFor();
      await page.waitForTimeout(pauseMs);
      await page.keyboard.press("Escape");
      await card(page).waitFor({ state: "detached" });
      await expect.poll(top).toBe(before);
      // If the scroll had continued, the list would move again.
      await page.waitForTimeout(400);
      expect(await top(), `after ${pauseMs} ms`).toBe(before);
    }
  },
);
