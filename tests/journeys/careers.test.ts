import { describe, inject } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

const site = inject("summer");

describe.for(SOME_VIEWS)("careers in $language at $width px", ({ language, width }) => {
  const t = words(language);
  const other = language === "fr" ? "en" : "fr";

  test("the careers page lists open jobs by closing date, and each job links to a page with its terms", async ({
    open,
  }) => {
    const page = await open(pathTo("careers", language), { width, javascript: false });
    const lastDays = await page
      .locator("main time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(lastDays.length).toBeGreaterThan(3);
    expect(lastDays).toEqual(lastDays.toSorted());
    const first = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first();
    const title = (await first.textContent()) ?? "";
    await first.click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    for (const term of ["place", "hours", "pay", "closes"] as const) {
      expect(
        await page
          .getByRole("term")
          .filter({ hasText: t(`careers.${term}`) })
          .count(),
      ).toBe(1);
    }
  });

  test("a job's link to the other language leads to the job's address in that language", async ({ open }) => {
    const page = await open(pathTo("careers", language), { width });
    await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
    await page.waitForURL((url) => url.pathname !== pathTo("careers", language));
    await page.getByRole("link", { name: t("nav.otherLanguage") }).click();
    await page.waitForURL((url) => url.pathname.startsWith(pathTo("careers", other)));
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(new URL(page.url()).pathname);
  });
});

describe("address outside the site", () => {
  test.for([
    ["https://www.quebec.ca/feux", "https://www.quebec.ca/feux"],
    ["https://quebec.ca.evil.test/", null],
    ["javascript:alert(1)", null],
  ] as const)(
    "the page for external links only links to %s if the address is of a known public site",
    async ([requested, led], { open }) => {
      const path = pathTo("redirection", "fr", {}, { to: requested });
      const page = await open(path, { width: 360, javascript: false });
      const links = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links.filter((href) => href?.startsWith("https:"))).toEqual(led === null ? [] : [led]);
      expect(links).toContain("/");
    },
  );
});

test("an address without a screen or story responds 404", async () => {
  for (const path of ["/nulle-part/", "/en/nowhere/at/all/", "/carrieres/aucun-emploi/"]) {
    const answer = await fetch(site + path, { headers: { "user-agent": PERSON } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});
