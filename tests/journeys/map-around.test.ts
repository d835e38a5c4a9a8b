import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { z } from "zod";
import { AROUND_LAYERS, type AroundLayer, writeAround } from "#app/live-map/choices/around-layers.ts";
import { writeCamera } from "#app/live-map/engine/camera.ts";
import { PARAMETERS, pathTo, type Query } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { expect, test } from "../support/browse.ts";
import { mapOf, untilLive } from "../support/live-map.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const LIMIT_MS = 30_000;
const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };
/** Pixels from a station's symbol down to a point that the station's popup does not cover. */
const UNDER_THE_POPUP = 60;
const STATIONS = z.object({
  features: z.array(
    z.object({ id: z.string(), geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }) }),
  ),
});
const ORDER = { kind: "evacuation", municipality: "Roberval" } as const;

let world: World;
beforeAll(async () => {
  world = await startWorld({ still: true, quickRefresh: true, surroundings: true });
  await world.hub.issueOrder({ ...ORDER, fr: "Quittez le secteur nord.", en: "Leave the north end." });
});
afterAll(() => world.stop());

/** Returns the path of the map with exactly these layers of other authorities. */
const mapWith = (language: Language, layers: readonly AroundLayer[], query: Query = {}) =>
  pathTo("map", language, {}, { ...query, around: writeAround(layers, language) ?? "" });
const twin = (page: Page, name: AroundLayer) => page.locator(`#around-${name}`);
/** Returns a function that gives a page's requests for records of other authorities or for their scripts. */
function countRequests(page: Page): () => readonly string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/around\/|draw-(?:around|marks)/.test(pathname)) seen.push(pathname);
  });
  return () => seen;
}
/** Reloads a page until the list of a layer contains a text. */
const untilSays = (page: Page, name: AroundLayer, text: string) =>
  expect
    .poll(
      async () => {
        await page.reload();
        return twin(page, name).textContent();
      },
      { timeout: LIMIT_MS },
    )
    .toContain(text);

