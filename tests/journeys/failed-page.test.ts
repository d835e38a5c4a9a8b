import { afterAll, describe, vi } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { startBrokenSite } from "../support/broken-site.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { words } from "../support/words.ts";

const FAILED = /status (of )?500/;
const PAGES = LANGUAGES.map((language) => `current-situation.${language}`);
const FAULTS = ["loader", "default"] as const;
const LEAST_PX = 16;

// Hides the error that React Router logs for each fault.
const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => logged.mockRestore());

const sites = Object.fromEntries(
  await Promise.all(FAULTS.map(async (fault) => [fault, await startBrokenSite(PAGES, fault)] as const)),
);
const originOf = (fault: (typeof FAULTS)[number]) => sites[fault]?.origin ?? "";

describe.for(VIEWS)("page whose code fails, $language at $width px", ({ language, width }) => {
  const t = words(language);
  const path = pathTo("current-situation", language);

  test.for([
    ["loader", "light"],
    ["default", "dark"],
  ] as const)(
    "if the code of a page's %s fails, the error page shows both emergency numbers first, without scripts (%s)",
    async ([fault, theme], { open }) => {
      const page = await open(path, {
        ...{ origin: originOf(fault), width, theme, javascript: false, tolerate: FAILED },
      });
      for (const tel of ["tel:911", "tel:+18004633389"]) {
        const link = page.locator(`main a[href="${tel}"]`);
        expect(await link.count()).toBe(1);
        const [box, home] = await Promise.all([
          link.boundingBox(),
          page.getByRole("link", { name: t("error.home") }).boundingBox(),
        ]);
        expect(box?.y).toBeLessThan(home?.y ?? 0);
        const size = await link.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize));
        expect(size).toBeGreaterThanOrEqual(LEAST_PX);
      }
      const lines = page.getByRole("heading", { level: 1 }).locator("span");
      expect((await lines.allTextContents()).map((line) => line.trim())).toEqual(
        t("error.failure.title").split("/"),
      );
      await page.getByRole("link", { name: t("network.retry") }).click();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.getByRole("link", { name: t("footer.light") }).click();
      await page.waitForURL(`**${pathTo("light", language)}`);
    },
  );

  test("a link to a page whose loader fails shows the error page with the emergency numbers", async ({
    open,
  }) => {
    const page = await open(pathTo("prevention", language), {
      ...{ origin: originOf("loader"), width, tolerate: FAILED },
    });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("nav.situation"), exact: true })
      .click();
    await page.locator('main a[href="tel:911"]').waitFor();
    await page.getByRole("link", { name: t("error.home") }).click();
    await page.waitForURL(`**${pathTo("home", language)}`);
    await page.getByRole("contentinfo").waitFor();
  });
});

test.for([...LANGUAGES])("a page that fails in %s responds 500 and is never cached", async (language) => {
  const answer = await fetch(originOf("default") + pathTo("current-situation", language), {
    headers: { "user-agent": PERSON },
  });
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("if the root layout fails, an error page in both languages shows both emergency numbers", async ({
  open,
}) => {
  const { origin } = await startBrokenSite(["root"], "Layout");
  const page = await open("/en/", { origin, javascript: false, theme: "dark", tolerate: FAILED });
  for (const tel of ["tel:911", "tel:+18004633389"])
    expect(await page.locator(`a[href="${tel}"]`).count()).toBe(2);
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(ink).toBe("rgb(255, 255, 255)");
});
