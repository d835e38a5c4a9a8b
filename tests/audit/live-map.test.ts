import type { Page } from "playwright-core";
import { describe } from "vitest";
import { MAP_VIEWS } from "#app/parts/map-links/map-words.ts";
import { expect, test as withEngine } from "../support/browse.ts";
import { test } from "../support/fake-engine.ts";
import { KEYS_HELP_SEEN, mapPath, untilLive } from "../support/live-map.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { violations } from "./axe.ts";

const LOOKS = [
  { language: "fr", theme: "dark", width: 360 },
  { language: "en", theme: "light", width: 1280 },
] as const;
const DESK = 1024;

const SOME_LOOKS = sampled(import.meta.filename, LOOKS);

describe.for(SOME_LOOKS)("live map without axe violations, $language, $theme at $width px", (look) => {
  const { language, width } = look;
  const t = words(language);
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  // Views share their markup, so each view is checked in only one language.
  const views = MAP_VIEWS.filter((_, at) => (at % 2 === 0) === (language === "fr"));
  test.for(views)(
    "the live map in the view %s has no axe violations, before and after the first record's card opens",
    async (view, { open }) => {
      const page = await open(mapPath(language, { view }), look);
      await untilLive(page);
      expect(await violations(page)).toEqual([]);
      const record = page.locator("main [data-record] a").first();
      if ((await record.count()) === 0) return;
      // On a phone, the record is below the panel's edge. `press` scrolls to it, as a finger would.
      await record.press("Enter");
      await page.locator("#selection").waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );

  withEngine("the live map has no axe violations when the real map engine draws it", async ({ open }) => {
    expect(await violations(await untilLive(await open(mapPath(language), look)))).toEqual([]);
  });

  test("the live map has no axe violations while any tool's panel is open", async ({ open }) => {
    const page = await untilLive(await open(mapPath(language), look));
    for (const tool of ["layers", "legend", "measure"] as const) {
      if (width < DESK) {
        await button(page, t("livemap.tool.more")).click();
        expect(await violations(page), tool).toEqual([]);
      }
      await button(page, t(`livemap.tool.${tool}`)).click();
      await page.getByRole("region", { name: t(`livemap.tool.${tool}`) }).waitFor();
      expect(await violations(page), tool).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  test("the live map has no axe violations after a search with results and a search without results", async ({
    open,
  }) => {
    const page = await untilLive(await open(mapPath(language), look));
    const field = page.getByRole("combobox", { name: t("livemap.search") });
    await field.fill("Roberval");
    await page.getByRole("option").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await field.fill("Zzyzx");
    await page.getByText(t("finder.none.title", { query: "Zzyzx" })).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("the live map has no axe violations while the keyboard help is open", async ({ open }) => {
    const prepare = (page: Page) =>
      page.addInitScript((seen) => localStorage.removeItem(seen), KEYS_HELP_SEEN);
    const page = await untilLive(await open(mapPath(language), { ...look, prepare }));
    const help = page.getByRole("dialog", { name: t("mapaccess.help.title") });
    for (let stops = 0; stops < 40 && width < DESK && !(await help.isVisible()); stops++)
      await page.keyboard.press("Tab");
    expect(await help.isVisible()).toBe(width < DESK);
    expect(await violations(page)).toEqual([]);
  });
});
