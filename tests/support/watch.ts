import type { Page } from "playwright-core";

/**
 * All tests send from one address, so the site requests proof of work for later sends. The browser logs that
 * status.
 */
export const WORKS_FIRST = /status of 428/;

/**
 * Parts that a page loads once it is readable. Offline, the page waits for the network, and the browser logs
 * each attempt.
 */
const LATE_PART = /\/assets\/(?:offline|measurement)-[\w-]+\.js$/;

/** Collects problems of a page: errors, blocked content, and requests to other origins. */
export function watchPage(page: Page, origin: string, tolerate: RegExp | undefined): readonly string[] {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!tolerate?.test(problem)) problems.push(problem);
  };
  page.on("console", (message) => {
    if (message.type() === "error" && !LATE_PART.test(message.location().url))
      note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith("data:")) note(`foreign request: ${url}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) note(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
