import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { languageOfPath } from "#plan/paths.ts";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../../tools/chromium.ts";
import { withExample } from "./examples.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { watchPage } from "./watch.ts";

export interface Visit {
  /** Origin of the site; the shared summer site by default. */
  readonly origin?: string;
  readonly width?: number;
  readonly theme?: "light" | "dark";
  readonly javascript?: boolean;
  /** Runs before the page is opened, to set up routes, clocks or stubs. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Matches problems of the page that the test causes on purpose. */
  readonly tolerate?: RegExp;
  readonly context?: BrowserContextOptions;
}

const HEIGHT = 800;
/** User agent of a person's browser. */
export const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
/** Browser of this Vitest worker. It can only reach this machine, whatever a page requests. */
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [...CHROMIUM_ARGUMENTS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});

/** Opens an empty browser context that prefers the language of the path. */
export function newPerson(path: string, visit: Visit) {
  const { origin = inject("summer"), width = 1280, theme = "light", javascript = true } = visit;
  return browser.newContext({
    baseURL: origin,
    userAgent: PERSON,
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    javaScriptEnabled: javascript,
    locale: languageOfPath(path) === "en" ? "en-CA" : "fr-CA",
    timezoneId: "America/Toronto",
    reducedMotion: "reduce",
    // Some tests cut or replace the network, in whose place a service worker would respond. Service workers
    // have their own journeys.
    serviceWorkers: "block",
    ...visit.context,
  });
}

async function openPage(path: string, visit: Visit) {
  const { origin = inject("summer"), javascript = true } = visit;
  const context = await newPerson(path, visit);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const problems = watchPage(page, origin, visit.tolerate);
  await visit.prepare?.(page);
  await page.goto(await withExample(origin, path));
  if (javascript) await waitUntilHydrated(page);
  return { context, page, problems };
}

export type Open = (path: string, visit?: Visit) => Promise<Page>;

/** Adds `open`, which opens a page as a new visitor, and fails the test on any problem of that page. */
export const test = base.extend<{ open: Open }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures are used from this pattern.
  open: async ({}, use) => {
    const opened: Awaited<ReturnType<typeof openPage>>[] = [];
    await use(async (path, visit = {}) => {
      const visitor = await openPage(path, visit);
      opened.push(visitor);
      return visitor.page;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    const problems = opened.flatMap((visitor) => visitor.problems);
    // The message contains the problems, so that the gate's log also shows a rare problem.
    expect(problems, problems.join("; ")).toEqual([]);
  },
});

export { expect };
