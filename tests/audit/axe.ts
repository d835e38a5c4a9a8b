import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** Minified source of axe. For each page, the source passes through three processes, so its size matters. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Tags for whole pages, including landmarks and headings. */
const OF_PAGES = [...WCAG, "best-practice"];
/** Tags for emails: without the tags for whole pages, because a mail program adds its own page. */
export const OF_EMAILS: readonly string[] = WCAG;

/** Rules whose result depends on colours or width. */
const OF_LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** Returns axe's violations on the page, one line per element. */
export const violations = (page: Page, tags: readonly string[] = OF_PAGES) =>
  judged(page, { type: "tag", values: [...tags] });

/** Returns violations of `OF_LOOKS`, for a page that passed all rules in another theme or width. */
export const lookViolations = (page: Page) => judged(page, { type: "rule", values: OF_LOOKS });

async function judged(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // The debugger adds axe, so that the page's Content-Security-Policy stays unchanged.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, runOnly);
}

/**
 * Returns axe's violations on a page without scripts. Axe's timers never fire on such a page, so the page's
 * markup is copied into a page that runs scripts.
 */
export async function violationsWithoutScripts(page: Page): Promise<string[]> {
  const [head = "", body = ""] = (await page.content())
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .split(/(?=<body)/);
  // A browser that runs scripts hides the content of `noscript`.
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
