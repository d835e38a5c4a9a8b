import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

test.for(sampled(import.meta.filename, LANGUAGES))(
  "every internal link of the %s home and situation pages leads to an existing page and part",
  async (language, { open }) => {
    for (const start of [pathTo("home", language), pathTo("current-situation", language)]) {
      const page = await open(start);
      const addresses = await page
        .locator("a[href^='/']")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      for (const address of new Set(addresses)) {
        const response = await page.request.get(address);
        expect(response.status(), address).toBe(200);
        const fragment = address.split("#")[1];
        if (fragment) expect(await response.text(), address).toContain(`id="${fragment}"`);
      }
    }
  },
);

test.for(LANGUAGES)("the %s home page has both emergency numbers as links", async (language, { open }) => {
  const page = await open(pathTo("home", language), { width: 360 });
  const strip = page.getByRole("region", { name: words(language)("emergency.label") });
  expect(
    await strip.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(expect.arrayContaining(["tel:911", "tel:+18004633389"]));
});
