import { pathTo } from "#app/paths.ts";
import { SECTION_IDS } from "#app/situation/sections.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { words } from "../support/words.ts";

test.for(VIEWS)(
  "without its database the $language situation page is whole at $width px, and says so",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const page = await open(pathTo("current-situation", language), { width, javascript: false });
    const section = page.locator(`#${SECTION_IDS.since[language]}`);
    expect(await section.textContent()).toContain(t("timeline.since.unavailable"));
    for (const part of ["fires", "danger", "restrictions"] as const)
      expect(await page.locator(`#${SECTION_IDS[part][language]}`).count()).toBe(1);
  },
);
