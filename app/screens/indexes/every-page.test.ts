import { expect, test } from "vitest";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import { screenAt } from "../../paths.ts";
import { OPEN_SCREENS, SCREENS } from "../../site-map.ts";
import { everyPage } from "./every-page.server.ts";
import { isOpen, LISTED, PLAN, PLAN_THEMES } from "./plan.ts";
import { texts as en } from "./texts.en.ts";
import { texts as fr } from "./texts.fr.ts";

const planned: readonly string[] = PLAN_THEMES.flatMap((theme) => [...PLAN[theme]]);

test("the plan lacks no open screen", () => {
  const known = [...planned, ...Object.keys(LISTED), "non-fire-index"];
  expect(OPEN_SCREENS.filter((name) => !known.includes(name))).toEqual([]);
});

test("every screen of the plan has a title and a sentence", () => {
  for (const texts of [fr, en]) {
    for (const name of planned) {
      expect(texts).toHaveProperty([`indexes.plan.${name}`]);
      expect(texts).toHaveProperty([`indexes.plan.${name}.text`]);
    }
  }
});

test("every page counts each screen once, and each region and zone where they have pages", () => {
  const single = OPEN_SCREENS.filter((name) => !SCREENS[name].path.fr.includes("{")).length;
  const regions = (["current-situation-region", "map-region"] as const).filter(isOpen).length;
  const zones = (["current-situation-zone", "map-zone"] as const).filter(isOpen).length;
  const pages = everyPage();
  expect(pages).toHaveLength(single + regions * REGIONS.length + zones * ZONES.length);
  expect(new Set(pages.flatMap(({ fr, en }) => [fr, en])).size).toBe(2 * pages.length);
});

test("each address leads to the same screen in both languages", () => {
  for (const { fr, en } of everyPage()) {
    expect(screenAt(fr)?.name, fr).toBe(screenAt(en)?.name);
    expect([screenAt(fr)?.language, screenAt(en)?.language]).toEqual(["fr", "en"]);
  }
});
