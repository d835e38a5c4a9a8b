import { describe, inject } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { words } from "../support/words.ts";

const origin = inject("crisis");

describe.for(VIEWS)("restrictions of a crisis, $language at $width px", ({ language, width }) => {
  const t = words(language);
  test.for([true, false])(
    "the filter for a type of restriction lists as many restrictions as the filter's count (scripts: %s)",
    async (javascript, { open }) => {
      const path = pathTo("current-situation", language);
      const page = await open(path, { width, javascript, origin });
      const section = page.locator(`#${SECTION_IDS.restrictions[language]}`);
      const types = section.getByRole("navigation").getByRole("link");
      // Restrictions in force. Announced restrictions are listed separately and not counted.
      const measures = section.locator("li li:not(h3 ~ ul li)");
      const all = await measures.count();
      expect(await types.count()).toBeGreaterThan(2);
      const count = Number(/\((\d+)\)/.exec((await types.nth(1).textContent()) ?? "")?.[1]);
      expect(count).toBeLessThan(all);
      await types.nth(1).click();
      await page.waitForURL(/restriction=/);
      await expect.poll(() => measures.count()).toBe(count);
      await types.first().click();
      await expect.poll(() => measures.count()).toBe(all);
      if (javascript) return;
      // One type has no restriction in force, and others have many.
      const chosen = await types.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      const none = RESTRICTION_ORDER.find((type) => !chosen.some((href) => href.includes(`=${type}#`)));
      await page.goto(`${path}?restriction=${none}`);
      await section.getByText(t("restrictions.noneOfType")).waitFor();
    },
  );
});
