import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { pathTo } from "#app/paths.ts";
import { expect, test } from "../support/browse.ts";
import { mapOf, recordsOn, untilLive } from "../support/live-map.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const LANGUAGE = "fr";
const MAP = pathTo("map", LANGUAGE);
const t = words(LANGUAGE);
const LIMIT = { timeout: 60_000, interval: 1000 };

let world: World;
beforeAll(async () => {
  world = await startWorld({ quickRefresh: true });
});
afterAll(() => world.stop());
afterEach(() => world.hub.clearFaults());

const failureIsSaid = async (page: Page) => {
  await page.reload();
  return (await page.locator("#map-side header").textContent())?.includes(t("age.failing"));
};

test("when the data service is down the map keeps its records, says how old they are, and recovers", async ({
  open,
}) => {
  const page = await untilLive(await open(MAP, { origin: world.origin, width: 360 }));
  expect(await recordsOn(page)).toBeGreaterThan(0);
  await world.hub.putFault({ status: 503 });
  await expect.poll(() => failureIsSaid(page), LIMIT).toBe(true);
  await untilLive(page);
  expect(await recordsOn(page)).toBeGreaterThan(0);
  await world.hub.clearFaults();
  await expect.poll(() => failureIsSaid(page), LIMIT).toBe(false);
  await untilLive(page);
});

test("when the geocoder is down the map's search still knows the places, and addresses come back with it", async ({
  open,
}) => {
  const page = await untilLive(
    await open(MAP, { origin: world.origin, width: 1280, tolerate: /status (?:of )?503/ }),
  );
  const field = mapOf(page).getByRole("combobox", { name: t("livemap.search") });
  const found = mapOf(page).getByRole("option");
  await world.hub.putFault({ status: 500 }, "geocoder");
  await field.fill("Roberval");
  await expect.poll(() => found.first().textContent()).toMatch("Roberval");
  await field.fill("1 rue Principale, Alma");
  await mapOf(page).getByText(t("livemap.search.failed")).waitFor();
  expect(await field.inputValue()).toBe("1 rue Principale, Alma");
  await world.hub.clearFaults();
  await expect
    .poll(async () => {
      await field.press("Enter");
      await page.waitForTimeout(500);
      return found.count();
    }, LIMIT)
    .toBeGreaterThan(0);
});
