import { pathTo } from "#app/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

/** Width of a letter page at 96 dots an inch. */
const PAPER_WIDTH = 816;

test.for(LANGUAGES)(
  "the %s situation prints its words whole, without the site's controls",
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
    expect((await page.pdf({ format: "Letter" })).length).toBeGreaterThan(10_000);
  },
);
