import type { Page } from "playwright-core";

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement as Element;
    return scrollWidth - clientWidth;
  });

/** Returns the elements whose text is cut off by their own box. */
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

/** Adds a reader's style sheet, returns the page's overflow and cut texts, and removes the sheet. */
async function under(page: Page, rules: string) {
  // The page's Content-Security-Policy allows a constructed style sheet.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, rules);
  const result = { overflow: await overflow(page), cut: await cutTexts(page) };
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return result;
}

interface ReadAs {
  /** True to check spaced text and double text size, both at 360 px. */
  readonly isPhone: boolean;
  /** True to check double text size at 640 px and at 1280 px. */
  readonly isDesk: boolean;
}

/**
 * Returns content lost at 320 px (1280 px at 400 %), with spaced text, and with double text size. Changes the
 * window's size.
 */
export async function reflowFaults(page: Page, { isPhone, isDesk }: ReadAs): Promise<readonly string[]> {
  const faults: string[] = [];
  const check = (when: string, over: number, cut: readonly string[] = []) => {
    if (over > 0) faults.push(`${when}: ${over} px too wide`);
    faults.push(...cut.map((text) => `${when}: cut ${text}`));
  };
  await page.setViewportSize({ width: 320, height: HEIGHT });
  check("at 320 px", await overflow(page));

  if (isPhone) {
    await page.setViewportSize({ width: 360, height: HEIGHT });
    const cutBefore = await cutTexts(page);
    const spaced = await under(page, SPACED);
    check(
      "spaced out",
      spaced.overflow,
      spaced.cut.filter((text) => !cutBefore.includes(text)),
    );
    check("twice as large on a phone", (await under(page, TWICE_AS_LARGE)).overflow);
  }
  if (isDesk) {
    await page.setViewportSize({ width: 640, height: HEIGHT });
    const large = await under(page, TWICE_AS_LARGE);
    check("twice as large", large.overflow, large.cut);

    await page.setViewportSize({ width: 1280, height: HEIGHT });
    check("twice as large on a desk", (await under(page, TWICE_AS_LARGE)).overflow);
  }
  return faults;
}
