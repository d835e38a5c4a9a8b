import type { Page } from "playwright-core";
import { describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, test, type Visit } from "../support/browse.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const t = words("fr");
const CHECK_EVERY_MS = 5 * 60_000;
type Open = (path: string, visit?: Visit) => Promise<Page>;
const situationLink = (page: Page) =>
  page.getByRole("navigation", { name: t("nav.main") }).getByRole("link", { name: t("nav.situation") });

/** Follows a link. @returns true if the next page opened without a full page load */
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

test("a link opens the next page without a full page load", async ({ open }) => {
  expect(await staysWhileGoingOn(await open("/"))).toBe(true);
});

test("a button that needs scripts shows an animated bar until the scripts run", async ({ open }) => {
  const barOf = (page: Page) =>
    page
      .locator('button[type="button"]:visible:not([popovertarget])')
      .first()
      .evaluate((button) => getComputedStyle(button).animationName);
  const path = pathTo("current-situation-location", "fr");
  expect(await barOf(await open(path))).toBe("none");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let seen = "";
  await open(path, {
    prepare: async (page) => {
      await page.route("**/*.js", async (route) => {
        await held;
        await route.continue();
      });
      page.once("domcontentloaded", async () => {
        seen = await barOf(page);
        release();
      });
    },
  });
  expect(seen).toBe("await-scripts");
});

test("once a new build is deployed, the next navigation is a full page load", async ({ open }) => {
  const page = await open("/", { prepare: (page) => answerBuildCheck(page, "another-build") });
  const checked = page.waitForResponse(/build\.json/);
  await page.clock.fastForward(CHECK_EVERY_MS);
  await checked;
  expect(await staysWhileGoingOn(page)).toBe(false);
});

test("after a failed check for a new build, navigation continues without a full page load", async ({
  open,
}) => {
  const page = await open("/", {
    prepare: (page) => answerBuildCheck(page, null),
    tolerate: /Failed to load resource/,
  });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("build.json"));
  await page.clock.fastForward(CHECK_EVERY_MS);
  await failed;
  expect(await staysWhileGoingOn(page)).toBe(true);
});

const reviewLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: t("nav.review"), exact: true });
const FAILED = /Failed to load resource|Failed to fetch|could not be loaded|dynamically imported/;

