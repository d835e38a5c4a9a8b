import type { Page } from "playwright-core";
import { describe, inject } from "vitest";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { withExample } from "../support/examples.ts";
import { test as withFakeEngine } from "../support/fake-engine.ts";
import { mapOf, untilCameraIsNot, untilLive } from "../support/live-map.ts";
import { PAGES, VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const canvas = (page: Page) => mapOf(page).locator("canvas.maplibregl-canvas");

async function middleOf(page: Page) {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("The map has no size");
  return { x: box.width / 2, y: box.height / 2 };
}

describe.for(VIEWS)("presses on the map, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const map = pathTo("map", language);

  byTurns(
    "a press on a fire opens the fire's card, and a press elsewhere on the map opens the card of that point",
    async ({ open }) => {
      const fire = PAGES.find((page) => page.name === "map-fire" && page.language === language);
      const path = await withExample(inject("summer"), fire?.path ?? "");
      const framed = await untilLive(await open(path, { width }));
      // The fire's own page centres its map on the fire.
      await mapOf(framed)
        .getByRole("button", { name: t("livemap.tool.zoomIn") })
        .click();
      await untilCameraIsNot(framed, null);
      const camera = new URL(framed.url()).searchParams.get(PARAMETERS.camera[language]) ?? "";
      const page = await untilLive(await open(pathTo("map", language, {}, { camera }), { width }));
      await expect
        .poll(async () => {
          await canvas(page).click({ position: await middleOf(page) });
          return new URL(page.url()).pathname;
        })
        .toBe(path);
      await page.locator("#selection").waitFor();
      const { x, y } = await middleOf(page);
      await canvas(page).click({ position: { x: x - 90, y: y + 60 } });
      await page.waitForURL((url) => url.searchParams.has(PARAMETERS.here[language]));
    },
  );

  byTurns("the wheel scrolls a page that can scroll, and the map says how to zoom", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    await canvas(page).hover({ position: await middleOf(page) });
    await page.mouse.wheel(0, -300);
    const hint = mapOf(page).getByText(t("livemap.gesture.wheel"));
    if (width < 1024) {
      await hint.waitFor();
      expect(new URL(page.url()).searchParams.has(PARAMETERS.camera[language])).toBe(false);
    } else {
      const [, , zoom = 0] = await untilCameraIsNot(page, null);
      expect(zoom).toBeGreaterThan(4);
      expect(await hint.isVisible()).toBe(false);
    }
  });

  byTurns("the compass on a map rotated by the mouse rotates the map back to north", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    const compass = mapOf(page).getByRole("button", { name: t("livemap.tool.north") });
    await canvas(page).hover({ position: await middleOf(page) });
    await page.mouse.down({ button: "right" });
    await page.mouse.move(width / 2 + 120, 300, { steps: 5 });
    await page.mouse.up({ button: "right" });
    await compass.click();
    await compass.waitFor({ state: "detached" });
  });

  byTurns("one finger scrolls the page, two fingers move the map", async ({ open }) => {
    const page = await untilLive(
      await open(map, {
        width,
        context: { hasTouch: true },
        // The browser logs this if the page still glides when the second finger touches the screen.
        tolerate: /cancelable=false/,
      }),
    );
    const box = await canvas(page).boundingBox();
    const session = await page.context().newCDPSession(page);
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 220];
    async function drag(fingers: readonly number[]) {
      const at = (down: number) => fingers.map((id) => ({ id, x: x + 60 * id, y: y - down }));
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const down of [15, 30, 45, 60])
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(down) });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
    const before = new URL(page.url()).searchParams.get(PARAMETERS.camera[language]);
    expect(before).toBeNull();
    if (width < 1024) {
      await drag([0]);
      await mapOf(page).getByText(t("livemap.gesture.fingers")).waitFor();
      expect(new URL(page.url()).searchParams.has(PARAMETERS.camera[language])).toBe(false);
    }
    await drag([0, 1]);
    await untilCameraIsNot(page, null);
  });

  withFakeEngine("each tool of the live map is at least 44 px wide and high", async ({ open }) => {
    const page = await untilLive(await open(map, { width }));
    const more = mapOf(page).getByRole("button", { name: t("livemap.tool.more"), exact: true });
    if (await more.isVisible()) await more.click();
    const tools = await mapOf(page).getByRole("button").all();
    expect(tools.length).toBeGreaterThan(9);
    for (const tool of tools) {
      const { width = 0, height = 0 } = (await tool.boundingBox()) ?? {};
      expect(Math.min(width, height), (await tool.textContent()) ?? "").toBeGreaterThanOrEqual(44);
    }
  });
});
