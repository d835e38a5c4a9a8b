import type { Page } from "playwright-core";

interface Stop {
  readonly name: string;
  readonly hasRing: boolean;
  readonly isInView: boolean;
  readonly index: number;
  /** True if the stop is a frame, whose own page shows the focus ring. */
  readonly isFrame: boolean;
}

/** Part of a page to check: all of it, or the content between the common header and footer. */
export type Scope = "body" | "main";

/** Numbers every visible element that the keyboard should reach, in page order, and returns their count. */
async function numberFocusable(page: Page, scope: Scope): Promise<number> {
  // A table that is wider than its frame becomes a Tab stop. The width depends on the loaded font.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("table")].every(({ parentElement: frame }) => {
      // Tables in a closed part of the page have no layout until it is opened.
      if (!frame?.checkVisibility() || getComputedStyle(frame).overflowX !== "auto") return true;
      return frame.scrollWidth > frame.clientWidth === (frame.tabIndex === 0);
    }),
  );
  return page.evaluate((scope) => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>(
        `${scope} :is(a[href], button, input, select, textarea, summary, iframe, [tabindex='0'])`,
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Excludes the symbols on a drawn map, because the list next to the map has the same links.
      .filter((element) => element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLInputElement && element.type === "hidden"))
      // Disabled elements are skipped; text next to them says why.
      .filter((element) => !element.matches(":disabled"));
    for (const [index, element] of focusable.entries()) element.dataset.stop = String(index);
    return focusable.length;
  }, scope);
}

/** Returns the stop that has the focus, or null once the focus has left the scope. */
function focusedStop(page: Page, scope: Scope): Promise<Stop | null> {
  return page.evaluate(async (scope) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    if (element.closest(scope) === null) return null;
    function look(element: HTMLElement) {
      const rect = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isFrame = element instanceof HTMLIFrameElement;
      return {
        isFrame,
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
        hasRing:
          isFrame || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none",
        isInView: rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth,
        index: Number(element.dataset.stop ?? -1),
      };
    }
    const now = look(element);
    if (now.hasRing && now.isInView) return now;
    // Waits two frames for elements that slide into view on focus.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return look(element);
  }, scope);
}

/**
 * Moves the focus to the top of the page. Earlier checks have scrolled to controls, and Tab continues from
 * there.
 */
async function beginAtTop(page: Page, scope: Scope): Promise<void> {
  await page.evaluate((scope) => {
    const top = document.querySelector<HTMLElement>(scope);
    if (top === null) throw new Error(`The page has no ${scope}`);
    const given = top.getAttribute("tabindex");
    top.tabIndex = -1;
    top.focus();
    if (given === null) top.removeAttribute("tabindex");
    window.scrollTo(0, 0);
  }, scope);
}

/** Returns the faults of the Tab order: elements out of order, out of view or without a focus ring. */
export async function tabFaults(page: Page, scope: Scope = "body"): Promise<readonly string[]> {
  const expected = await numberFocusable(page, scope);
  const stops: Stop[] = [];
  await beginAtTop(page, scope);
  while (stops.length <= expected) {
    await page.keyboard.press("Tab");
    const stop = await focusedStop(page, scope);
    if (stop === null) break;
    // All stops inside a frame count as one stop of this page.
    if (stop.isFrame && stops.at(-1)?.index === stop.index) continue;
    stops.push(stop);
  }
  const faults = stops.flatMap(({ name, hasRing, isInView, index }, at) => [
    ...(hasRing ? [] : [`no ring: ${name}`]),
    ...(isInView ? [] : [`out of sight: ${name}`]),
    ...(index === at ? [] : [`stop ${at} is number ${index}: ${name}`]),
  ]);
  return stops.length === expected ? faults : [...faults, `${stops.length} stops of ${expected}`];
}
