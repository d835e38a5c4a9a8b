import type { Page } from "playwright-core";
import { KEYS_HELP_SEEN } from "#app/parts/live-map/keyboard/keys-help-store.ts";
import { expect, test } from "../support/browse.ts";
import { mapOf, untilLive, withoutWebGl } from "../support/live-map.ts";
import { PAGES_BY_WIDTH } from "../support/screens.ts";

interface Stop {
  readonly name: string;
  readonly hasRing: boolean;
  readonly isInView: boolean;
  readonly index: number;
}

/** Every visible element that the keyboard should reach, numbered in the page's order. */
async function numberFocusable(page: Page): Promise<number> {
  // A table that turns out too wide with its own font becomes a stop of its own.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("table")].every(({ parentElement: frame }) => {
      // A closed part of the page lays nothing out: its tables are measured once somebody opens it.
      if (!frame?.checkVisibility() || getComputedStyle(frame).overflowX !== "auto") return true;
      return frame.scrollWidth > frame.clientWidth === (frame.tabIndex === 0);
    }),
  );
  return page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Marks of a drawn map lead where the list beside it leads: a press reaches them, Tab need not.
      .filter((element) => element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLInputElement && element.type === "hidden"));
    for (const [index, element] of focusable.entries()) element.dataset.stop = String(index);
    return focusable.length;
  });
}

/** Where the focus is; null once it has left the page. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // What slides into sight on focus has done so by the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const rect = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
      hasRing: (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none",
      isInView: rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth,
      index: Number(element.dataset.stop ?? -1),
    };
  });
}

test.for(PAGES_BY_WIDTH)(
  "Tab goes through all of $path in its order, always in sight, at $width px",
  async ({ name, path, width }, { open }) => {
    const hasMap = name.startsWith("map");
    // What the live map adds is the same on each of its pages, and slow to go through.
    const isLive = name === "map";
    const page = await open(path, {
      width,
      prepare: async (page) => {
        // The map's help for keys comes once, into the middle of the way; it has journeys of its own.
        await page.addInitScript((seen) => localStorage.setItem(seen, "1"), KEYS_HELP_SEEN);
        if (hasMap && !isLive) await withoutWebGl(page);
      },
    });
    if (isLive) await untilLive(page);
    else if (hasMap) await mapOf(page).locator("[data-more]").waitFor({ state: "attached" });
    const expected = await numberFocusable(page);
    const stops: Stop[] = [];
    while (stops.length <= expected) {
      await page.keyboard.press("Tab");
      const stop = await focusedStop(page);
      if (stop === null) break;
      stops.push(stop);
    }
    expect(stops.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ isInView }) => !isInView).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ index }) => index < 0).map(({ name }) => name)).toEqual([]);
    expect(stops.map(({ index }) => index)).toEqual(Array.from({ length: expected }, (_, i) => i));
  },
);
