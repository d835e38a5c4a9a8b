import type { Page } from "playwright-core";
import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

const t = words("fr");
const CHECK_EVERY_MS = 5 * 60_000;
const situationLink = (page: Page) =>
  page.getByRole("navigation", { name: t("nav.main") }).getByRole("link", { name: t("nav.situation") });

/** True when the page was kept while the visitor went on: nothing was loaded whole. */
async function staysWhileGoingOn(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    document.documentElement.dataset.kept = "yes";
  });
  await situationLink(page).click();
  await page.getByRole("heading", { level: 1, name: t("situation.heading") }).waitFor();
  return (await page.getAttribute("html", "data-kept")) === "yes";
}

async function answerBuildCheck(page: Page, id: string | null) {
  await page.clock.install();
  await page.route("**/build.json*", (route) =>
    id === null ? route.abort() : route.fulfill({ json: { id } }),
  );
}

test("a page leads to the next without loading whole", async ({ open }) => {
  expect(await staysWhileGoingOn(await open("/"))).toBe(true);
});

test("once a new build is out, the next navigation loads whole", async ({ open }) => {
  const page = await open("/", { prepare: (page) => answerBuildCheck(page, "another-build") });
  const checked = page.waitForResponse(/build\.json/);
  await page.clock.fastForward(CHECK_EVERY_MS);
  await checked;
  expect(await staysWhileGoingOn(page)).toBe(false);
});

test("a failed check for a new build goes unseen", async ({ open }) => {
  const page = await open("/", {
    prepare: (page) => answerBuildCheck(page, null),
    tolerate: /Failed to load resource/,
  });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("build.json"));
  await page.clock.fastForward(CHECK_EVERY_MS);
  await failed;
  expect(await staysWhileGoingOn(page)).toBe(true);
});

test("when a page's code cannot be loaded, the page itself is loaded whole", async ({ open }) => {
  const page = await open("/", {
    tolerate:
      /Failed to load resource|Failed to fetch dynamically imported module|Error loading route module|preload/,
    prepare: (page) =>
      page.route(/assets\/situation-.*\.js/, (route) =>
        new URL(page.url()).pathname === "/" ? route.abort() : route.continue(),
      ),
  });
  expect(await staysWhileGoingOn(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe("/etat-situation/");
});

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType: "slow-2g" | "2g" | "4g";
}

/** What is fetched when a visitor with this connection looks around for two seconds. */
async function fetchedAhead(
  open: (path: string, visit: { prepare(page: Page): Promise<unknown> }) => Promise<Page>,
  connection: Connection,
): Promise<{ preloaded: boolean; prefetched: boolean }> {
  const requests: string[] = [];
  const page = await open("/", {
    prepare: (page) =>
      page.addInitScript((given) => {
        Object.defineProperty(Navigator.prototype, "connection", { get: () => given });
      }, connection),
  });
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("link", { name: t("status.3.plural") }).hover();
  await page.waitForTimeout(2000);
  return {
    // The hovered link carries a choice of status; the pages fetched for themselves do not.
    prefetched: requests.some((url) => /\.data\?.*statut=/.test(url)),
    preloaded: requests.some((url) => /etat-situation\/_\.data(?!.*statut=)/.test(url)),
  };
}

test.for([
  [{ effectiveType: "4g" }, { prefetched: true, preloaded: true }],
  [
    { effectiveType: "4g", saveData: true },
    { prefetched: false, preloaded: true },
  ],
  [{ effectiveType: "2g" }, { prefetched: false, preloaded: true }],
  [{ effectiveType: "slow-2g" }, { prefetched: false, preloaded: false }],
] as const)("on connection %o, %o", async ([connection, expected], { open }) => {
  expect(await fetchedAhead(open, connection)).toEqual(expected);
});
