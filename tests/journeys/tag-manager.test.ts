import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { expect, test } from "../support/browse.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const t = words("fr");
const GTM = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";
const OWN_DOING = /googletagmanager\.com/;

let measured: World;
beforeAll(async () => {
  measured = await startWorld({ env: { GTM_ID: "GTM-TEST1" } });
});
afterAll(() => measured.stop());

/** Responds in place of the tag manager's container, and records the requests for the container. */
function interceptTagManager(page: Page, requested: string[]) {
  return page.route("https://www.googletagmanager.com/**", (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
}

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => entry as { event?: string; page_path?: string })
      .filter(({ event }) => event?.endsWith("page_view"))
      .map(({ event, page_path }) => `${event} ${page_path}`),
  );

test("if no tag manager is configured, the site asks for no consent and measures nothing", async ({
  open,
}) => {
  const page = await open("/");
  expect(await page.getByRole("region", { name: t("consent.title") }).count()).toBe(0);
  expect(await page.getByRole("button", { name: t("consent.change") }).count()).toBe(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test("the tag manager is not loaded before consent or after a refusal, and the refusal is remembered", async ({
  open,
}) => {
  const requested: string[] = [];
  const page = await open("/", {
    origin: measured.origin,
    prepare: (page) => interceptTagManager(page, requested),
  });
  const question = page.getByRole("region", { name: t("consent.title") });
  await question.getByRole("button", { name: t("consent.refuse") }).click();
  await question.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await question.count()).toBe(0);
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test("the page whose address can contain a visitor's place is never measured, even after consent", async ({
  open,
}) => {
  const requested: string[] = [];
  const page = await open("/etat-situation/location/", {
    origin: measured.origin,
    tolerate: OWN_DOING,
    prepare: (page) => interceptTagManager(page, requested),
  });
  await page.getByRole("button", { name: t("consent.accept") }).click();
  await expect.poll(() => requested).toEqual([GTM]);
  await page.getByLabel(t("location.label")).fill("123 rue Principale, La Tuque");
  await page.keyboard.press("Enter");
  await page.waitForURL(/adresse=/);
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(requested).toEqual([GTM]);
});

test.for([
  ["/", "place.title"],
  ["/etat-situation/", "nav.search"],
] as const)("a text typed on %s is never measured (%s)", async ([path, form], { open }) => {
  const requested: string[] = [];
  const page = await open(path, {
    origin: measured.origin,
    tolerate: OWN_DOING,
    prepare: (page) => interceptTagManager(page, requested),
  });
  await page.getByRole("button", { name: t("consent.accept") }).click();
  await expect.poll(() => requested).toEqual([GTM]);
  const words = page.getByRole("search", { name: t(form) }).getByRole("searchbox");
  await words.fill("123 rue Principale, La Tuque");
  await page.keyboard.press("Enter");
  await page.waitForURL(/adresse=/);
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(requested).toEqual([GTM]);
});

test("after consent, each visited page is counted once by its kind, and abandoned navigations are not counted", async ({
  open,
}) => {
  const requested: string[] = [];
  const page = await open("/", {
    origin: measured.origin,
    tolerate: OWN_DOING,
    prepare: (page) => interceptTagManager(page, requested),
  });
  await page.getByRole("button", { name: t("consent.accept") }).click();
  await expect.poll(() => requested).toEqual([GTM]);
  expect(await pageViews(page)).toEqual(["page_view /"]);

  // The visitor follows a link, and follows another link before the first page arrives.
  await page.route("**/*.data*", () => {});
  await page.getByRole("link", { name: t("fires.all"), exact: true }).click();
  await page.getByRole("link", { name: t("period.year") }).click();
  await page.unroute("**/*.data*");
  expect(await pageViews(page)).toEqual(["page_view /"]);

  await page
    .getByRole("link", { name: t("nav.situation") })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: t("situation.heading") }).waitFor();
  await expect.poll(() => pageViews(page)).toEqual(["page_view /", "situation_page_view /etat-situation/"]);
});

test("a button in the footer shows and changes the consent to measurement, and withdrawing the consent ends the measurement", async ({
  open,
}) => {
  const requested: string[] = [];
  const page = await open("/", {
    origin: measured.origin,
    tolerate: OWN_DOING,
    prepare: (page) => interceptTagManager(page, requested),
  });
  const question = page.getByRole("region", { name: t("consent.title") });
  const change = page.getByRole("contentinfo").getByRole("button", { name: t("consent.change") });
  await question.getByRole("button", { name: t("consent.refuse") }).click();
  await change.click();
  await question.getByText(t("consent.refused")).waitFor();
  await question.getByRole("button", { name: t("consent.accept") }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(() => requested).toEqual([GTM]);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag manager's own scripts do.
    document.cookie = "_ga=GA1.1.1; Path=/";
  });

  await change.click();
  await question.getByText(t("consent.given")).waitFor();
  const reloaded = page.waitForEvent("load");
  await question.getByRole("button", { name: t("consent.refuse") }).click();
  await reloaded;
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await page.evaluate(() => document.cookie)).not.toContain("_ga");
  expect(requested).toEqual([GTM]);
});

test("if the network is lost before the measurement's code loads, the page does not break", async ({
  open,
}) => {
  const page = await open("/", {
    origin: measured.origin,
    tolerate: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
    prepare: (page) => page.route(/\/assets\/measurement-[\w-]+\.js$/, (route) => route.abort()),
  });
  await page.getByRole("heading", { level: 1, name: t("home.heading") }).waitFor();
  await page.unroute(/\/assets\/measurement-[\w-]+\.js$/);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("region", { name: t("consent.title") }).waitFor();
  await page.getByRole("heading", { level: 1, name: t("home.heading") }).waitFor();
});
