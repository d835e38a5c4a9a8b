import type { Page } from "playwright-core";
import { SCREENS } from "#plan/site-map.ts";
import type { Language } from "#territory/language.ts";
import { expect, type Open } from "../support/browse.ts";
import { withFakeEngine } from "../support/fake-engine.ts";
import { KEYS_HELP_SEEN, mapOf, untilLive, withoutWebGl } from "../support/live-map.ts";
import { overBudget, weighing } from "../support/page-weight.ts";
import type { PAGES } from "../support/screens.ts";
import { IS_SOAK } from "../support/soak.ts";
import { lookViolations, violations } from "./axe.ts";
import { drawnMapFaults } from "./drawn-maps.ts";
import { tabFaults } from "./keyboard.ts";
import { reflowFaults } from "./reflow.ts";
import { invisibleControls, smallTargets } from "./targets.ts";

type AuditedPage = (typeof PAGES)[number];

const PHONE = 360;
const DESK = 1280;
const HEIGHT = 800;

/** Colour schemes by language and width. Each width has one scheme in French and the other in English. */
const SCHEMES = {
  fr: { phone: "light", desk: "dark" },
  en: { phone: "dark", desk: "light" },
} as const satisfies Readonly<Record<Language, unknown>>;
/**
 * Width for the slow checks: Tab order, full axe, and larger or spaced text. Both widths share their markup,
 * so the gate checks one width in each language. The long run checks both widths.
 */
const SLOWLY_AT: Readonly<Record<Language, number>> = { fr: PHONE, en: DESK };

/** Loads a page once and checks it in every way, first at phone width, then at desktop width. */
export async function audit(open: Open, { name, path, language }: AuditedPage): Promise<void> {
  const hasMap = name.startsWith("map");
  const isLive = name === "map";
  // Header and footer are the same on every ordinary page, so only the home page checks them.
  const scope = IS_SOAK || name === "home" || SCREENS[name].layout !== "default" ? "body" : "main";
  const schemes = SCHEMES[language];
  let weigh: ReturnType<typeof weighing> | undefined;
  const page = await open(path, {
    width: PHONE,
    theme: schemes.phone,
    prepare: async (page) => {
      // The map's keyboard help appears once and would interrupt the Tab order. It has its own journeys.
      await page.addInitScript((seen) => localStorage.setItem(seen, "1"), KEYS_HELP_SEEN);
      // The live map adds the same elements to every map page, so only one page starts it.
      if (isLive) await withFakeEngine(page);
      else if (hasMap) await withoutWebGl(page);
      weigh = weighing(page);
    },
  });
  const check = (what: string, faults: unknown) => expect.soft(faults, what).toEqual([]);

  if (isLive) await untilLive(page);
  else if (hasMap) await mapOf(page).locator("[data-more]").waitFor({ state: "attached" });
  const isWhole = (width: number) => IS_SOAK || SLOWLY_AT[language] === width;
  const judgedAt = (width: number) => (isWhole(width) ? violations : lookViolations)(page);
  check("axe on a phone", await judgedAt(PHONE));
  // The map's weight includes its engine, which has its own budget test.
  if (weigh && !hasMap) expect.soft(overBudget(path, await weigh()), "weight").toEqual({});
  await checkReading(page, language);

  async function checkLayout(width: number): Promise<void> {
    check(`drawn maps at ${width}`, await drawnMapFaults(page));
    check(`targets at ${width}`, await smallTargets(page, scope));
    check(`forced colours at ${width}`, await invisibleControls(page));
    await page.evaluate(() => window.scrollTo(0, 0));
    if (isWhole(width)) check(`keyboard at ${width}`, await tabFaults(page, scope));
  }
  await checkLayout(PHONE);
  check("reflow", await reflowFaults(page, { isPhone: isWhole(PHONE), isDesk: isWhole(DESK) }));

  await page.setViewportSize({ width: DESK, height: HEIGHT });
  await page.emulateMedia({ colorScheme: schemes.desk });
  check("axe on a desk", await judgedAt(DESK));
  await checkLayout(DESK);
}

/** Checks that the page has the same headings and rows as the HTML that the server sent. */
async function checkReading(page: Page, language: Language) {
  expect.soft(await page.getAttribute("html", "lang")).toBe(`${language}-CA`);
  expect.soft(await page.locator("h1").count()).toBe(1);
  expect.soft(await page.locator("main").textContent()).not.toMatch(/\{\{|undefined|NaN|\[object/);
  // Requested outside the page, because the policy of a page without scripts forbids requests.
  const html = await (await page.request.get(page.url())).text();
  const { live, plain } = await page.evaluate((sent) => {
    const read = (page: Document) => ({
      headings: [...page.querySelectorAll("main :is(h1, h2, h3)")].map(({ textContent }) => textContent),
      // The live map adds its own keyboard list to the page's lists.
      rows: page.querySelectorAll("main tbody tr, main li:not(section[data-engine] nav li)").length,
    });
    return { live: read(document), plain: read(new DOMParser().parseFromString(sent, "text/html")) };
  }, html);
  expect.soft(plain, "without scripts").toEqual(live);
}
