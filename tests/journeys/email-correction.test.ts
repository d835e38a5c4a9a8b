import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { expect, test } from "../support/browse.ts";
import { aPerson, DEMO, mailedLink, mailsTo, signUp } from "../support/identity.ts";
import { ON_A_PHONE } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true });
});
afterAll(async () => world?.stop());

const isFocused = (element: Element) => element === document.activeElement;

// Tested at a phone's width, which has the least room for the messages.
describe.for(ON_A_PHONE)("address with a typo, $language at $width px", ({ language, width }) => {
  const t = words(language);
  const button = (page: Page, key: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(key), exact: true });

  test("a person corrects a mistyped email address and confirms the right address by the link sent to that address", async ({
    open,
  }) => {
    const right = aPerson();
    const wrong = { ...right, email: right.email.replace("example.org", "exmaple.org") };
    const laTuque = pathTo("current-situation-location", language, {}, { place: "la-tuque" });
    const page = await open(laTuque, {
      origin: world.origin,
      width,
      tolerate: new RegExp(`foreign request: ${world.identity}|Failed to load resource`),
    });
    await button(page, "save.place").click();
    await button(page, "account.signUp").click();
    await page.waitForURL((url) => url.origin === world.identity);
    await signUp(page, wrong);
    const nickname = page.getByLabel(t("account.place.nickname"));
    await nickname.fill("Chalet");
    await page.getByLabel(t("account.alerts.on")).check();
    await page.getByText(t("account.email.unconfirmed")).waitFor();
    await page.getByText(t("account.email.unconfirmed.until")).waitFor();

    // The notice links to the field from every page.
    await page.getByRole("link", { name: t("account.email.correct"), exact: true }).press("Enter");
    await page.waitForURL((url) => url.pathname === pathTo("profile-information", language));
    const form = page.getByRole("region", { name: t("email.title") });
    const field = page.getByRole("textbox", { name: t("information.email"), exact: true });
    await expect.poll(() => field.evaluate(isFocused)).toBe(true);
    expect(await field.inputValue()).toBe(wrong.email);
    await page.getByText(t("information.password.unconfirmed")).waitFor();
    expect(await button(page, "information.password.send").count()).toBe(0);

    for (const [typed, text] of [
      ["marie-eve", t("form.email")],
      [DEMO.email, t("form.email-taken")],
    ] as const) {
      await field.fill(typed);
      await field.press("Enter");
      const summary = form.getByRole("alert").filter({ hasText: text });
      await expect.poll(() => summary.evaluate(isFocused)).toBe(true);
      expect(await field.inputValue()).toBe(typed);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    await field.fill(right.email);
    await button(page, "email.save").click();
    await form
      .getByRole("status")
      .filter({ hasText: t("email.sent", { email: right.email }) })
      .waitFor();
    await page.getByText(t("account.email.unconfirmed.what", { email: right.email })).waitFor();
    expect(await page.getByText(wrong.email).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    // Links sent to the wrong address no longer confirm anything.
    const links = (await mailsTo(world.hub.url, wrong.email)).flatMap(
      ({ text }) => /https?:\/\/\S+verify\S+/.exec(text) ?? [],
    );
    expect(await Promise.all(links.map(async (link) => (await fetch(link)).status))).toEqual([410]);
    expect((await fetch(await mailedLink(world.hub.url, right.email))).status).toBe(200);
    // Simulates the event that a browser with a window sends when the person returns to the page.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByText(t("account.email.unconfirmed")).waitFor({ state: "hidden" });
    await page.getByText(t("information.email.hint")).waitFor();
    await button(page, "information.password.send").waitFor();
    expect([await field.inputValue(), await field.isEditable()]).toEqual([right.email, false]);
    expect(await form.count()).toBe(0);

    // The form of the place still has the values that the person typed.
    await page.goto(laTuque);
    await button(page, "save.place").click();
    await expect.poll(() => nickname.inputValue()).toBe("Chalet");
    expect(await page.getByLabel(t("account.alerts.on")).isChecked()).toBe(true);
  });
});
