import type { Page } from "playwright-core";
import { describe } from "vitest";
import { MAP_DATA_PATHS } from "#plan/map-files.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { expect, test as withEngine } from "../support/browse.ts";
import { test } from "../support/fake-engine.ts";
import { cameraIn, mapOf, mapPath, untilCameraIsNot, untilLive } from "../support/live-map.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const LA_TUQUE = "47.4400,-72.7800,8";
/** Returns the number at the start of a French or English text. */
const figure = (text: string | null) => Number.parseFloat((text ?? "").replace(",", "."));
const NEW_YORK = { latitude: 40.71, longitude: -74.01 };
const QUEBEC = { latitude: 46.813_878, longitude: -71.207_981 };

describe.for(VIEWS)("tools of the map, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const map = pathTo("map", language);
  const atLaTuque = pathTo("map", language, {}, { camera: LA_TUQUE });
  const tool = (page: Page, name: string) => mapOf(page).getByRole("button", { name, exact: true });
  /** Presses a tool of the map, and on a phone first opens the menu of more tools. */
  async function press(page: Page, name: string) {
    const more = tool(page, t("livemap.tool.more"));
    if (await more.isVisible()) await more.click();
    await tool(page, name).click();
  }
  const search = (page: Page) => mapOf(page).getByRole("combobox", { name: t("livemap.search") });

  withEngine("the map starts at a shared position, and zooming changes the address", async ({ open }) => {
    const page = await untilLive(await open(atLaTuque, { width }));
    expect(cameraIn(page)).toEqual([47.44, -72.78, 8]);
    await tool(page, t("livemap.tool.zoomIn")).click();
    const closer = await untilCameraIsNot(page, [47.44, -72.78, 8]);
    expect(closer).toEqual([47.44, -72.78, 9]);
    await tool(page, t("livemap.tool.zoomOut")).click();
    expect(await untilCameraIsNot(page, closer)).toEqual([47.44, -72.78, 8]);
    await tool(page, t("livemap.tool.fitAll")).click();
    const [, , zoom = 8] = await untilCameraIsNot(page, [47.44, -72.78, 8]);
    expect(zoom).toBeLessThan(7);
    // North is already up, so the map has no button to turn it north.
    expect(await tool(page, t("livemap.tool.north")).count()).toBe(0);
  });

  byTurns(
    "a press on the position button shows the device's position, and the address only has the rounded position",
    async ({ open }) => {
      const page = await untilLive(
        await open(map, { width, context: { geolocation: QUEBEC, permissions: ["geolocation"] } }),
      );
      await tool(page, t("livemap.tool.locate")).click();
      await page.getByRole("heading", { name: /46[.,]81/ }).waitFor();
      // The address of the point's card first has no map position. The map then adds its position.
      await expect.poll(() => cameraIn(page)?.slice(0, 2)).toEqual([46.81, -71.21]);
      expect(cameraIn(page)?.[2]).toBeGreaterThan(8);
      expect(new URL(page.url()).searchParams.get(PARAMETERS.here[language])).toBe("46.81,-71.21");
    },
  );

  byTurns("a device's position outside Quebec shows a message on the map", async ({ open }) => {
    const context = { geolocation: NEW_YORK, permissions: ["geolocation"] };
    const page = await untilLive(await open(map, { width, context }));
    await tool(page, t("livemap.tool.locate")).click();
    await page.getByText(t("livemap.here.outside")).waitFor();
    const [, , zoom = 0] = cameraIn(page) ?? [];
    expect(zoom).toBeLessThan(7);
  });

  byTurns("if access to the position is denied, the map explains this", async ({ open }) => {
    const page = await untilLive(await open(map, { width, context: { permissions: [] } }));
    await tool(page, t("livemap.tool.locate")).click();
    await page.getByText(t("toast.positionDenied")).waitFor();
  });

  byTurns.for([
    [2, "toast.positionUnavailable"],
    [3, "toast.positionTimeout"],
  ] as const)(
    "if the device's position does not arrive, the map explains the error with code %s",
    async ([code, text], { open }) => {
      const prepare = (page: Page) =>
        page.addInitScript((code) => {
          navigator.geolocation.getCurrentPosition = (_found, failed) =>
            failed?.({ code } as GeolocationPositionError);
        }, code);
      const page = await untilLive(await open(map, { width, prepare }));
      await tool(page, t("livemap.tool.locate")).click();
      await page.getByText(t(text)).waitFor();
      // The tool can be pressed again.
      expect(await tool(page, t("livemap.tool.locate")).getAttribute("aria-disabled")).toBe("false");
    },
  );

  byTurns("the map's layers can be switched, and its address restores the choice", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await press(page, t("livemap.tool.layers"));
    const danger = mapOf(page).getByRole("checkbox", { name: t("livemap.layer.danger") });
    expect(
      await mapOf(page)
        .getByRole("checkbox", { name: t("livemap.layer.fires") })
        .isDisabled(),
    ).toBe(true);
    await danger.uncheck();
    expect(new URL(page.url()).searchParams.get(PARAMETERS.layers[language])).not.toMatch("danger");
    await page.reload();
    await untilLive(page);
    await press(page, t("livemap.tool.layers"));
    expect(await danger.isChecked()).toBe(false);
    await danger.check();
    expect(new URL(page.url()).searchParams.has(PARAMETERS.layers[language])).toBe(false);
  });

  byTurns("the slider changes the day of danger on the map and in the list", async ({ open }) => {
    const page = await untilLive(await open(mapPath(language, { view: "danger" }), { width }));
    const slider = mapOf(page).getByRole("slider", { name: t("livemap.tool.day") });
    const current = page.getByRole("navigation", { name: t("livemap.day") }).locator("[aria-current]");
    const today = await current.textContent();
    const records = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === MAP_DATA_PATHS[language] && searchParams.has(PARAMETERS.day[language]);
    });
    await slider.press("ArrowRight");
    expect(await slider.getAttribute("aria-valuetext")).toBe(t("day.1"));
    await records;
    await expect.poll(() => current.textContent()).toBe(t("day.1"));
    await slider.press("End");
    await expect.poll(() => current.textContent()).toBe(t("day.2"));
    expect(await slider.inputValue()).toBe("2");
    await page.getByRole("link", { name: today ?? "", exact: true }).click();
    await expect.poll(() => slider.inputValue()).toBe("0");
  });

  byTurns("the legend explains the symbols that are on the map", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await press(page, t("livemap.tool.legend"));
    const legend = mapOf(page).getByRole("region", { name: t("livemap.tool.legend") });
    for (const text of [t("status.3"), t("danger.5")])
      await legend.getByText(text, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await legend.waitFor({ state: "detached" });
    // The focus is on a button that still exists: the tool's, or the menu's.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  });

  test("the legend of fires and danger covers at most 60% of the map, without sideways scrolling", async ({
    open,
  }) => {
    const page = await untilLive(await open(map, { width }));
    await press(page, t("livemap.tool.legend"));
    const legend = mapOf(page).getByRole("region", { name: t("livemap.tool.legend") });
    await legend.getByText(t("danger.5"), { exact: true }).waitFor();
    const [drawn, panel] = [await mapOf(page).boundingBox(), await legend.boundingBox()];
    const area = (box: typeof drawn) => (box?.width ?? 0) * (box?.height ?? 0);
    // The border of the legend adds up to 2%.
    expect(area(panel) / area(drawn)).toBeLessThan(0.62);
    expect(await legend.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await legend.getByRole("button").click();
    await legend.waitFor({ state: "detached" });
  });

  byTurns("presses on the map measure a line, which can be closed to measure an area", async ({ open }) => {
    const page = await untilLive(await open(atLaTuque, { width }));
    await press(page, t("livemap.tool.measure"));
    const panel = mapOf(page).getByRole("region", { name: t("livemap.tool.measure") });
    const canvas = mapOf(page).locator("canvas.maplibregl-canvas");
    const box = await canvas.boundingBox();
    if (!box) throw new Error("The map has no size");
    // A point of the map that no tool or panel covers.
    const [x, y] = [box.width * 0.62, box.height * 0.15 + 60];
    for (const [dx, dy] of [
      [0, 0],
      [60, 0],
      [60, 40],
    ] as const) {
      // biome-ignore format: a list of steps
      await canvas.click({ position: { x: x + dx - 60, y: y + dy - 30 } });
    }
    // At zoom 8 a pixel is about 207 m here. The sides are 60 and 40 pixels.
    const length = panel.getByRole("definition");
    await expect.poll(async () => figure(await length.first().textContent())).toBeCloseTo(20.7, 0);
    await panel.getByRole("button", { name: t("livemap.measure.close") }).click();
    await panel.getByText(t("livemap.measure.area")).waitFor();
    expect(await length.last().textContent()).toMatch(/ha$/);
    await panel.getByRole("button", { name: t("livemap.measure.clear") }).click();
    expect(await length.first().textContent()).toMatch(/^0/);
  });

  withEngine("by keyboard, the measuring tool adds points at the centre of the map", async ({ open }) => {
    const page = await untilLive(await open(atLaTuque, { width }));
    await press(page, t("livemap.tool.measure"));
    const panel = mapOf(page).getByRole("region", { name: t("livemap.tool.measure") });
    await mapOf(page).locator("canvas.maplibregl-canvas").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await untilCameraIsNot(page, [47.44, -72.78, 8]);
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => figure(await panel.getByRole("definition").textContent()))
      .toBeGreaterThan(5);
    await page.keyboard.press("Backspace");
    await expect.poll(async () => panel.getByRole("definition").textContent()).toMatch(/^0/);
  });

  byTurns("the map's search finds a place by its name and moves the map there", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await search(page).fill("chibougamau");
    await mapOf(page).getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await mapOf(page).getByRole("option", { selected: true }).textContent()).toMatch("Chibougamau");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.has(PARAMETERS.here[language]));
    const [lat = 0, lon = 0] = await untilCameraIsNot(page, null);
    expect([Math.round(lat), Math.round(lon)]).toEqual([50, -74]);
    expect(new URL(page.url()).searchParams.get(PARAMETERS.here[language])).toMatch(/^49\.\d\d,-74\.\d\d$/);
  });

  byTurns(
    "Enter in the map's search opens the only suggestion, and opens none if there are several",
    async ({ open }) => {
      const page = await untilLive(await open(map, { width }));
      await search(page).fill("la tuq");
      await mapOf(page).getByRole("option").first().waitFor();
      expect(await mapOf(page).getByRole("option").count()).toBe(1);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.searchParams.has(PARAMETERS.here[language]));
      expect(await search(page).inputValue()).toBe("La Tuque");

      await search(page).fill("Sainte-Anne");
      await mapOf(page).getByRole("option").nth(1).waitFor();
      const before = page.url();
      await page.keyboard.press("Enter");
      await mapOf(page).getByRole("option").nth(1).waitFor();
      expect(page.url()).toBe(before);
    },
  );

  byTurns("Enter in the map's search opens an exactly named place without suggestions", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await search(page).fill("La Tuque");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.has(PARAMETERS.here[language]));
  });

  byTurns("a map search without a match shows a message and keeps the typed text", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await search(page).fill("Zzyzxqw");
    await page.keyboard.press("Enter");
    await mapOf(page)
      .getByText(t("finder.none.title", { query: "Zzyzxqw" }))
      .waitFor();
    expect(await search(page).inputValue()).toBe("Zzyzxqw");
  });

  byTurns("a map search for a similar name suggests places and does not move the map", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await search(page).fill("Chibougamo");
    await page.keyboard.press("Enter");
    await mapOf(page).getByText(t("finder.near.text")).waitFor();
    expect(new URL(page.url()).searchParams.has(PARAMETERS.here[language])).toBe(false);
    await mapOf(page).getByRole("option", { name: "Chibougamau" }).first().click();
    await page.waitForURL((url) => url.searchParams.has(PARAMETERS.here[language]));
  });

  byTurns("the map's search can open a park, a region and a fire", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    const ask = async (words: string) => {
      await search(page).fill(words);
      await mapOf(page).getByRole("option").first().click();
    };
    await ask("parc du Mont-Tremblant");
    await page.waitForURL(
      (url) => url.searchParams.get(PARAMETERS.selected[language])?.startsWith("area-") ?? false,
    );
    await ask("Mauricie");
    await page.waitForURL(`**${pathTo("map-region", language, { slug: "mauricie" })}**`);
  });

  byTurns("without scripts, the map's search submits to the location page", async ({ open }) => {
    const page = await open(map, { width, javascript: false });
    const form = mapOf(page).getByRole("search").locator("form");
    expect(await form.getAttribute("action")).toBe(pathTo("current-situation-location", language));
    expect(await search(page).getAttribute("name")).toBe(PARAMETERS.address[language]);
    expect(await mapOf(page).getByRole("button").count()).toBe(1);
  });

  byTurns("the share button copies the address of the map as it is shown", async ({ open }) => {
    const context = { permissions: ["clipboard-read", "clipboard-write"] };
    const page = await untilLive(await open(atLaTuque, { width, context }));
    await press(page, t("livemap.tool.share"));
    await mapOf(page).getByText(t("livemap.share.copied")).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  withEngine("a printed page contains the picture of the map", async ({ open }) => {
    const page = await untilLive(
      await open(atLaTuque, {
        width,
        prepare: (page) =>
          page.addInitScript(() =>
            Object.assign(window, { print: () => window.dispatchEvent(new Event("beforeprint")) }),
          ),
      }),
    );
    await press(page, t("livemap.tool.print"));
    await page.emulateMedia({ media: "print" });
    const picture = mapOf(page).locator("canvas").last();
    expect(await picture.isVisible()).toBe(true);
    const colours = await picture.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return new Set(
        Array.from({ length: 500 }, (_, at) => [...data.slice(at * 4 * 331, at * 4 * 331 + 4)].join()),
      ).size;
    });
    expect(colours).toBeGreaterThan(3);
    expect(await mapOf(page).getByRole("button").count()).toBe(0);
  });

  byTurns("the map enters and leaves full screen", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await press(page, t("livemap.tool.fullScreen"));
    await page.waitForFunction(() => document.fullscreenElement?.matches("section[data-engine]"));
    await press(page, t("livemap.tool.exitFullScreen"));
    await page.waitForFunction(() => document.fullscreenElement === null);
  });

  byTurns("the map's scale uses the visitor's unit of distance", async ({ open }) => {
    const feet = pathTo(
      "map",
      language,
      {},
      { camera: LA_TUQUE, distance: language === "fr" ? "pieds" : "feet" },
    );
    const page = await untilLive(await open(feet, { width }));
    await mapOf(page)
      .getByText(/^[125][0\s\u00a0\u202f,]+\s(pi|ft)$/)
      .waitFor();
  });
});
