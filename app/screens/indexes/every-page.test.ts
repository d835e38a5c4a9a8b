import { expect, test } from "vitest";
import { rawRelease } from "#content/examples.double.ts";
import { readStories } from "#content/read-stories.ts";
import { screenAt } from "#plan/paths.ts";
import { SERVED_SCREENS } from "#plan/site-map.server.ts";
import { OPEN_SCREENS, SCREENS } from "#plan/site-map.ts";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import { PLAN_THEMES, screensOf } from "../../parts/site-plan/planned-screens.server.ts";
import { sitePlanTexts } from "../../parts/site-plan/texts.ts";
import { everyPage, everyStory } from "./every-page.server.ts";

const hasParts = (name: keyof typeof SCREENS) => SCREENS[name].path.fr.includes("{");

/** Screens that are not in the sitemap. */
const UNLISTED: readonly string[] = [
  "offline",
  "redirection",
  "search",
  ...OPEN_SCREENS.filter(
    (name) => name === "sign-in" || name === "alerts-stop" || SCREENS[name].access === "signed in",
  ),
];
/**
 * Screens that are not in the site plan. They are the plan itself, the offline page, the exit page, the
 * search in the header, the return page after signing in, and the page to stop alerts.
 */
const UNPLANNED: readonly string[] = [
  "non-fire-index",
  "offline",
  "redirection",
  "search",
  "sign-in",
  "alerts-stop",
];

test("the site plan lists each screen with a single address one time, and omits only the screens in UNPLANNED", () => {
  const planned = PLAN_THEMES.flatMap(screensOf);
  expect(planned.toSorted()).toEqual(
    OPEN_SCREENS.filter((name) => !hasParts(name) && !UNPLANNED.includes(name)).toSorted(),
  );
  expect(new Set(planned).size).toBe(planned.length);
});

test("every screen of the site plan has a title and a sentence", () => {
  for (const name of PLAN_THEMES.flatMap(screensOf)) {
    expect(sitePlanTexts).toHaveProperty([`siteplan.${name}`]);
    expect(sitePlanTexts).toHaveProperty([`siteplan.${name}.text`]);
  }
});

test("everyPage() lists each screen once, and each region and zone that has pages", () => {
  const planned = (plan: string) =>
    OPEN_SCREENS.filter((name) => SERVED_SCREENS[name].plan === plan && hasParts(name)).length;
  const pages = everyPage();
  expect(pages).toHaveLength(
    OPEN_SCREENS.filter((name) => !hasParts(name) && !UNLISTED.includes(name)).length +
      planned("regions") * REGIONS.length +
      planned("zones") * ZONES.length,
  );
  expect([planned("regions"), planned("zones")]).toEqual([2, 2]);
  expect(new Set(pages.flatMap(({ fr, en }) => [fr, en])).size).toBe(2 * pages.length);
});

test("each page's addresses lead to the same screen in both languages", () => {
  for (const { fr, en } of everyPage()) {
    expect(screenAt(fr)?.name, fr).toBe(screenAt(en)?.name);
    expect([screenAt(fr)?.language, screenAt(en)?.language]).toEqual(["fr", "en"]);
  }
});

test("everyStory() only lists stories that a screen shows", async () => {
  const raws = [rawRelease("a"), rawRelease("page", { component: "page" })];
  const { stories } = await readStories(raws, { language: "fr" });
  expect(await everyStory({ all: async () => stories })).toMatchObject([
    { fr: "/communiques/a/", en: "/en/news/a-en/" },
  ]);
});
