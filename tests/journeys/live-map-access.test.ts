import type { Page } from "playwright-core";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { expect, type Open, test as withEngine } from "../support/browse.ts";
import { test as withFakeEngine } from "../support/fake-engine.ts";
import { cameraIn, mapPath, untilCameraIsNot, untilLive } from "../support/live-map.ts";
import { VIEWS } from "../support/screens.ts";
import { inSoak, sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

const HEIGHT = 800;
/** Languages of tests whose result does not depend on the language: one in the gate, both in the long run. */
const IN_ONE = inSoak<readonly Language[]>(LANGUAGES, ["fr"]);
/** Selector of the interactive map's canvas. The printed map has another canvas. */
const CANVAS = "canvas[role=application]";

const openMap = async (open: Open, language: Language, width: number) =>
  untilLive(await open(pathTo("map", language), { width }));

const test = withFakeEngine.extend<{ openLive: (language: Language, width: number) => Promise<Page> }>({
  openLive: async ({ open }, use) => {
    await use((language, width) => openMap(open, language, width));
  },
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
const skipName = (language: Language) => words(language)("mapaccess.skip");

async function tabUntil(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press("Tab");
    if (await isFocused(page, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

test.for(SOME_VIEWS)(
  "a person can reach a fire's page through the map by keyboard, $language, $width px",
  async (view, { openLive }) => {
    const t = words(view.language);
    const page = await openLive(view.language, view.width);
    await tabUntil(page, "a[href='#map-side']");
    expect(await focusedText(page)).toBe(skipName(view.language));
    await tabUntil(page, view.width < 768 ? "dialog" : "canvas");
    if (view.width < 768) {
      await page.keyboard.press("Escape");
      expect(await isFocused(page, "canvas")).toBe(true);
    }
    const features = page.getByRole("navigation", { name: t("mapaccess.features") });
    await page.keyboard.press("Tab");
    const first = features.getByRole("link").first();
    expect(await focusedText(page)).toBe(await first.textContent());
    expect((await first.boundingBox())?.width).toBeGreaterThan(44);

    await page.keyboard.press("Enter");
    const card = page.locator("#selection");
    await card.waitFor();
    await expect.poll(() => isFocused(page, "#selection")).toBe(true);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(page, "nav")).toBe(true);

    await page.keyboard.press("Enter");
    await card.waitFor();
    await expect.poll(() => isFocused(page, "#selection")).toBe(true);
    const link = card.getByRole("link", { name: t("livemap.card.fire") });
    for (let stops = 0; stops < 10 && (await focusedText(page)) !== t("livemap.card.fire"); stops++)
      await page.keyboard.press("Tab");
    const target = await link.getAttribute("href");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe(target);
  },
);

withEngine.for(IN_ONE)("arrow keys, plus and minus move and zoom the %s map", async (language, { open }) => {
  const page = await openMap(open, language, 1280);
  await tabUntil(page, "canvas");
  const canvas = page.locator(CANVAS);
  const described = (await canvas.getAttribute("aria-describedby")) ?? "";
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(words(language)("mapaccess.keys"));
  await page.keyboard.press("ArrowRight");
  const [lat = 0, , zoom = 0] = await untilCameraIsNot(page, null);
  const moves = [
    ["ArrowUp", ([to = 0]) => to > lat],
    ["+", ([, , to = 0]) => to > zoom],
    ["-", ([, , to = 0]) => Math.abs(to - zoom) < 0.05],
  ] as const satisfies readonly (readonly [key: string, isDone: (camera: readonly number[]) => boolean])[];
  for (const [key, isDone] of moves) {
    await page.keyboard.press(key);
    await expect.poll(() => isDone(cameraIn(page) ?? []), { message: key }).toBe(true);
  }
});

test.for(SOME_VIEWS)(
  "the link that skips the map moves the focus to the list next to the map, $language, $width px",
  async (view, { openLive }) => {
    const page = await openLive(view.language, view.width);
    await tabUntil(page, "a[href='#map-side']");
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(page, "#map-side")).toBe(true);
    await page.keyboard.press("Tab");
    expect(await isFocused(page, "#map-side")).toBe(true);
  },
);

test.for(IN_ONE)(
  "buttons choose one of three heights for the %s map's panel on a phone",
  async (language, { openLive }) => {
    const t = words(language);
    const page = await openLive(language, 360);
    const top = async () => (await page.locator("#map-side").boundingBox())?.y ?? Number.NaN;
    expect(await top()).toBeGreaterThan(HEIGHT * 0.7);
    expect(await page.getByRole("heading", { level: 1 }).boundingBox()).toMatchObject({
      y: expect.any(Number),
    });
    const handle = (height: "peek" | "half" | "full") =>
      page.getByRole("button", { name: t(`mapaccess.panel.${height}`) });
    expect(await handle("peek").getAttribute("aria-expanded")).toBe("false");
    await handle("peek").press("Enter");
    await expect.poll(top).toBeCloseTo(HEIGHT / 2, 0);
    expect(await handle("half").getAttribute("aria-expanded")).toBe("true");
    await handle("half").click();
    await expect.poll(top).toBeCloseTo(0, 0);
    await handle("full").click();
    await expect.poll(top).toBeGreaterThan(HEIGHT * 0.7);

    const box = await handle("peek").boundingBox();
    if (!box) throw new Error("The handle is missing");
    await page.mouse.move(180, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(180, box.y - 100, { steps: 4 });
    await page.mouse.move(180, 420, { steps: 4 });
    await page.mouse.up();
    await expect.poll(top).toBeCloseTo(HEIGHT / 2, 0);
  },
);

test.for(IN_ONE)(
  "on small screens, the %s keyboard help only appears the first time that Tab reaches the map",
  async (language, { openLive }) => {
    const t = words(language);
    const page = await openLive(language, 360);
    const help = page.getByRole("dialog", { name: t("mapaccess.help.title") });
    await page.locator(CANVAS).focus();
    expect(await help.isVisible()).toBe(false);
    await page.getByRole("link", { name: t("mapaccess.skip") }).focus();
    await tabUntil(page, "dialog");
    await help.waitFor();
    expect(await focusedText(page)).toBe(t("mapaccess.help.done"));
    await page.keyboard.press("Enter");
    await help.waitFor({ state: "hidden" });
    expect(await isFocused(page, "canvas")).toBe(true);
    for (const again of ["here", "after a reload"]) {
      if (again !== "here") {
        await page.reload();
        await untilLive(page);
      }
      await page.getByRole("link", { name: t("mapaccess.skip") }).focus();
      await tabUntil(page, "canvas");
      expect(await help.isVisible(), again).toBe(false);
    }
  },
);

test("the map's keyboard help closes when the focus leaves the help", async ({ openLive }) => {
  const page = await openLive("fr", 360);
  await tabUntil(page, "dialog[open]");
  await page.keyboard.press("Shift+Tab");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
});

test("the map's keyboard help does not appear on wide screens", async ({ openLive }) => {
  const page = await openLive("fr", 1280);
  await tabUntil(page, "canvas");
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

test.for(IN_ONE)(
  "the %s map page announces the effect of a choice to screen readers",
  async (language, { openLive }) => {
    const t = words(language);
    const page = await openLive(language, 1280);
    const announcer = page.locator("[data-announcer]");
    await page.getByRole("link", { name: t("livemap.view.danger"), exact: true }).click();
    await expect.poll(() => announcer.textContent()).toMatch(new RegExp(`^${t("livemap.view.danger")}.*65`));
    await page.getByRole("link", { name: t("livemap.view.fires"), exact: true }).click();
    await expect.poll(() => announcer.textContent()).toMatch(new RegExp(`^${t("livemap.view.fires")}`));
    for (const view of ["measures", "areas"] as const) {
      await page.getByRole("link", { name: t(`livemap.view.${view}`), exact: true }).click();
      await expect.poll(() => announcer.textContent()).toMatch(new RegExp(`^${t(`livemap.view.${view}`)}`));
      const record = page.locator("#map-side [data-record] a").first();
      const name = (await record.textContent()) ?? "";
      await record.click();
      await expect.poll(() => announcer.textContent()).toBe(t("mapaccess.said.selected", { name }));
    }
  },
);

test("the map's keyboard links to restrictions have the title and area of each restriction", async ({
  open,
}) => {
  const page = await untilLive(await open(mapPath("fr", { view: "measures" })));
  const places = await page
    .locator("#map-side [data-record]")
    .evaluateAll((rows) =>
      rows.map(
        (row) => `${row.querySelector("a")?.textContent}, ${row.querySelector("a + span")?.textContent}`,
      ),
    );
  const links = page.getByRole("navigation", { name: words("fr")("mapaccess.features") }).getByRole("link");
  await links.first().waitFor({ state: "attached" });
  const texts = await links.allTextContents();
  expect(places).toEqual(expect.arrayContaining(texts));
});

withEngine.for(IN_ONE)("a bookmark on the %s map opens the bookmark's card", async (language, { open }) => {
  const t = words(language);
  const page = await openMap(open, language, 1280);
  const areas = page.getByRole("link", { name: t("livemap.view.areas"), exact: true });
  await areas.click();
  await expect.poll(() => areas.getAttribute("aria-current")).toBe("true");
  const park = page.locator("#map-side [data-record] a").first();
  const name = (await park.textContent()) ?? "";
  await park.click();
  await page.getByRole("button", { name: t("livemap.card.keep") }).click();
  await page.getByRole("link", { name: t("livemap.view.bookmarks"), exact: true }).click();
  await expect.poll(() => page.locator("[data-records]").getAttribute("data-records")).toBe("1");
  const mark = page.getByRole("navigation", { name: t("mapaccess.features") }).getByRole("link", { name });
  await mark.press("Enter");
  await page.locator("#selection").getByRole("heading", { name }).waitFor();
});

test.for(SOME_VIEWS)(
  "without scripts, the $language map page shows a drawn map and working links, $width px",
  async (view, { open }) => {
    const t = words(view.language);
    const page = await open(pathTo("map", view.language), { width: view.width, javascript: false });
    expect(await page.locator("figure svg").first().isVisible()).toBe(true);
    expect(await page.locator("#map-side > button").isVisible()).toBe(false);
    await page
      .locator("#map-side")
      .getByRole("link", { name: t("livemap.view.danger"), exact: true })
      .click();
    expect(await page.locator("#map-side li a").count()).toBeGreaterThan(20);
    await page.goto(pathTo("map", view.language));
    const fire = page.locator("#map-side ul:not(nav ul) a").first();
    await fire.click();
    await page.getByRole("link", { name: t("livemap.card.fire") }).click();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  },
);
