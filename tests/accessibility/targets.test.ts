import type { Page } from "playwright-core";
import { expect, test } from "../support/browse.ts";
import { PAGES_BY_WIDTH } from "../support/screens.ts";

const LEAST_PX = 24;
const PRIMARY_PX = 44;

/** Controls too small to hit: what a finger reaches counts, since a link may reach beyond its words. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, primary]) => {
      function isSmall(element: Element): boolean {
        element.scrollIntoView({ block: "center" });
        const { x, y, width, height } = element.getBoundingClientRect();
        // The skip link waits above the page until it has the focus.
        if (width <= 1 || y + height <= 0) return false;
        function reach(dx: number, dy: number): number {
          let steps = 0;
          const isHit = () =>
            element.contains(
              document.elementFromPoint(x + width / 2 + steps * dx, y + height / 2 + steps * dy),
            );
          while (steps < primary && isHit()) steps++;
          return steps;
        }
        const tall = element.closest("form") ? primary : least;
        return reach(0, 1) + reach(0, -1) < tall || reach(1, 0) + reach(-1, 0) < least;
      }
      return [...document.querySelectorAll("a[href], button, input, select, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !(element.matches("a") && getComputedStyle(element).display === "inline"))
        .filter(isSmall)
        .map((element) => element.outerHTML.slice(0, 120));
    },
    [LEAST_PX, PRIMARY_PX] as const,
  );
}

/** Controls of a page in forced colours that nothing tells from the page itself. */
function invisibleControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(button, select, input)")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, backgroundColor, color } = getComputedStyle(element);
        return color === backgroundColor && borderTopStyle === "none";
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

// A link in a sentence takes the sentence's height (WCAG 2.5.8, inline) and is left out.
test.for(PAGES_BY_WIDTH)(
  "targets of $path are large enough at $width px, and can be told from the page in forced colours",
  async ({ path, width }, { open }) => {
    const page = await open(path, { width });
    expect(await smallTargets(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await invisibleControls(page)).toEqual([]);
  },
);
