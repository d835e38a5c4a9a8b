import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import { pathTo } from "#plan/paths.ts";
import { formatPosition } from "#territory/format-position.ts";
import { violations } from "../audit/axe.ts";
import { type Open, test, type Visit } from "../support/browse.ts";
import { reportOn } from "../support/report.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { firesNow, startWorld, type World } from "../support/world.ts";

/** Position of the only fire that the agency knows. */
const FIRE = { lat: 50.6, lon: -74.1 };
const HERE = { latitude: 47.44, longitude: -72.78, accuracy: 35 };
/** Decimals of a displayed position. */
const DECIMALS = 4;

let world: World;
beforeAll(async () => {
  const fire = (await firesNow(sandboxOf("summer").fireDataUrl)).find(
    ({ Condition }) => Object(Condition).Id === 3, // out of control
  );
  world = await startWorld({ fires: [{ ...fire, Lat: FIRE.lat, Lon: FIRE.lon }] });
});
afterAll(async () => world?.stop());

describe.for(VIEWS)("place of a fire, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const shown = (lat: number, lon: number) => formatPosition({ lat, lon }, language, DECIMALS);

  async function visit(open: Open, { context, tolerate }: Pick<Visit, "context" | "tolerate"> = {}) {
    const page = await open(pathTo("report-fire", language), {
      origin: world.origin,
      width,
      // This world has no database, so no report is sent.
      prepare: (page: Page) =>
        page.route(`**${REPORT_START_PATH}`, (route) => route.fulfill({ json: { token: "" } })),
      ...(context && { context }),
      ...(tolerate && { tolerate }),
    });
    const report = reportOn(page, language);
    const { t, button, field, goOn } = report;
    await goOn("where");
    return {
      ...report,
      page,
      point: page.getByRole("status", { name: t("where.point") }),
      look: async () => expect(await violations(page)).toEqual([]),
      async say(words: string): Promise<void> {
        await field("where.words").fill(words);
        await button("where.find").click();
      },
    };
  }

  byTurns(
    "the report form finds the place of a fire by a typed address, place name or coordinates",
    async ({ open }) => {
      const { page, t, point, say, look, goOn, button } = await visit(open);
      await say("123 rue Principale, La Tuque");
      await point.getByText("123 rue Principale, La Tuque").waitFor();
      await say("Saint-Michel");
      const choices = page.getByRole("group", { name: t("where.several", { words: "Saint-Michel" }) });
      await choices.getByRole("radio").nth(1).check();
      await point.getByText("Saint-Michel").first().waitFor();
      await look();
      for (const [written, lat, lon] of [
        ["47.44 -72.78", 47.44, -72.78],
        ["48,5 -71,9", 48.5, -71.9],
        ["N 49.25, W 73.5", 49.25, -73.5],
        ["47° 30' 0\" N 72° 15' 36\" O", 47.5, -72.26],
        ["46°26.4′N 72°46.8′W", 46.44, -72.78],
        ["-74.5, 49.1", 49.1, -74.5],
      ] as const) {
        await say(written);
        await point.getByText(shown(lat, lon)).waitFor();
      }
      await button("where.clear").click();
      await point.waitFor({ state: "detached" });
      await say("La Tuque");
      await point.getByText("La Tuque").first().waitFor();
      await goOn("seen");
      await page.goBack();
      await point.getByText(t("where.point")).waitFor();
    },
  );

  byTurns(
    "the report form explains why a typed place is not found: unknown, in another country, or the geocoder is down",
    async ({ open }) => {
      const { page, t, point, say, look, goOn } = await visit(open);
      await say("zzxyq");
      await page.getByText(t("where.none", { words: "zzxyq" })).waitFor();
      await say("47.44");
      await page.getByText(t("where.unreadable"), { exact: true }).waitFor();
      await say("43.65 -79.38");
      await page.getByText(t("where.outside"), { exact: true }).waitFor();
      await say("47.44 72.78");
      await page.getByText(t("where.outside.sign")).waitFor();
      await point.getByText(shown(47.44, 72.78)).waitFor();
      await look();
      await world.hub.putFault({ status: 503 }, "geocoder");
      try {
        await say(`${width} rue des Érables, Lac-Inconnu`);
        await page.getByText(t("where.down"), { exact: true }).waitFor();
        await look();
      } finally {
        await world.hub.clearFaults();
      }
      // The report can continue with the typed text only.
      await goOn("seen");
    },
  );

  byTurns(
    "one long press of the button continues to the next step, even if the search finds several places meanwhile",
    async ({ open }) => {
      const { page, is, field, button } = await visit(open);
      await field("where.words").fill("Saint-Michel");
      const next = await button("report.next").boundingBox();
      await page.mouse.move((next?.x ?? 0) + 20, (next?.y ?? 0) + 20);
      await page.mouse.down();
      // Waits longer than the search takes. The found choices must not appear under the pointer, at the
      // button's position.
      await page.waitForTimeout(1_500);
      await page.mouse.up();
      await is("seen");
    },
  );

  byTurns(
    "the place of a fire can be the device's position, or a direction and a distance from that position",
    async ({ open }) => {
      const context = { geolocation: HERE, permissions: ["geolocation"], hasTouch: true };
      const { page, t, point, look, goOn, button, field } = await visit(open, { context });
      await button("place.locate").click();
      await page.getByText(/35\sm/).waitFor();
      await point.getByText(t("where.point.device")).waitFor();
      await point.getByText(shown(HERE.latitude, HERE.longitude)).waitFor();
      await field("where.fire.there").check();
      await point.getByText(t("where.point.more")).waitFor();

      // Tests the device's compass: first denied, then silent, then working.
      const compass = button("where.compass.start");
      await compass.click();
      await page.getByText(t("where.compass.denied")).waitFor();
      await page.context().grantPermissions(["geolocation", "accelerometer", "gyroscope", "magnetometer"]);
      await compass.click();
      await page.getByText(t("where.compass.silent")).waitFor();
      await compass.click();
      const turn = (alpha: number) =>
        page.evaluate((alpha) => {
          const held = { alpha, beta: 0, gamma: 0, absolute: true };
          window.dispatchEvent(new DeviceOrientationEvent("deviceorientationabsolute", held));
        }, alpha);
      const take = button("where.compass.take");
      await expect
        .poll(async () => {
          await turn(270);
          return take.count();
        })
        .toBe(1);
      // East by the compass needle. There, true north is about 15° to the right of the needle.
      await page.getByText(new RegExp(`^7\\d°, ${t("where.wind.2")}$`)).waitFor();
      await take.click();
      expect(await field("where.wind.2").isChecked()).toBe(true);
      await page.getByRole("radio", { name: /^5 km$/ }).check();
      await point.getByText(/5.km/).first().waitFor();
      await field("where.wind.0").check();
      await field("where.distance.other").fill("7,5");
      const north = shown(HERE.latitude + 7.5 / 111.195, HERE.longitude);
      await point.getByText(north.slice(0, 5)).waitFor();
      await look();
      await field("where.fire.here").check();
      await point.getByText(t("where.point.device")).waitFor();
      await goOn("seen");
    },
  );

  byTurns(
    "the place of a fire can be given without permission for the device's position",
    async ({ open }) => {
      const { page, t, point, look, button, field, goOn } = await visit(open);
      await button("place.locate").click();
      await page.getByText(t("where.device.denied"), { exact: true }).waitFor();
      await look();
      expect(await button("where.compass.start").count()).toBe(0);
      await page.getByText(t("where.seen"), { exact: true }).click();
      await field("where.from").fill("La Tuque");
      await field("where.from").press("Enter");
      await point.waitFor();
      await field("where.wind.2").check();
      await page.getByRole("radio", { name: /^10 km$/ }).check();
      await point.getByText(/10.km/).first().waitFor();
      await look();
      await goOn("seen");
    },
  );

  byTurns("the place of a fire can be a point on the map, by mouse and by keyboard", async ({ open }) => {
    const { page, t, point, say, look, goOn, button } = await visit(open);
    await say("47.44 -72.78");
    const first = shown(47.44, -72.78);
    await point.getByText(first).waitFor();
    await button("where.map.show").click();
    const map = page.getByRole("region", { name: t("where.map.title") });
    await map.waitFor();
    await button("where.map.closer").click();
    const position = async () => (await point.textContent()) ?? "";
    const moved = async (does: () => Promise<unknown>) => {
      const before = await position();
      await does();
      await expect.poll(position).not.toBe(before);
    };
    await moved(() => map.press("ArrowRight"));
    expect(await position()).not.toContain(first);
    await moved(() => map.click({ position: { x: 60, y: 60 } }));
    const box = await map.boundingBox();
    if (!box) throw new Error("the map is missing");
    await moved(async () => {
      await page.mouse.move(box.x + 100, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + 160, box.y + 130, { steps: 4 });
      await page.mouse.up();
    });
    await look();
    const last = await position();
    await goOn("seen");
    await page.goBack();
    await expect.poll(position).toBe(last);
  });

  byTurns("if a known fire is near, the report form asks whether it is that fire", async ({ open }) => {
    const { page, t, point, say, look, goOn, field } = await visit(open);
    await say(`${FIRE.lat + 0.03} ${FIRE.lon}`);
    await point.waitFor();
    const fires = page.getByRole("group", { name: t("where.fires"), exact: true });
    await fires.getByRole("radio").first().check();
    await page.getByText(t("where.fires.known"), { exact: true }).waitFor();
    await look();
    await field("where.fires.other").check();
    await page.getByText(t("where.fires.known"), { exact: true }).waitFor({ state: "detached" });
    await say(`${FIRE.lat - 1} ${FIRE.lon}`);
    await fires.waitFor({ state: "detached" });
    await goOn("seen");
  });
});
