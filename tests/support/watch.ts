import type { Page } from "playwright-core";

/** Tests send so much from one address that its later sendings must show a machine's work: a browser notes that it was asked. */
export const WORKS_FIRST = /status of 428/;

/** What a page loads once it can be read: without a network it waits for one, and the browser notes each try. */
const LATE_PART = /\/assets\/(?:offline|measurement)-[\w-]+\.js$/;

/** Gathers what must never happen on a page: errors, refused content, and requests to anyone else. */
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
