import type { Page } from "playwright-core";
import { describe, onTestFinished } from "vitest";
import { SAVED_PAGES } from "#app/frame/offline/saved-pages.ts";
import { TEXT_LIMITS } from "#app/screens/get-ready/plan.ts";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { expect, test, type Visit } from "../support/browse.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);
/** Width of a US Letter page at 96 dots per inch. */
const PAPER_WIDTH = 816;
const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/;

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

describe.for(SOME_VIEWS)("get ready page, $language at $width px", ({ language, width }) => {
  const t = words(language);
  const path = pathTo("get-ready", language);
  const field = (page: Page, name: "people" | "pets" | "wayOne" | "municipality") =>
    page.getByLabel(t(`ready.${name}`), { exact: true });
  const item = (page: Page) => page.getByLabel(t("ready.item.water"));

  test("the plan is stored on the device for reloads and other tabs, and no request contains the plan", async ({
    open,
  }) => {
    const sent: string[] = [];
    const page = await open(path, { width });
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
    await field(page, "people").fill("Léa, 418 555-0101");
    await item(page).check();
    await page
      .getByRole("status")
      .filter({ hasText: t("ready.saved") })
      .waitFor();
    const other = await page.context().newPage();
    await other.goto(path);
    await waitUntilHydrated(other);
    expect(await field(other, "people").inputValue()).toBe("Léa, 418 555-0101");
    await field(other, "wayOne").fill("Route 155");
    // The first tab shows the text that the second tab wrote, and adds another text.
    await expect.poll(() => field(page, "wayOne").inputValue()).toBe("Route 155");
    await field(page, "municipality").fill("418 555-0199");
    await page.reload();
    await waitUntilHydrated(page);
    expect(await field(page, "people").inputValue()).toBe("Léa, 418 555-0101");
    expect(await field(page, "wayOne").inputValue()).toBe("Route 155");
    expect(await field(page, "municipality").inputValue()).toBe("418 555-0199");
    expect(await item(page).isChecked()).toBe(true);
    expect(sent.filter((each) => /555|Route/.test(decodeURIComponent(each)))).toEqual([]);
    // The other language has the same plan.
    const inOther = language === "fr" ? "en" : "fr";
    await other.goto(pathTo("get-ready", inOther));
    await waitUntilHydrated(other);
    expect(await other.getByLabel(words(inOther)("ready.people"), { exact: true }).inputValue()).toBe(
      "Léa, 418 555-0101",
    );
  });

  test("after a confirmation by keyboard, the plan is erased in every tab", async ({ open }) => {
    const page = await open(path, { width });
    await field(page, "people").fill("Léa");
    const other = await page.context().newPage();
    await other.goto(path);
    await waitUntilHydrated(other);
    await page.getByRole("button", { name: t("ready.erase") }).press("Enter");
    const yes = page.getByRole("button", { name: t("ready.erase.yes") });
    expect(await yes.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: t("ready.erase.no") }).press("Enter");
    expect(await field(page, "people").inputValue()).toBe("Léa");
    await page.getByRole("button", { name: t("ready.erase") }).press("Enter");
    await yes.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: t("ready.erased") })
      .waitFor();
    expect(await field(page, "people").inputValue()).toBe("");
    await expect.poll(() => field(other, "people").inputValue()).toBe("");
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /plan/.test(key)))).toEqual(
      [],
    );
    const print = page.getByRole("button", { name: t("ready.print") });
    expect(await print.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("a text of the plan that is too long shows an error, and the device only stores the text up to the limit", async ({
    open,
  }) => {
    const page = await open(path, { width });
    const most = TEXT_LIMITS.pets;
    await field(page, "pets").fill("é".repeat(most + 7));
    await page.getByText(t("ready.tooLong", { count: 7, most })).waitFor();
    expect(await field(page, "pets").getAttribute("aria-invalid")).toBe("true");
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await waitUntilHydrated(page);
    await expect.poll(() => field(page, "pets").inputValue()).toBe("é".repeat(most));
  });

  test("if a device cannot store the plan, the page says this and keeps the typed text", async ({ open }) => {
    const page = await open(path, {
      width,
      prepare: (before) =>
        before.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        }),
    });
    await field(page, "people").fill("Léa");
    await field(page, "wayOne").fill("Route 155");
    await page
      .getByRole("status")
      .filter({ hasText: t("ready.unsaved") })
      .waitFor();
    expect(await field(page, "people").inputValue()).toBe("Léa");
  });

  test("the printed plan has the person's answers and blank lines for missing answers, without fields or buttons", async ({
    open,
  }) => {
    const page = await open(path, { width: PAPER_WIDTH });
    const long = Array.from({ length: 12 }, (_, at) => `Personne ${at}, 418 555-01${at}`).join("\n");
    await field(page, "people").fill(long);
    expect(pagesOf(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    await page.getByRole("paragraph").filter({ hasText: "Personne 11, 418 555-0111" }).waitFor();
    expect(await page.locator("main :is(button, textarea, input:not([type=checkbox])):visible").count()).toBe(
      0,
    );
    expect(await page.getByText(t("ready.order.go")).isVisible()).toBe(true);
  });

  test("without scripts, the get-ready page shows all its advice and prints a sheet to write on", async ({
    open,
  }) => {
    const page = await open(path, { width, javascript: false });
    expect(await page.locator("form noscript p").textContent()).toBe(t("ready.noScript"));
    await page.getByText(t("ready.order.go")).waitFor();
    expect(await page.getByRole("button", { name: t("ready.print") }).count()).toBe(0);
    await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("main :is(textarea, input:not([type=checkbox])):visible").count()).toBe(
      Object.keys(TEXT_LIMITS).length,
    );
  });

  test.for(["light", "dark"] as const)(
    "the get-ready page has no axe violations in the %s theme",
    async (theme, { open }) => {
      const page = await open(path, { width, theme });
      await field(page, "people").fill("Léa");
      await page.getByRole("button", { name: t("ready.erase") }).click();
      expect(await violations(page)).toEqual([]);
    },
  );

  test("after one visit, the get-ready page opens with the plan without a network", async ({ open }) => {
    const visit: Visit = { width, tolerate: AWAY, context: { serviceWorkers: "allow" } };
    const page = await open(path, visit);
    onTestFinished(
      () =>
        void page
          .context()
          .setOffline(false)
          .catch(() => {}),
    );
    await field(page, "people").fill("Léa");
    await expect
      .poll(() =>
        page.evaluate(
          async ([pages, address]) => (await caches.match(address, { cacheName: pages })) !== undefined,
          [SAVED_PAGES, path] as const,
        ),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await waitUntilHydrated(page);
    await expect.poll(() => field(page, "people").inputValue()).toBe("Léa");
    await field(page, "wayOne").fill("Route 155");
    await page
      .getByRole("status")
      .filter({ hasText: t("ready.saved") })
      .waitFor();
  });
});

test("the plan's script loads on no other page", async ({ open }) => {
  const loaded = async (path: string) => {
    const page = await open(path);
    await page.waitForLoadState("networkidle");
    return page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  };
  const isPlan = (name: string) => /\/get-ready/.test(name);
  expect((await loaded(pathTo("get-ready", "fr"))).filter(isPlan)).not.toEqual([]);
  for (const screen of ["home", "current-situation", "prevention"] as const)
    expect((await loaded(pathTo(screen, "fr"))).filter(isPlan)).toEqual([]);
});
