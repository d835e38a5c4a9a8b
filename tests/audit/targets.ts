import type { Page } from "playwright-core";
import type { Scope } from "./keyboard.ts";

const LEAST_PX = 24;
const PRIMARY_PX = 44;

/**
 * Returns controls that are too small to press. Measures the area that reacts to a press, because a link can
 * react beyond its text. Links in a sentence are excluded (WCAG 2.5.8, inline).
 */
export function smallTargets(page: Page, scope: Scope = "body"): Promise<string[]> {
  return page.evaluate(
    ([least, primary, scope]) => {
      function isSmall(element: Element): boolean {
        element.scrollIntoView({ block: "center" });
        const { x, y, width, height } = element.getBoundingClientRect();
        // The skip link is above the page until it has the focus.
        if (width <= 1 || y + height <= 0) return false;
        const tall = element.closest("form") ? primary : least;
        // A press on a checkbox's label ticks the checkbox, so the label counts as part of the checkbox.
        const label = element.matches("[type='checkbox'], [type='radio']") ? element.closest("label") : null;
        // Counts the pixels from the centre that hit the control, up to the required size.
        function reach(dx: number, dy: number, enough: number): number {
          let steps = 0;
          const isHit = () => {
            const hit = document.elementFromPoint(x + width / 2 + steps * dx, y + height / 2 + steps * dy);
            return element.contains(hit) || label?.contains(hit) === true;
          };
          while (steps < enough && isHit()) steps++;
          return steps;
        }
        const down = reach(0, 1, tall);
        const right = reach(1, 0, least);
        return down + reach(0, -1, tall - down) < tall || right + reach(-1, 0, least - right) < least;
      }
      return [...document.querySelectorAll(`${scope} :is(a[href], button, input, select, summary)`)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !(element.matches("a") && getComputedStyle(element).display === "inline"))
        .filter(isSmall)
        .map((element) => element.outerHTML.slice(0, 120));
    },
    [LEAST_PX, PRIMARY_PX, scope] as const,
  );
}

/** Returns the controls that are invisible on the page in forced colours. */
export async function invisibleControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(button, select, input)")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, backgroundColor, color } = getComputedStyle(element);
        return color === backgroundColor && borderTopStyle === "none";
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}
