import type { Page } from "playwright-core";
import { expect, test } from "../support/browse.ts";
import { PAGES } from "../support/screens.ts";

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement as Element;
    return scrollWidth - clientWidth;
  });

/** Elements whose text is cut by their own box. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) => element.checkVisibility() && element.clientHeight > 1 && element.clientWidth > 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const HEIGHT = 800;
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
const TWICE_AS_LARGE = "html { font-size: 200% !important }";

/** What a reader's own style makes of the page, until it is taken away again. */
async function under(page: Page, content: string) {
  const style = await page.addStyleTag({ content });
  const result = { overflow: await overflow(page), cut: await cutTexts(page) };
  await style.evaluate((element) => (element as Element).remove());
  return result;
}

test.for(PAGES)(
  "$path reflows at 320 px, which is 1280 px at 400 %, and loses nothing when text is spaced out or twice as large",
  async ({ path }, { open }) => {
    const page = await open(path, { width: 320, context: { bypassCSP: true } });
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 360, height: HEIGHT });
    const cutBefore = await cutTexts(page);
    const spaced = await under(page, SPACED);
    expect(spaced.overflow).toBeLessThanOrEqual(0);
    expect(spaced.cut).toEqual(cutBefore);

    await page.setViewportSize({ width: 640, height: HEIGHT });
    const large = await under(page, TWICE_AS_LARGE);
    expect(large.overflow).toBeLessThanOrEqual(0);
    expect(large.cut).toEqual([]);
  },
);
