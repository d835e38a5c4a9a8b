import { describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

const HOUR_MS = 3_600_000;

describe.for(LANGUAGES)("page left open in %s", (language) => {
  const t = words(language);

  test("once its data is old, an open page no longer says that open fires are allowed or that there is no restriction", async ({
    open,
  }) => {
    const page = await open(pathTo("current-situation-location", language, {}, { here: "53.8,-77.6" }), {
      tolerate: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/,
      prepare: (page) => page.clock.install(),
    });
    const old = page.getByText(t("openFire.unknown.old"), { exact: true });
    await page
      .getByText(t("place.municipal"))
      .or(page.getByText(t("openFire.unbanned.unrated")))
      .first()
      .waitFor();
    const nothingForbidden = page.getByText(t("place.noRestriction"), { exact: true });
    expect(await old.count()).toBe(0);
    expect(await nothingForbidden.count()).toBe(1);
    await page.context().setOffline(true);
    await page.clock.fastForward(HOUR_MS + 60_000);
    await old.waitFor();
    await page.getByText(t("restrictions.oldText")).waitFor();
    expect(await page.getByText(t("openFire.unbanned.unrated")).count()).toBe(0);
    expect(await nothingForbidden.count()).toBe(0);
  });
});
