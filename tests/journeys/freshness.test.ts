import { describe } from "vitest";
import { pathTo } from "#app/paths.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { words } from "../support/words.ts";

const LATE = "00:16:00";
const STILL_LATER = "00:45:00";

describe.for(VIEWS)("a page left open offline, $language at $width px", ({ language, width }) => {
  const t = words(language);

  test("warns that its data is late past 15 minutes, and old past 60", async ({ open }) => {
    const page = await open(pathTo("current-situation", language), {
      width,
      // The browser itself reports that the check for a new build found no network.
      tolerate: /ERR_INTERNET_DISCONNECTED/,
      prepare: (page) => page.clock.install(),
    });
    const warning = (text: string) => page.getByText(text.slice(0, text.indexOf("{{")));
    const late = page.getByText(t("age.lateText"));
    const old = page.getByText(t("age.oldText"));
    expect(await late.or(old).count()).toBe(0);
    await page.context().setOffline(true);
    await page.clock.fastForward(LATE);
    await late.waitFor();
    await page.clock.fastForward(STILL_LATER);
    await old.waitFor();
    await warning(t("age.old", { when: "{{" })).waitFor();
  });
});
