import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { violations } from "../audit/axe.ts";
import { newPerson, test } from "../support/browse.ts";
import { aPerson, logIn, mailedLink, mailsTo, signUp, startIdentity } from "../support/identity.ts";
import { sampled } from "../support/soak.ts";
import { serveClientPage } from "./client-page.ts";

let identity: Awaited<ReturnType<typeof startIdentity>>;
let leave: () => void;

beforeAll(async () => {
  identity = await startIdentity();
  leave = await serveClientPage(identity.site);
});
afterAll(async () => {
  leave();
  await identity.stop();
});

const VISITS = [
  ["fr", 360, "light"],
  ["fr", 1280, "dark"],
  ["en", 360, "dark"],
  ["en", 1280, "light"],
] as const;

const start = (language: string) =>
  `${identity.issuer}authorize?${new URLSearchParams({
    client_id: "vigie-web",
    response_type: "code",
    redirect_uri: `${identity.site}/back/`,
    scope: "openid email",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
    ui_locales: `${language}-CA`,
  })}`;

/** Checks that a screen has no axe violations, the requested language, and no content beyond the window. */
async function look(page: Page, language: string) {
  await page.waitForLoadState();
  expect(await violations(page)).toEqual([]);
  expect(await page.locator("html").getAttribute("lang")).toBe(`${language}-CA`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

const SOME_VISITS = sampled(import.meta.filename, VISITS, 4);

for (const [language, width, theme] of SOME_VISITS) {
  test(`screens to sign up, log in and reset a password are accessible and fit the window: ${language}, ${width} px, ${theme}`, async () => {
    const visit = { origin: identity.site, width, theme, javascript: true };
    const context = await newPerson(language === "en" ? "/en/" : "/", visit);
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const person = aPerson();

    await page.goto(start(language));
    await look(page, language);
    await logIn(page, { email: person.email, password: "wrong password" });
    await page.locator(".summary").waitFor();
    await look(page, language);
    // The browser moves the focus while it draws the page, after an unknown delay.
    const hasFocus = () => page.locator(".summary").evaluate((summary) => summary === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    expect([await page.locator("#email").inputValue(), await page.locator("#password").inputValue()]).toEqual(
      [person.email, ""],
    );
    const toNobody = await page.locator(".summary").textContent();

    await signUp(page, { ...person, password: "short" });
    await page.locator("#password-fault").waitFor();
    await look(page, language);
    await signUp(page, person);
    await page.waitForURL("**/back/?code=*");
    expect(await mailsTo(identity.hub, person.email)).toHaveLength(1);
    await page.goto(await mailedLink(identity.hub, person.email));
    await look(page, language);
    await page.goto(await mailedLink(identity.hub, person.email));
    expect(await page.locator("main a.button").count()).toBe(1);
    await look(page, language);

    await context.clearCookies();
    await page.goto(start(language));
    await logIn(page, { email: person.email, password: "wrong password" });
    await page.locator(".summary").waitFor();
    expect(await page.locator(".summary").textContent()).toBe(toNobody);
    await page.locator('a[href*="/forgot"]').click();
    await page.waitForURL((url) => url.pathname.endsWith("/forgot"));
    await look(page, language);
    await page.locator("#email").fill(person.email);
    await page.locator("button[type=submit]").click();
    await page.locator("main [role=status]").waitFor();
    await look(page, language);
    await page.goto(await mailedLink(identity.hub, person.email));
    await look(page, language);
    await page.locator("#password").fill("a better password");
    await page.locator("button[type=submit]").click();
    await page.locator("main [role=status]").waitFor();
    await page.goto(start(language));
    await logIn(page, { email: person.email, password: "a better password" });
    await page.waitForURL("**/back/?code=*");
    await context.close();
  });
}
