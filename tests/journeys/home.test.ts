import { describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, newPerson, test } from "../support/browse.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

describe.for(VIEWS)("home, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const home = pathTo("home", language);

  byTurns.for([true, false])(
    "the home page's figures switch to this year and back (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(home, { width, javascript });
      const periods = page.getByRole("navigation", { name: t("period.label") });
      await periods.getByRole("link", { name: t("period.year") }).click();
      await page.getByRole("columnheader", { name: t("period.mean") }).waitFor();
      expect(await periods.getByRole("link", { name: t("period.year") }).getAttribute("aria-current")).toBe(
        "true",
      );
      await periods.getByRole("link", { name: t("period.day") }).click();
      await page.getByText(t("period.day.text")).waitFor();
      expect(new URL(page.url()).search).toBe("");
    },
  );

  byTurns("the danger help closes on Escape and by buttons, and its opener gets focus", async ({ open }) => {
    const page = await open(home, { width });
    const opener = page.getByRole("button", { name: t("danger.help") });
    const dialog = page.getByRole("dialog", { name: t("danger.help") });
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: t("nav.close"), exact: true }).click(),
      () => dialog.getByRole("button", { name: t("danger.help.close") }).click(),
    ];
    for (const close of ways) {
      await opener.click();
      await dialog.getByText(t("danger.5.help")).waitFor();
      await close();
      await dialog.waitFor({ state: "hidden" });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });

  byTurns("a status on the home page links to a list with the same number of fires", async ({ open }) => {
    const page = await open(home, { width });
    const status = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: t("status.3.plural", { count: 2 }) }) });
    const count = Number(/\d+/.exec((await status.first().textContent()) ?? "")?.[0]);
    await status.first().getByRole("link").click();
    await page.getByText(t("fires.description", { count })).waitFor();
  });
});

test("a button that needs scripts shows a waiting cursor until the scripts run", async () => {
  const context = await newPerson("/", {});
  const page = await context.newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: words("fr")("danger.help") });
  const sign = () => button.evaluate((own) => getComputedStyle(own).cursor);
  expect(await sign()).toBe("progress");
  scripts.resolve();
  await waitUntilHydrated(page);
  await expect.poll(sign).not.toBe("progress");
  await context.close();
});
