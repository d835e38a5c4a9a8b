import type { Page } from "playwright-core";
import { describe } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { choicesQuery, EVERY_FIRE } from "#app/parts/fire/fire-choices.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const ACRES_A_HECTARE = 2.471_05;

/** Returns the sizes of the listed fires that are given in a unit. */
async function sizes(page: Page, language: Language, unit: RegExp): Promise<number[]> {
  const rows = await page.locator(`#${SECTION_IDS.fires[language]} tbody tr`).allTextContents();
  return rows.flatMap((row) => {
    const figure = new RegExp(`([\\d\\s.,]+)\\s${unit.source}`).exec(row)?.[1]?.replace(/\s/g, "");
    if (figure === undefined) return [];
    return Number(language === "fr" ? figure.replace(",", ".") : figure.replaceAll(",", ""));
  });
}

describe.for(VIEWS)("units, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const path = pathTo(
    "current-situation",
    language,
    {},
    choicesQuery({ ...EVERY_FIRE, sort: "size" }, language),
  );
  const form = (page: Page) => page.getByRole("form", { name: t("units.title") });
  const choose = (page: Page, unit: "acres" | "hectares") =>
    form(page)
      .getByLabel(t("units.size"))
      .selectOption({ label: t(`units.${unit}`) });

  byTurns(
    "a chosen unit applies at once, after a reload, on other pages and in the other language",
    async ({ open }) => {
      const page = await open(path, { width });
      const hectares = await sizes(page, language, /ha/);
      expect(hectares.length).toBeGreaterThan(5);
      const address = page.url();
      await choose(page, "acres");
      await expect.poll(() => sizes(page, language, /ha/)).toEqual([]);
      const acres = await sizes(page, language, /acres?/);
      expect(page.url()).toBe(address);
      hectares.forEach((size, at) => {
        const wanted = size * ACRES_A_HECTARE;
        // The displayed acres differ by rounding: first to a whole hectare, then to a whole acre.
        expect(Math.abs((acres[at] ?? 0) - wanted)).toBeLessThanOrEqual(2);
      });
      await page.reload();
      await expect.poll(() => sizes(page, language, /acres?/)).toEqual(acres);
      await page.goto(pathTo("home", language));
      await page
        .getByText(/\d\sacres/)
        .first()
        .waitFor();
      await page.goto(pathTo("home", language === "fr" ? "en" : "fr"));
      await page
        .getByText(/\d\sacres/)
        .first()
        .waitFor();
    },
  );

  byTurns(
    "without scripts, the chosen units are part of every page's address, together with the other choices",
    async ({ open }) => {
      const page = await open(path, { width, javascript: false });
      await choose(page, "acres");
      await form(page)
        .getByLabel(t("units.distance"))
        .selectOption({ label: t("units.feet") });
      await form(page)
        .getByRole("button", { name: t("units.apply") })
        .click();
      await page.waitForURL(/=acres/);
      const { searchParams } = new URL(page.url());
      expect(searchParams.get(PARAMETERS.sort[language])).not.toBeNull();
      expect((await sizes(page, language, /acres?/)).length).toBeGreaterThan(5);
      const situation = page.locator("main a[href*='acres']");
      expect(await situation.count()).toBeGreaterThan(5);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("nav.home"), exact: true })
        .click();
      await page.waitForURL(/=acres/);
      await page
        .getByText(/\d\sacres/)
        .first()
        .waitFor();
      await page.getByRole("link", { name: t("nav.otherLanguage") }).click();
      await page.waitForURL(/=acres/);
      await page
        .getByText(/\d\sacres/)
        .first()
        .waitFor();
    },
  );

  byTurns("a unit chosen with scripts applies instead of the unit in the address", async ({ open }) => {
    const page = await open(`${path}&${PARAMETERS.size[language]}=acres`, { width });
    expect((await sizes(page, language, /acres?/)).length).toBeGreaterThan(5);
    await choose(page, "hectares");
    await expect.poll(async () => (await sizes(page, language, /ha/)).length).toBeGreaterThan(5);
    expect(new URL(page.url()).searchParams.has(PARAMETERS.size[language])).toBe(false);
    expect(new URL(page.url()).searchParams.has(PARAMETERS.sort[language])).toBe(true);
  });
});

test("if the browser cannot store the chosen unit, the unit still applies while the page is open", async ({
  open,
}) => {
  const t = words("fr");
  const page = await open("/etat-situation/", {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      }),
  });
  const form = page.getByRole("form", { name: t("units.title") });
  await form.getByLabel(t("units.size")).selectOption({ label: t("units.arpents") });
  await expect.poll(() => sizes(page, "fr", /arpents?/)).not.toEqual([]);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("nav.home"), exact: true })
    .click();
  await page
    .getByText(/\d\sarpents/)
    .first()
    .waitFor();
});
