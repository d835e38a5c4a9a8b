import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { alertFeedPath } from "#plan/alert-feed-path.ts";
import { AROUND_FILE_NAMES, aroundFilePath } from "#plan/around-files.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const LIMIT_MS = 60_000;
/** Point within reach of Saguenay's air station, with no fire of the season nearby. */
const ROBERVAL = { lat: 48.52, lon: -72.23 };
const HERE = `${ROBERVAL.lat},${ROBERVAL.lon}`;
const SOURCES = ["air", "weather", "hot-spots", "roads", "orders"] as const;

let world: World;
beforeAll(async () => {
  world = await startWorld({ still: true, quickRefresh: true, surroundings: true });
});
afterAll(() => world?.stop());

async function hub(method: string, path: string, body: unknown): Promise<void> {
  const answer = await fetch(world.hub.url + path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
}

const pathIn = (language: Language) => pathTo("current-situation-location", language, {}, { here: HERE });

/** Reloads a page until a part of the page shows all these texts. */
const untilShown = (page: Page, part: string, texts: readonly (string | RegExp)[]) =>
  expect
    .poll(
      async () => {
        await page.reload();
        const shown = await page.locator(part).allTextContents();
        return texts.filter((text) => !shown.some((each) => each.search(text) >= 0)).map(String);
      },
      { timeout: LIMIT_MS },
    )
    .toEqual([]);

/** Returns a pattern that matches exactly a text. */
const exactly = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));

describe("sources around a place", () => {
  test("without scripts, the location page shows air quality, wind, heat and a closed road from the sources of other authorities", async ({
    open,
  }) => {
    await hub("PUT", "/season/air/EQSAG", { aqhi: 8 });
    await hub("POST", "/season/hot-spots", { lat: ROBERVAL.lat + 0.03, lon: ROBERVAL.lon });
    await hub("POST", "/season/roads", { ...ROBERVAL, numeroRoute: "169", localisation: "Pont de Roberval" });
    // Restarts the site, because a site reads every source when it starts.
    await world.replaceSite();
    for (const language of LANGUAGES) {
      const t = words(language);
      const page = await open(pathIn(language), { width: 360, javascript: false, origin: world.origin });
      await untilShown(page, "#air", [
        exactly(t("around.air.index", { index: 8 })),
        exactly(t("around.air.advice.high")),
        "Saguenay",
      ]);
      await untilShown(page, "#signs", [
        // Accepts any wind speed, because a wind that the test sets would only be measured at the next hour.
        /\d\u00a0km\/h/,
        /saguenay/i,
        language === "fr" ? "3,3\u00a0km au nord" : "3.3\u00a0km to the north",
        exactly(t("around.heat.about")),
      ]);
      await untilShown(page, "#roads", ["169", "Pont de Roberval"]);
      // Heat is never called a fire.
      expect(await page.locator("#signs h3").allTextContents()).toContain(t("around.heat"));
    }
  });

  test("while the sources of other authorities are down, the location page says that their information is unknown", async ({
    open,
  }) => {
    for (const source of SOURCES) await hub("PUT", `/faults/${source}`, { status: 503 });
    await world.replaceSite();
    for (const language of LANGUAGES) {
      const t = words(language);
      const page = await open(pathIn(language), { width: 360, javascript: false, origin: world.origin });
      const beyond = { distance: "100\u00a0km" };
      await untilShown(page, "#air", [
        exactly(t("around.air.unknown", beyond)),
        exactly(t("around.warnings.unknown")),
      ]);
      await untilShown(page, "#signs", [
        exactly(t("around.wind.unknown", beyond)),
        exactly(t("around.heat.unknown")),
      ]);
      await untilShown(page, "#roads", [exactly(t("around.roads.unknown"))]);
      const text = (await page.locator("main").textContent()) ?? "";
      for (const none of ["around.roads.none", "around.heat.none", "around.warnings.none"] as const)
        expect(text).not.toContain(t(none, { distance: "50\u00a0km" }));
      await page.getByText(t("around.alerts.missing")).waitFor();
      // A file of a source that was never read is not an empty file.
      expect((await fetch(world.origin + aroundFilePath("closedRoads", language))).status).toBe(503);
    }
    await world.hub.clearFaults();
  });

  test("once the sources of other authorities are read again, the site serves their files and their feed", async () => {
    await world.hub.clearFaults();
    await world.replaceSite();
    const statuses = async () =>
      Promise.all(
        LANGUAGES.flatMap((language) => [
          ...AROUND_FILE_NAMES.map((source) => aroundFilePath(source, language)),
          alertFeedPath({ territory: "zone-la-tuque", format: "json", language }),
        ]).map(async (path) => (await fetch(world.origin + path)).status),
      );
    await expect.poll(async () => new Set(await statuses()), { timeout: LIMIT_MS }).toEqual(new Set([200]));
    const unknown = `${aroundFilePath("wind", "fr")}?region=mauricie`;
    expect((await fetch(world.origin + unknown)).status).toBe(400);
  });
});

test("a site without the sources of other authorities has none of their sections, files and feeds", async ({
  open,
}) => {
  const page = await open(pathIn("fr"), { width: 360 });
  expect(await page.locator(":is(#air, #signs, #roads)").count()).toBe(0);
  const data = await open(pathTo("api", "fr"));
  expect(await data.locator("#around").count()).toBe(0);
  for (const path of [
    ...AROUND_FILE_NAMES.map((source) => aroundFilePath(source, "fr")),
    alertFeedPath({ territory: "", format: "atom", language: "fr" }),
  ])
    expect((await fetch(inject("summer") + path)).status, path).toBe(404);
});
