import type { Page } from "playwright-core";

interface Stop {
  readonly name: string;
  readonly hasRing: boolean;
  readonly isInView: boolean;
  readonly index: number;
  /** The focus is on something inside a frame, whose own page shows it. */
  readonly isFrame: boolean;
}

/** What is judged of a page: all of it, or the part that is its own between the header and the footer that every page has. */
export type Scope = "body" | "main";

/** Every visible element that the keyboard should reach, numbered in the page's order. */
async function numberFocusable(page: Page, scope: Scope): Promise<number> {
  // A table that turns out too wide with its own font becomes a stop of its own.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("table")].every(({ parentElement: frame }) => {
      // A closed part of the page lays nothing out: its tables are measured once somebody opens it.
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
      // Marks of a drawn map lead where the list beside it leads: a press reaches them, Tab need not.
      .filter((element) => element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLInputElement && element.type === "hidden"))
      // What cannot be pressed yet says beside itself what it waits for.
      .filter((element) => !element.matches(":disabled"));
    for (const [index, element] of focusable.entries()) element.dataset.stop = String(index);
    return focusable.length;
  }, scope);
}

/** Where the focus is; null once it has left the scope. */
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
    // What slides into sight on focus has done so by the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return look(element);
  }, scope);
}

/** Where somebody begins who has just opened the page: looking at its controls has scrolled to them, and Tab goes on from there. */
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

/** What is wrong with the way that Tab takes through a page: in its order, always in sight and with a ring. */
export async function tabFaults(page: Page, scope: Scope = "body"): Promise<readonly string[]> {
  const expected = await numberFocusable(page, scope);
  const stops: Stop[] = [];
  await beginAtTop(page, scope);
  while (stops.length <= expected) {
    await page.keyboard.press("Tab");
    const stop = await focusedStop(page, scope);
    if (stop === null) break;
    // The stops inside a frame are one of this page's.
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
