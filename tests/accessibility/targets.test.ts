import { expect, test } from "../support/browse.ts";
import { PAGES, PAGES_BY_WIDTH } from "../support/screens.ts";

const LEAST_PX = 24;
const PRIMARY_PX = 44;

test.for(PAGES_BY_WIDTH)(
  "targets of $path are large enough at $width px",
  async ({ path, width }, { open }) => {
    const page = await open(path, { width });
    const small = await page.evaluate(
      ([least, primary]) =>
        [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // A link in a sentence takes the sentence's height (WCAG 2.5.8, inline).
          .filter((element) => !(element.matches("a") && getComputedStyle(element).display === "inline"))
          .filter((element) => {
            element.scrollIntoView({ block: "center" });
            const { x, y, width, height } = element.getBoundingClientRect();
            if (width <= 1) return false;
            // What a finger hits counts, so that a link may reach beyond its words.
            const hits = (dx: number, dy: number) => {
              const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
              return hit !== null && element.contains(hit);
            };
            const half = (element.closest("form") ? primary : least) / 2 - 0.5;
            return !(
              hits(0, -half) &&
              hits(0, half) &&
              hits(-least / 2 + 0.5, 0) &&
              hits(least / 2 - 0.5, 0)
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      [LEAST_PX, PRIMARY_PX] as const,
    );
    expect(small).toEqual([]);
  },
);

test.for(PAGES)("$path keeps its marks in forced colours", async ({ path }, { open }) => {
  const page = await open(path, { context: { forcedColors: "active" } });
  const invisible = await page.evaluate(() =>
    [...document.querySelectorAll("main button, main select, main input")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, backgroundColor, color } = getComputedStyle(element);
        return color === backgroundColor && borderTopStyle === "none";
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(invisible).toEqual([]);
  expect(await page.locator("svg:visible").count()).toBeGreaterThan(0);
});
