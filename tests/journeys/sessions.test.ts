import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { expect, type Open, test } from "../support/browse.ts";
import { aPerson, type Credentials, logIn, signUp, somebody } from "../support/identity.ts";
import { ON_A_PHONE } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true });
});
afterAll(async () => world?.stop());

describe.for(ON_A_PHONE)("sessions, $language at $width px", ({ language, width }) => {
  const t = words(language);
  const information = pathTo("profile-information", language);
  const button = (page: Page, key: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(key), exact: true });
  const visit = (prepare = async (_page: Page): Promise<unknown> => undefined) => ({
    origin: world.origin,
    width,
    prepare,
    tolerate: new RegExp(`foreign request: ${world.identity}|Failed to load resource|status 40[01]: .*`),
  });
  /**
   * Removes `max_age` from the login request. The ID token then lacks the login time, and does not prove a
   * recent login.
   */
  const withoutMoment = (page: Page) =>
    page.route(`${world.identity}/authorize?*`, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.delete("max_age");
      return route.continue({ url: url.href });
    });

  async function comeBack(page: Page): Promise<void> {
    await page.waitForURL((url) => url.origin === world.origin && !url.search.includes("code="));
  }
  async function comeIn(open: Open, person: Credentials): Promise<Page> {
    const page = await open(information, visit());
    await button(page, "account.signIn").click();
    await page.waitForURL((url) => url.origin === world.identity);
    await logIn(page, person);
    await comeBack(page);
    await button(page, "sessions.show").waitFor();
    return page;
  }
  const section = (page: Page) => page.getByRole("region", { name: t("sessions.title") });

  test("a person can see their sessions, end a session on another device, then end all sessions", async ({
    open,
  }) => {
    const person = await somebody(world.identity, language);
    const other = await comeIn(open, person);
    const page = await comeIn(open, person);
    await button(page, "sessions.show").click();
    const sessions = section(page).getByRole("listitem");
    await expect.poll(() => sessions.count()).toBe(2);
    await section(page).getByText(t("sessions.here")).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    // The only button is for the other device. To end its own session, this browser has a button above.
    await sessions.getByRole("button").click();
    await section(page)
      .getByText(t("sessions.ended", { device: "Chrome, Linux" }))
      .waitFor();
    expect(await sessions.count()).toBe(1);
    // The access token still works for up to ten minutes, but the refresh token does not work any more.
    const renewed = other.waitForResponse(`${world.identity}/oauth/token`);
    await other.evaluate(() => {
      for (const [key, stored] of Object.entries(localStorage)) {
        if (!key.startsWith("@@auth0spajs@@::vigie-web::https")) continue;
        const { body, expiresAt } = JSON.parse(stored);
        localStorage.setItem(key, JSON.stringify({ body, expiresAt: expiresAt - 3600 }));
      }
    });
    await other.reload();
    expect((await renewed).status()).toBe(403);
    await button(other, "account.signIn").waitFor();

    await button(page, "sessions.endAll").click();
    await button(page, "account.signIn").waitFor();
  });

  test("a change of email address after an old login requires a new login, and keeps the typed address", async ({
    open,
  }) => {
    const person = aPerson();
    const right = `right.${person.email}`;
    const page = await open(information, visit(withoutMoment));
    await button(page, "account.signUp").click();
    await page.waitForURL((url) => url.origin === world.identity);
    await signUp(page, person);
    await comeBack(page);
    await page.unroute(`${world.identity}/authorize?*`);
    const form = page.getByRole("region", { name: t("email.title") });
    const field = page.getByRole("textbox", { name: t("information.email"), exact: true });
    await field.fill(right);
    await button(page, "email.save").click();
    await form.getByText(t("loginAgain.title")).waitFor();
    expect(await field.inputValue()).toBe(right);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await form.getByRole("button", { name: t("loginAgain.do"), exact: true }).click();
    await page.waitForURL((url) => url.origin === world.identity);
    await logIn(page, person);
    await comeBack(page);
    await expect.poll(() => field.inputValue()).toBe(right);
    await button(page, "email.save").click();
    await page.getByText(t("email.sent", { email: right })).waitFor();
  });
});