describe("page reached by a link without a full load", () => {
  const announcement = (page: Page) => page.locator("body > [aria-live=polite].visually-hidden");

  test("a client-side navigation announces the new page's title to screen readers", async ({ open }) => {
    const page = await open("/");
    expect(await announcement(page).textContent()).toBe("");
    await reviewLink(page).click();
    await expect
      .poll(() => announcement(page).textContent())
      .toBe(`${t("review.title")} | ${t("site.name")}`);
    expect(await page.title()).toBe(await announcement(page).textContent());
  });

  test("after a client-side navigation, Tab moves to the first link of the new page's content", async ({
    open,
  }) => {
    const page = await open("/");
    await reviewLink(page).press("Enter");
    await page.getByRole("heading", { level: 1, name: t("review.title") }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.keyboard.press("Tab");
    const first = page.getByRole("main").getByRole("link").first();
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("a client-side navigation moves the focus to the part of the page that the link points to", async ({
    open,
  }) => {
    const page = await open("/");
    const link = page.locator(`main a[href*="#"]:not([href^="#"])`).first();
    const to = new URL((await link.getAttribute("href")) ?? "", page.url());
    await link.press("Enter");
    await page.waitForURL(to.href);
    await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}`)).toBe(to.hash);
  });

  test("a press on a choice of the same page announces nothing and keeps the focus", async ({ open }) => {
    const page = await open("/");
    const year = page.getByRole("link", { name: t("period.year") });
    await year.press("Enter");
    await page.waitForURL("**/?periode=annee");
    await page.getByRole("columnheader", { name: t("period.mean") }).waitFor();
    expect(await announcement(page).textContent()).toBe("");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await year.textContent());
  });
});

const TEXTS = /\/assets\/(?:texts|dictionary)\./;

test.for(["/carte/", "/signaler-un-feu/", "/en/prevention/"])(
  "the HTML document of %s names each file of texts that the page's scripts request",
  async (path, { open }) => {
    const page = await open(path);
    const document = await (await page.request.get(page.url())).text();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    const texts = loaded.filter((name) => TEXTS.test(name)).map((name) => new URL(name).pathname);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((name) => !document.includes(name))).toEqual([]);
  },
);

test("a press on a link requests all files of the next page at once", async ({ open }) => {
  const page = await open("/index-fires/");
  const answers = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await answers.promise;
    await route.continue();
  });
  const requested = [/review-[\w-]+\.js/, /review-[\w-]+\.css/, /texts\.fr-/, /\/bilan\/_\.data/].map(
    (file) => page.waitForRequest(file),
  );
  await reviewLink(page).click();
  await Promise.all(requested);
  answers.resolve();
  await page.getByRole("heading", { level: 1, name: t("nav.review") }).waitFor();
});

test("if a link is pressed just after it is hovered, its page's data is only requested once", async ({
  open,
}) => {
  const page = await open("/index-fires/", { prepare: (page) => page.clock.install() });
  let requested = 0;
  page.on("request", (request) => {
    if (request.url().includes("/bilan/_.data")) requested += 1;
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Dispatches events, because the browser's own pointer would hover over the next page too.
  await reviewLink(page).dispatchEvent("pointerover");
  await reviewLink(page).dispatchEvent("click");
  await page.getByRole("heading", { level: 1, name: t("nav.review") }).waitFor();
  await page.clock.fastForward(5000);
  // Earlier requests of the page end before this request, so they are counted.
  await page.evaluate(() => fetch("/healthz"));
  expect(requested).toBe(1);
});

/** Returns a function that counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const LOST = sampled(import.meta.filename, ["review", "texts.fr"]);

describe.for(LOST)("page whose %s cannot load", (file) => {
  async function openWithout(open: Open, path: string) {
    const page = await open(path, { tolerate: FAILED });
    await page.route(new RegExp(`assets/${file}-.*\\.js`), (route) => route.abort());
    return { page, documents: countDocuments(page) };
  }

  test("hovering or focusing a link to a page that cannot load causes no full page load", async ({
    open,
  }) => {
    const { page, documents } = await openWithout(open, "/index-fires/");
    await reviewLink(page).hover();
    await page.waitForTimeout(500);
    await reviewLink(page).focus();
    await page.waitForTimeout(500);
    expect(documents()).toBe(0);
  });

  test.for(["mouse", "keyboard"])(
    "a link to a page that cannot load, by %s, does one full page load",
    async (by, { open }) => {
      const { page, documents } = await openWithout(open, "/");
      await reviewLink(page).focus();
      if (by === "mouse") await reviewLink(page).click();
      else await page.keyboard.press("Enter");
      await page.waitForURL("**/bilan/");
      await page.getByRole("heading", { level: 1, name: t("review.title") }).waitFor();
      await page.waitForTimeout(500);
      expect(documents()).toBe(1);
    },
  );
});

describe("browser without a network", () => {
  const notice = (page: Page) => page.getByRole("status").filter({ hasText: t("network.away") });

  test.for([
    ["its code and its data", "/bilan/", (page: Page) => reviewLink(page)],
    ["only its data", "/?periode=annee", (page: Page) => page.getByRole("link", { name: t("period.year") })],
  ] as const)(
    "without a network, a link to a page that needs %s keeps the current page, and opens once the network is back",
    async ([, to, link], { open }) => {
      const page = await open("/", { tolerate: FAILED });
      const heading = page.getByRole("heading", { level: 1 });
      const before = await heading.textContent();
      await page.context().setOffline(true);
      await link(page).click();
      await notice(page).waitFor();
      expect(await heading.textContent()).toBe(before);
      await page.context().setOffline(false);
      await page.waitForURL(`**${to}`);
      await notice(page).waitFor({ state: "hidden" });
      if (to === "/bilan/") expect(await heading.textContent()).not.toBe(before);
      else await page.getByRole("columnheader", { name: t("period.mean") }).waitFor();
    },
  );

  test("if a link's page does not respond, a notice is shown, and the page opens once the response arrives", async ({
    open,
  }) => {
    const page = await open("/", { prepare: (page) => page.clock.install() });
    const answers = Promise.withResolvers<void>();
    await page.route("**/bilan/_.data*", async (route) => {
      await answers.promise;
      // Ignores requests that the page has abandoned.
      await route.continue().catch(() => {});
    });
    const requested = page.waitForRequest("**/bilan/_.data*");
    await reviewLink(page).click();
    await requested;
    // The page waits briefly for its prefetch, then requests the data again.
    const again = page.waitForRequest("**/bilan/_.data*");
    await page.clock.fastForward(5000);
    await again;
    await page.clock.fastForward(20_000);
    expect(await notice(page).isVisible()).toBe(false);
    await page.clock.fastForward(15_000);
    await notice(page).waitFor();
    answers.resolve();
    await page.clock.fastForward(5000);
    await page.waitForURL("**/bilan/");
    await notice(page).waitFor({ state: "hidden" });
  });

  test("if the site is too busy for a link's page, a notice is shown, and the page opens once the site is less busy", async ({
    open,
  }) => {
    const page = await open("/", { prepare: (page) => page.clock.install(), tolerate: /503/ });
    const data = "**/bilan/_.data*";
    await page.route(data, (route) =>
      route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Trop de pages</h1>" }),
    );
    await reviewLink(page).click();
    const busy = page.getByRole("status").filter({ hasText: t("site.away") });
    await busy.waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(t("home.heading"));
    await page.unroute(data);
    await page.clock.fastForward(5000);
    await page.waitForURL("**/bilan/");
    await busy.waitFor({ state: "hidden" });
  });

  test("a failed refresh of the figures leaves the page unchanged", async ({ open }) => {
    const page = await open("/", {
      prepare: (page) => page.clock.install(),
      tolerate: /Failed to load resource/,
    });
    await page.route("**/*.data*", (route) => route.abort("connectionfailed"));
    const requested = page.waitForEvent("requestfailed");
    await page.clock.fastForward(60_000);
    await requested;
    await page.clock.runFor(1000);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(t("home.heading"));
  });
});

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType: "slow-2g" | "2g" | "4g";
}

/** Hovers over a link on a connection of this kind. @returns which data the page requested in advance */
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
  await page.getByRole("link", { name: t("status.3.plural", { count: 2 }) }).hover();
  await page.waitForTimeout(2000);
  return {
    // Only the hovered link has a status filter. Pages that are preloaded without hovering have none.
    prefetched: requests.some((url) => /\.data\?.*statut=/.test(url)),
    preloaded: requests.some((url) => /etat-situation\/_\.data(?!.*statut=)/.test(url)),
  };
}

const CONNECTIONS = [
  [{ effectiveType: "4g" }, { prefetched: true, preloaded: true }],
  [
    { effectiveType: "4g", saveData: true },
    { prefetched: false, preloaded: true },
  ],
  [{ effectiveType: "2g" }, { prefetched: false, preloaded: true }],
  [{ effectiveType: "slow-2g" }, { prefetched: false, preloaded: false }],
] as const;

test.for(sampled(import.meta.filename, CONNECTIONS))(
  "on a connection of the kind %o, a page requests in advance: %o",
  async ([connection, expected], { open }) => {
    expect(await fetchedAhead(open, connection)).toEqual(expected);
  },
);
