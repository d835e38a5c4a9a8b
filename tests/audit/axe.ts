import axe from "axe-core";
import type { Page } from "playwright-core";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Of a whole page: its landmarks and headings too. */
const OF_PAGES = [...WCAG, "best-practice"];
/** Mail programs put a letter into a page of their own. */
export const OF_LETTERS: readonly string[] = WCAG;

/** What axe finds wrong on the page, one line per element. */
export async function violations(page: Page, tags: readonly string[] = OF_PAGES): Promise<string[]> {
  // Evaluated through the debugger: the page's own policy stays as it is.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((tags) => window.axe.run({ runOnly: tags }), [...tags]);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
