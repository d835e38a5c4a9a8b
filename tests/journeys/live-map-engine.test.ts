import { describe } from "vitest";
import { SIDE_ID } from "#app/live-map/keyboard/side-id.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { test as withFakeEngine } from "../support/fake-engine.ts";
import {
  cameraIn,
  mapOf,
  recordsOn,
  totalOnMap,
  untilCameraIsNot,
  untilLive,
  withoutWebGl,
} from "../support/live-map.ts";
import { pagesIn, VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const SUBJECTS = VIEWS.flatMap(({ language, width }) =>
  pagesIn(language)
    .filter(({ name }) => name.startsWith("map-"))
    .map((page) => ({ ...page, width })),
);
const DATA = /\/(donnees|data)\.json/;

describe.for(LANGUAGES)("device without the interactive map, in %s", (language) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const map = pathTo("map", language);

  byTurns("without WebGL, the map page keeps the drawn map and shows a message", async ({ open }) => {
    const requested: string[] = [];
    const page = await open(map, {
      prepare: async (page) => {
        page.on("request", (request) => requested.push(request.url()));
        await withoutWebGl(page);
      },
    });
    await page.getByText(t("livemap.noEngine")).waitFor();
    expect(await mapOf(page).locator("figure svg").first().isVisible()).toBe(true);
    expect(requested.filter((url) => /start-map|maplibre/.test(url))).toEqual([]);
  });

  byTurns("if the map's data is not GeoJSON, a message shows and the drawn map stays", async ({ open }) => {
    const page = await open(map, {
      prepare: (page) => page.route(DATA, (route) => route.fulfill({ json: { type: "Mountain" } })),
    });
    await page.getByText(t("toast.mapDataInvalid")).waitFor();
    expect(await mapOf(page).getAttribute("data-engine")).toBe("drawn");
  });
});

withFakeEngine.for(SUBJECTS)(
  "the map page $path opens with the card of its subject, $width px",
  async ({ path, width, language }, { open }) => {
    const t = words(language);
    const page = await untilLive(await open(path, { width }));
    expect(await page.title()).toContain(await page.getByRole("heading", { level: 1 }).textContent());
    await page.locator("#selection").waitFor();
    await mapOf(page)
      .getByRole("button", { name: t("livemap.tool.zoomIn") })
      .click();
    const [, , zoom = 0] = await untilCameraIsNot(page, null);
    expect(zoom).toBeGreaterThan(6);
  },
);

