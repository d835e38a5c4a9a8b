import { sortWord } from "#app/parts/fire/fire-choices.ts";
import { pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

test.for(SOME_VIEWS)(
  "pages shown in the mobile application have no header or footer, also after a navigation ($language, $width px)",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const page = await open(`${pathTo("home", language)}?webviews=true`, { width });
    const expectBare = async () => {
      expect(await page.getByRole("banner").count()).toBe(0);
      expect(await page.getByRole("contentinfo").count()).toBe(0);
    };
    await expectBare();
    const hrefs = await page
      .locator("main a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(/[?&]webviews=true/);
    await page.getByRole("link", { name: t("fires.all"), exact: true }).click();
    await page.waitForURL(/webviews=true/);
    await page.getByRole("table").first().waitFor();
    await expectBare();
    await page.getByLabel(t("fires.filter.sort")).selectOption({ label: t("sort.size") });
    await page.getByRole("button", { name: t("fires.filter.apply") }).click();
    await page.waitForURL(
      (url) => /webviews=true/.test(url.search) && url.search.includes(sortWord("size", language)),
    );
    await expectBare();
  },
);
