import type { Page } from "playwright-core";

/**
 * Matches the browser's log of status 428. All tests send from one IP address, so the site requires proof of
 * work after some reports and messages.
 */
export const WORKS_FIRST = /status of 428/;

/**
 * Matches scripts that a page loads once it is readable. Offline, the page waits for the network, and the
 * browser logs each failed attempt.
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
