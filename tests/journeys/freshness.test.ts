import type { Request } from "playwright-core";
import { describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

const LATE = "00:16:00";
const STILL_LATER = "00:45:00";

describe.for(SOME_VIEWS)("page left open offline, $language at $width px", ({ language, width }) => {
  const t = words(language);

  test("an open page without a network says after 15 minutes that its data is late, and after 60 minutes that its data is old", async ({
    open,
  }) => {
    const page = await open(pathTo("current-situation", language), {
      width,
      // The browser logs that the check for a new build found no network.
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

describe.for(SOME_VIEWS)(
  "figures that update by themselves, $language at $width px",
  ({ language, width }) => {
    const t = words(language);

    test("while updates are paused, no page reads new figures; resuming updates reads them at once", async ({
      open,
    }) => {
      let reads = 0;
      // Prefetches of likely next pages are also data requests.
      const isRead = (request: Request) =>
        new URL(request.url()).pathname === `${new URL(page.url()).pathname}_.data`;
      const page = await open(pathTo("current-situation", language), {
        width,
        prepare: (page) => page.clock.install(),
      });
      page.on("request", (request) => {
        if (isRead(request)) reads++;
      });
      const minutes = async () => {
        reads = 0;
        await page.clock.fastForward("00:03:00");
        // Earlier requests of the page end before this request, so they are counted.
        await page.evaluate(() => fetch("/healthz").catch(() => {}));
        return reads;
      };
      expect(await minutes()).toBeGreaterThan(0);
      await page.getByRole("button", { name: t("age.pause") }).click();
      expect(await minutes()).toBe(0);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("nav.review"), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname === pathTo("review", language));
      expect(await minutes()).toBe(0);
      const read = page.waitForRequest(isRead);
      await page.getByRole("button", { name: t("age.resume") }).press("Enter");
      await read;
      await page.getByRole("button", { name: t("age.pause") }).waitFor();
      expect(await minutes()).toBeGreaterThan(0);
    });
  },
);
