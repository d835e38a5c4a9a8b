import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** Less than half of what the package gives as its source: it goes through three programs each time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Of a whole page: its landmarks and headings too. */
const OF_PAGES = [...WCAG, "best-practice"];
/** Mail programs put a letter into a page of their own. */
export const OF_LETTERS: readonly string[] = WCAG;

/** What a page of the same elements may have wrong in other colours, at another width. */
const OF_LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** What axe finds wrong on the page, one line per element. */
export const violations = (page: Page, tags: readonly string[] = OF_PAGES) =>
  judged(page, { type: "tag", values: [...tags] });

/** The same of its colours and its layout alone, which takes half as long: the rest was judged in another look. */
export const lookViolations = (page: Page) => judged(page, { type: "rule", values: OF_LOOKS });

async function judged(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Evaluated through the debugger: the page's own policy stays as it is.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, runOnly);
}

/**
 * The same of a page that runs no scripts, where axe would wait for its timers for ever: what it shows is looked at in a page beside it,
 * without the site's scripts.
 */
export async function violationsWithoutScripts(page: Page): Promise<string[]> {
  const [head = "", body = ""] = (await page.content())
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .split(/(?=<body)/);
  // A browser that could run scripts shows nothing of what is said to one that cannot.
  const html = head + body.replace(/<(\/?)noscript>/g, "<$1div>");
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  if (!context) throw new Error("The page has no browser.");
  try {
    const copy = await context.newPage();
    await copy.route(page.url(), (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
    );
    await copy.goto(page.url());
    return await violations(copy);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
