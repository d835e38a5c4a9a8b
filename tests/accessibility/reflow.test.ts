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

test.for(PAGES)("$path reflows at 320 px, which is 1280 px at 400 %", async ({ path }, { open }) => {
  const page = await open(path, { width: 320 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.for(PAGES)("$path loses nothing when text is spaced out", async ({ path }, { open }) => {
  const page = await open(path, { width: 360, context: { bypassCSP: true } });
  const cutBefore = await cutTexts(page);
  await page.addStyleTag({
    content:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual(cutBefore);
});

test.for(PAGES)("$path loses nothing when text is twice as large", async ({ path }, { open }) => {
  const page = await open(path, { width: 640, context: { bypassCSP: true } });
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual([]);
});