describe.for(LANGUAGES)("layers of other authorities on the map in %s", (language) => {
  const t = words(language);
  const around = () => ({ origin: world.origin });
  const chip = (page: Page, name: AroundLayer) =>
    page
      .getByRole("navigation", { name: t("mapAround.layers") })
      .getByRole("link", { name: t(`mapAround.layer.${name}`) });

  test("without scripts, links switch on layers of the map, and each layer lists its records with source and age", async ({
    open,
  }) => {
    const page = await open(pathTo("map", language), { ...around(), javascript: false });
    await untilSays(page, "orders", "Roberval");
    expect(await twin(page, "perimeters").count()).toBe(1);
    for (const name of AROUND_LAYERS.slice(2)) {
      expect(await twin(page, name).count()).toBe(0);
      await chip(page, name).click();
      await twin(page, name).waitFor();
    }
    for (const name of AROUND_LAYERS) {
      const text = await twin(page, name).textContent();
      expect(text).toContain(t("mapAround.source", { author: "" }).trim().replace(".", ""));
      expect(text).toMatch(language === "fr" ? /Données reçues le/ : /Data received/);
    }
    await chip(page, "orders").click();
    await twin(page, "orders").waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.get(PARAMETERS.around[language])).toBe(
      writeAround(AROUND_LAYERS.slice(1), language),
    );
  });

  test("the map only requests a layer's records after a person chooses the layer by keyboard", async ({
    open,
  }) => {
    let requests: () => readonly string[] = () => [];
    const page = await open(mapWith(language, []), {
      ...around(),
      prepare: async (opened) => {
        requests = countRequests(opened);
      },
    });
    await untilLive(page);
    await mapOf(page)
      .getByRole("button", { name: t("livemap.tool.layers"), exact: true })
      .press("Enter");
    const box = page.getByRole("checkbox", { name: t("mapAround.layer.air") });
    await box.focus();
    expect(requests()).toEqual([]);
    await page.keyboard.press("Space");
    await page.locator("[data-around='air']").waitFor({ state: "attached" });
    expect(requests().filter((path) => path.startsWith("/api/"))).toEqual(["/api/v1/around/air-quality"]);
    expect(await twin(page, "air").locator("li").count()).toBeGreaterThan(0);
    expect(new URL(page.url()).searchParams.get(PARAMETERS.around[language])).toBe("air");
    expect(await box.isChecked()).toBe(true);
  });

  test("a press on an air station shows the station's air quality on the map until the next press", async ({
    open,
  }) => {
    const answer = await fetch(`${world.origin}/api/v1/around/air-quality`);
    const [station] = STATIONS.parse(await answer.json()).features;
    const [lon, lat] = station?.geometry.coordinates ?? [0, 0];
    const camera = writeCamera({ lat, lon, zoom: 12 });
    const page = await open(mapWith(language, ["air"], { camera }), { ...around(), width: 360 });
    await untilLive(page);
    await page.locator("[data-around='air']").waitFor({ state: "attached" });
    const shown = mapOf(page).locator("li[data-around]");
    /** Presses the map's centre, or a point `under` pixels below the centre. */
    const press = async (under = 0) => {
      const { x, y, width, height } = (await page.locator("[data-around='air']").boundingBox()) ?? NO_BOX;
      await page.mouse.click(x + width / 2, y + height / 2 + under);
    };
    await expect
      .poll(async () => {
        if ((await shown.count()) === 0) await press();
        return shown.count();
      })
      .toBe(1);
    const line = page.locator(`#around-air [data-around="air/${encodeURIComponent(station?.id ?? "")}"]`);
    expect(await shown.textContent()).toBe(await line.textContent());
    const box = (await shown.boundingBox()) ?? NO_BOX;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    await page.locator("canvas[role=application]").press("ArrowRight");
    await expect.poll(async () => (await shown.boundingBox())?.x).not.toBe(box.x);
    await press(UNDER_THE_POPUP);
    await shown.waitFor({ state: "detached" });
  });

  test("if no source of other authorities is configured, the map has none of their layers", async ({
    open,
  }) => {
    const page = await open(mapWith(language, AROUND_LAYERS), { javascript: false });
    expect(await page.getByText(t("mapAround.title")).count()).toBe(0);
    expect(await page.locator("[id^='around-']").count()).toBe(0);
  });

  test("while a source fails, the map says this and keeps the source's records", async ({ open }) => {
    onTestFinished(async () => void (await world.hub.clearFaults()));
    const page = await open(mapWith(language, ["heat"]), { ...around(), javascript: false });
    await world.hub.putFault({ status: 503 }, "hot-spots");
    await untilSays(page, "heat", t("mapAround.late"));
    expect(await twin(page, "heat").locator("li").count()).toBeGreaterThan(0);
    await world.hub.clearFaults();
    await expect
      .poll(
        async () => {
          await page.reload();
          return twin(page, "heat").textContent();
        },
        { timeout: 2 * LIMIT_MS },
      )
      .not.toContain(t("mapAround.late"));
  });

  test("the slider of smoke moves from hour to hour by keyboard and buttons, and each picture comes from the site itself", async ({
    open,
  }) => {
    const pictures: string[] = [];
    const page = await open(mapWith(language, ["smoke"]), {
      ...around(),
      prepare: async (opened) => {
        opened.on("response", (answer) => {
          if (answer.url().includes("/fumee/"))
            pictures.push(`${answer.status()} ${new URL(answer.url()).origin}`);
        });
      },
    });
    await untilLive(page);
    const slider = page.getByRole("slider", { name: t("mapAround.smoke.slider") });
    const hour = () => slider.getAttribute("aria-valuetext");
    const shown = page.locator("[data-smoke]");
    await shown.waitFor({ state: "attached" });
    const [first, firstPicture] = [await hour(), await shown.getAttribute("data-smoke")];
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown.getAttribute("data-smoke")).not.toBe(firstPicture);
    expect(await hour()).not.toBe(first);
    await page.getByRole("button", { name: t("mapAround.smoke.before") }).click();
    await expect.poll(() => shown.getAttribute("data-smoke")).toBe(firstPicture);
    expect(await hour()).toBe(first);
    await page.keyboard.press("Tab");
    await slider.press("End");
    expect(await page.getByRole("button", { name: t("mapAround.smoke.after") }).isDisabled()).toBe(true);
    expect(Number(await slider.getAttribute("max"))).toBe(47);
    expect(new Set(pictures)).toEqual(new Set([`200 ${world.origin}`]));
    expect(await twin(page, "smoke").locator("tbody tr").count()).toBeGreaterThan(5);
  });

  test("if an hour's picture of smoke is missing, the map says this and shows no other hour's picture", async ({
    open,
  }) => {
    const page = await open(mapWith(language, ["smoke"]), {
      ...around(),
      tolerate: /fumee|502/,
      prepare: (opened) => opened.route("**/fumee/**", (route) => route.fulfill({ status: 502, body: "" })),
    });
    await untilLive(page);
    await page.getByText(t("mapAround.smoke.failed")).waitFor();
    expect(await page.locator("[data-smoke]").count()).toBe(0);
  });

  test("the map with one layer of other authorities has no axe violations, whichever layer it is", async ({
    open,
  }) => {
    for (const [at, name] of AROUND_LAYERS.entries()) {
      const theme = at % 2 === 0 ? "light" : "dark";
      const page = await open(mapWith(language, [name]), { ...around(), width: 360, theme });
      await twin(page, name).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.close();
    }
  });
});