describe("interactive map", () => {
  const language = "fr";
  const t = words(language);
  const map = pathTo("map", language);
  const region = pathTo("map-region", language, { slug: "mauricie" });

  test("the interactive map replaces the drawn map, has the list's records, and only loads once the page is readable", async ({
    open,
  }) => {
    const page = await open(map, {
      prepare: (page) =>
        page.addInitScript(() => {
          new PerformanceObserver((list) => {
            // Only the first entry counts, because a font that loads later repaints the same words.
            const [{ startTime = 0 } = {}] = list.getEntries();
            document.documentElement.dataset.lcp ??= String(startTime);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    });
    await untilLive(page);
    // Waits for the end of the style transition.
    await mapOf(page).locator("figure").waitFor({ state: "hidden" });
    expect(await page.getByText(totalOnMap(language, "fires", await recordsOn(page))).count()).toBe(1);
    // The map was not moved, so the address has no position.
    expect(cameraIn(page)).toBeNull();
    const early = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          ({ name, startTime }) =>
            /maplibre|start-map/.test(name) && startTime < Number(document.documentElement.dataset.lcp),
        )
        .map(({ name }) => name),
    );
    expect(early).toEqual([]);
  });

  test("the drawn map stays if the map engine cannot load, and the engine loads once the network is back", async ({
    open,
  }) => {
    let isDown = true;
    const page = await open(map, {
      tolerate: /ERR_|Failed to/,
      prepare: (page) =>
        page.route("**/assets/maplibre-gl-worker*", (route) => (isDown ? route.abort() : route.continue())),
    });
    await page.waitForTimeout(3000);
    expect(await mapOf(page).getAttribute("data-engine")).toBe("drawn");
    expect(await mapOf(page).locator("figure svg").first().isVisible()).toBe(true);
    expect(await page.getByText(t("livemap.noEngine")).count()).toBe(0);
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await untilLive(page);
  });

  test("after a lost graphics context, the map returns with its records, or the drawn map is shown if the context stays lost", async ({
    open,
  }) => {
    const page = await untilLive(await open(map));
    const lose = (isRestored: boolean) =>
      page.evaluate((restore) => {
        const canvas = document.querySelector<HTMLCanvasElement>("canvas.maplibregl-canvas");
        const loss = canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context");
        loss?.loseContext();
        if (restore) setTimeout(() => loss?.restoreContext(), 500);
      }, isRestored);
    await lose(true);
    await page.locator("section[data-engine='drawn']").waitFor();
    await untilLive(page);
    await lose(false);
    await page.getByText(t("livemap.noEngine")).waitFor();
    expect(await mapOf(page).locator("figure svg").first().isVisible()).toBe(true);
  });

  test("if tiles of the base map fail, the map keeps its records, shows a message, and loads the tiles by itself later", async ({
    open,
  }) => {
    const page = await open(map, {
      tolerate: /tuiles|Failed to load resource/,
      prepare: (page) => page.route("**/tuiles/**", (route) => route.fulfill({ status: 500 })),
    });
    await untilLive(page);
    expect(await recordsOn(page)).toBeGreaterThan(0);
    const notice = page.getByText(t("livemap.tool.noGround"));
    await notice.waitFor();
    await page.unroute("**/tuiles/**");
    await notice.waitFor({ state: "detached", timeout: 120_000 });
    expect(await recordsOn(page)).toBeGreaterThan(0);
  });

  test("the map moves to a selected record or territory, and going back restores the earlier position", async ({
    open,
  }) => {
    const page = await untilLive(await open(map));
    await mapOf(page)
      .getByRole("button", { name: t("livemap.tool.zoomIn") })
      .click();
    const left = await untilCameraIsNot(page, null);
    await page
      .locator(`#${SIDE_ID}`)
      .getByRole("link")
      .filter({ hasText: /^(Lac|Lake|Rivière|Mont|Petit|Grand|Baie)/ })
      .first()
      .click();
    await page.waitForURL(/\/feu-/);
    await page.waitForFunction(
      () => Number(new URL(window.location.href).searchParams.get("position")?.split(",")[2]) > 6,
    );
    await page.goBack();
    await page.waitForURL((url) => !/\/feu-/.test(url.pathname));
    expect(cameraIn(page)).toEqual(left);
    await page.goForward();
    await page.waitForURL(/\/feu-/);
    expect(cameraIn(page)?.[2]).toBeGreaterThan(6);
  });

  test("a change of the map's view keeps the position and shows the new view's records", async ({ open }) => {
    const page = await untilLive(await open(`${region}?position=47.4400,-72.7800,7`));
    await page.getByRole("link", { name: t("livemap.view.danger"), exact: true }).click();
    await page.waitForURL((url) => url.searchParams.has(PARAMETERS.view[language]));
    await page.locator("[data-records='65']").waitFor();
    expect(cameraIn(page)).toEqual([47.44, -72.78, 7]);
  });

  test("a change to the dark theme darkens the map and keeps the map's records", async ({ open }) => {
    const page = await untilLive(await open(map));
    const before = await recordsOn(page);
    const brightness = async () => {
      const picture = await mapOf(page).screenshot({ type: "jpeg" });
      return page.evaluate(async (data) => {
        const bitmap = await createImageBitmap(
          new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]),
        );
        const canvas = new OffscreenCanvas(1, 1);
        const pen = canvas.getContext("2d");
        pen?.drawImage(bitmap, 0, 0, 1, 1);
        return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
          .slice(0, 3)
          .reduce((sum, part) => sum + part, 0);
      }, picture.toString("base64"));
    };
    const light = await brightness();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(brightness).toBeLessThan(light * 0.75);
    expect(await recordsOn(page)).toBe(before);
  });
});
