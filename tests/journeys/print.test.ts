import type { Locator } from "playwright-core";
import { describe, inject } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { ZONES } from "#territory/zones.ts";
import { expect, test } from "../support/browse.ts";
import { ANY_FIRE, ANY_RELEASE } from "../support/examples.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

/** Returns the number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** Returns the number of danger zones that a part of the page visibly names. */
async function zonesNamed(part: Locator): Promise<number> {
  const text = await part.locator("p:visible, td:visible, th:visible").allTextContents();
  return ZONES.filter(({ name }) => text.some((each) => each.includes(name))).length;
}

/** Width of a US Letter page at 96 dots per inch. */
const PAPER_WIDTH = 816;

test.for(SOME_LANGUAGES)(
  "the %s situation page prints its full text without the site's navigation and controls",
  async (language, { open }) => {
    const t = words(language);
    const page = await open(pathTo("current-situation", language), { width: PAPER_WIDTH });
    await page.emulateMedia({ media: "print" });
    const title = page.getByRole("heading", { level: 1 });
    const box = await title.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page
      .getByText(/\d{1,2}\s?[h:]\s?\d{2}/)
      .first()
      .waitFor();
    expect(await page.getByRole("navigation", { name: t("nav.main") }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(
      PAPER_WIDTH,
    );
    const covering = await page.evaluate(
      () =>
        [...document.querySelectorAll("body *")].filter((element) => {
          const { position, visibility, display } = getComputedStyle(element);
          return (
            /fixed|sticky/.test(position) &&
            visibility === "visible" &&
            display !== "none" &&
            element.textContent
          );
        }).length,
    );
    expect(covering).toBe(0);
    // Content that is collapsed or on other pages on screen: all zones are printed, and a note says that more
    // fires exist.
    expect(await zonesNamed(page.getByRole("main"))).toBe(ZONES.length);
    await page
      .getByText(t("fires.printed", { shown: 10, total: "\u0000" }).split("\u0000")[0] ?? "")
      .waitFor();
    // On most days, the page fits on one sheet. At some hours, announced restrictions need a second sheet.
    const announced = await page.getByRole("heading", { name: t("restrictions.upcoming") }).count();
    expect(pagesOf(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(1 + announced);
  },
);

const READ_ON_PAPER = [
  pathTo("current-situation-location", "fr", {}, { place: "la-tuque" }),
  pathTo("current-situation-region", "fr", { slug: "mauricie" }),
  pathTo("current-situation-fire", "fr", { slug: ANY_FIRE, id: ANY_FIRE }),
  pathTo("release", "fr", { slug: ANY_RELEASE }),
];
const SOME_PAPERS = sampled(import.meta.filename, READ_ON_PAPER);

test.for(SOME_PAPERS)("the printed page %s has no buttons and no fields", async (path, { open }) => {
  const page = await open(path, { width: PAPER_WIDTH });
  await page.emulateMedia({ media: "print" });
  const controls = page.locator(":is(button, input, select, textarea):visible");
  expect(await controls.evaluateAll((all) => all.map((each) => each.outerHTML))).toEqual([]);
});

// If a day with many fires and restrictions fits on one sheet, every day does.
describe("site in a crisis", () => {
  const origin = inject("crisis");

  describe.for(SOME_LANGUAGES)("printed pages in %s", (language) => {
    const t = words(language);

    test("a fire's page prints on one sheet, with the date and the page's address", async ({ open }) => {
      const path = pathTo("current-situation-fire", language, { slug: ANY_FIRE, id: ANY_FIRE });
      const page = await open(path, { width: PAPER_WIDTH, origin });
      expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
      await page.emulateMedia({ media: "print" });
      await page.getByText(page.url(), { exact: true }).waitFor();
      await page.getByText(t("print.newer")).waitFor();
      await page.getByText(String(new Date().getFullYear())).first().waitFor();
      await page.getByText(t("fire.field.position")).waitFor();
      expect(await page.getByRole("heading", { name: t("share.title") }).isVisible()).toBe(false);
    });

    test.for([true, false])(
      "the address with the fragment of the restrictions prints only the restrictions, on one sheet (scripts: %s)",
      async (javascript, { open }) => {
        const id = SECTION_IDS.restrictions[language];
        const page = await open(`${pathTo("current-situation", language)}#${id}`, {
          width: PAPER_WIDTH,
          javascript,
          origin,
        });
        expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
        await page.emulateMedia({ media: "print" });
        expect(await page.getByRole("heading", { name: t("restrictions.title") }).isVisible()).toBe(true);
        expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
        expect(await page.locator(`#${SECTION_IDS.fires[language]}`).isVisible()).toBe(false);
        expect(await page.locator(`#${SECTION_IDS.danger[language]}`).isVisible()).toBe(false);
      },
    );

    test("no page break separates a printed title from its content", async ({ open }) => {
      const page = await open(pathTo("current-situation", language), { width: PAPER_WIDTH, origin });
      await page.emulateMedia({ media: "print" });
      // CSS columns break as printed pages do, and can be measured.
      const parted = await page.evaluate(() => {
        const { style } = document.body;
        Object.assign(style, { width: "700px", columnWidth: "700px", columnFill: "auto" });
        const leftOf = (element: Element) => element.getBoundingClientRect().left;
        const shown = [...document.querySelectorAll("main *")].filter(
          (element) => element.children.length === 0 && element.getClientRects().length > 0,
        );
        const titles = [...document.querySelectorAll("main :is(header:has(h2), h3)")];
        const heights = Array.from({ length: 40 }, (_, index) => 300 + 17 * index);
        return heights.flatMap((height) => {
          style.height = `${height}px`;
          return titles.flatMap((title) => {
            const next = shown.find(
              (element) =>
                !title.contains(element) &&
                title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
            );
            return next && leftOf(next) - leftOf(title) > 600 ? [`${height}: ${title.textContent}`] : [];
          });
        });
      });
      expect(parted).toEqual([]);
    });

    test("the print button of the restrictions prints only the restrictions, and then the page is complete again", async ({
      open,
    }) => {
      const page = await open(pathTo("current-situation", language), {
        width: PAPER_WIDTH,
        origin,
        prepare: (before) =>
          before.addInitScript(() => {
            window.print = () => document.documentElement.setAttribute("data-asked", "");
          }),
      });
      await page.getByRole("button", { name: t("restrictions.print") }).click();
      await page.locator("html[data-asked]").waitFor();
      await page.emulateMedia({ media: "print" });
      const fires = page.locator(`#${SECTION_IDS.fires[language]}`);
      expect(await fires.isVisible()).toBe(false);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      expect(await fires.isVisible()).toBe(true);
    });
  });
});
