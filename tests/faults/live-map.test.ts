import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { cameraIn, mapOf, recordsOn, totalOnMap, untilCameraIsNot, untilLive } from "../support/live-map.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const LANGUAGE = "fr";
const MAP = pathTo("map", LANGUAGE);
const t = words(LANGUAGE);
const LIMIT = { timeout: 240_000, interval: 1000 };

let world: World;
beforeAll(async () => {
  world = await startWorld({ quickRefresh: true });
});
afterAll(() => world.stop());
afterEach(() => world.hub.clearFaults());

/** Makes the page's one-minute timers run every two seconds. */
const prepare = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval: repeat } = window;
    window.setInterval = ((act: () => void, ms: number) =>
      repeat(act, ms >= 60_000 ? ms / 30 : ms)) as typeof setInterval;
  });
const VISIT = { width: 360, prepare, tolerate: /status (?:of )?503/ };
const showsFailure = async (page: Page) =>
  (await page.locator("#map-side header").textContent())?.includes(t("age.failing"));

test("the open map shows a new fire by itself, without moving and without closing the selected record", async ({
  open,
}) => {
  const page = await untilLive(await open(MAP, { ...VISIT, origin: world.origin, width: 1280 }));
  await page.locator("#map-side [data-record] a").first().click();
  const title = page.locator("#selection").getByRole("heading").first();
  const name = await title.textContent();
  const camera = await untilCameraIsNot(page, null);
  const before = await recordsOn(page);
  await world.hub.startFire({ Lat: 48.5, Lon: -72 });
  await expect.poll(() => recordsOn(page), LIMIT).toBeGreaterThan(before);
  await page.getByText(totalOnMap(LANGUAGE, "fires", await recordsOn(page))).waitFor();
  expect(await title.textContent()).toBe(name);
  expect(cameraIn(page)).toEqual(camera);
});

test("when the data service is down, the open map keeps its records, shows their age, and recovers by itself", async ({
  open,
}) => {
  const page = await untilLive(await open(MAP, { ...VISIT, origin: world.origin }));
  const before = await recordsOn(page);
  expect(before).toBeGreaterThan(0);
  await world.hub.putFault({ status: 503 });
  await expect.poll(() => showsFailure(page), LIMIT).toBe(true);
  expect(await recordsOn(page)).toBe(before);
  await world.hub.clearFaults();
  await expect.poll(() => showsFailure(page), LIMIT).toBe(false);
  await untilLive(page);
});

test("while the geocoder is down, the map's search finds places, and it finds addresses again once the geocoder is back", async ({
  open,
}) => {
  const page = await untilLive(await open(MAP, { ...VISIT, origin: world.origin, width: 1280 }));
  const field = mapOf(page).getByRole("combobox", { name: t("livemap.search") });
  const found = mapOf(page).getByRole("option");
  await world.hub.putFault({ status: 500 }, "geocoder");
  await field.fill("Roberval");
  await expect.poll(() => found.first().textContent()).toMatch("Roberval");
  await field.fill("1 rue Principale, Alma");
  const failing = mapOf(page).getByText(t("finder.down.title"));
  await failing.waitFor();
  expect(await field.inputValue()).toBe("1 rue Principale, Alma");
  await world.hub.clearFaults();
  await expect
    .poll(async () => {
      await field.press("Enter");
      await page.waitForTimeout(500);
      return failing.count();
    }, LIMIT)
    .toBe(0);
});
