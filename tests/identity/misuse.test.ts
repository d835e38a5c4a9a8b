import { afterAll, beforeAll, expect } from "vitest";
import { newPerson, test } from "../support/browse.ts";
import {
  aPerson,
  logIn,
  mailedLink,
  mailsTo,
  type NewPerson,
  signUp,
  somebody,
  startIdentity,
} from "../support/identity.ts";
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

async function openProvider(hint: "login" | "signup" = "login") {
  const context = await newPerson("/en/", { origin: identity.site });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const start = () =>
    page.goto(
      `${identity.issuer}authorize?${new URLSearchParams({
        client_id: "vigie-web",
        response_type: "code",
        redirect_uri: `${identity.site}/back/`,
        scope: "openid email",
        code_challenge: "x".repeat(43),
        code_challenge_method: "S256",
        ui_locales: "en-CA",
        screen_hint: hint,
      })}`,
    );
  await start();
  return { page, start, fault: page.locator(".summary") };
}

/** Creates a person at the provider, as signing up on the provider's screens would. */
const known = (): Promise<NewPerson> => somebody(identity.issuer, "en");

test("signing up with a known address asks the person to log in, and leaves the account unchanged", async () => {
  const ann = await known();
  const { page, start, fault } = await openProvider("signup");
  await signUp(page, { ...aPerson(), email: ann.email.toUpperCase() });
  await fault.getByText("There may already be a profile").waitFor();
  await start();
  await logIn(page, ann);
  await page.waitForURL("**/back/?code=*");
  await page.context().close();
});

test("after ten wrong passwords, an email address is locked even for the right password, and other addresses are not locked", async () => {
  const [ann, bob] = [await known(), await known()];
  const { page, fault } = await openProvider();
  for (let tries = 0; tries < 10; tries++) {
    await logIn(page, { ...ann, password: "wrong password" });
    await fault.getByText("The email or password is wrong").waitFor();
  }
  await logIn(page, ann);
  await fault.getByText("Try again in 15 minutes").waitFor();
  await logIn(page, bob);
  await page.waitForURL("**/back/?code=*");
  await page.context().close();
});

test("a password reset link only works once, and an email tells the person that the password was changed", async () => {
  const ann = await known();
  const { page, start } = await openProvider();
  await page.locator('a[href*="/forgot"]').click();
  await page.locator("#email").fill(ann.email);
  await page.locator("button[type=submit]").click();
  await page.locator("main [role=status]").waitFor();
  const link = await mailedLink(identity.hub, ann.email);
  for (const password of ["a better password", "a password of a thief"]) {
    await page.goto(link);
    const field = page.locator("#password");
    if ((await field.count()) === 0) break;
    await field.fill(password);
    await page.locator("button[type=submit]").click();
    await page.locator("main [role=status]").waitFor();
  }
  await page.getByText("This link no longer works").waitFor();
  const [newest] = await mailsTo(identity.hub, ann.email);
  expect(newest?.subject).toBe("Your password was changed");
  await start();
  await logIn(page, { ...ann, password: "a better password" });
  await page.waitForURL("**/back/?code=*");
  await page.context().close();
});

test("a password reset for an unknown address shows the same message as for a known address, and sends no email", async () => {
  const nobody = aPerson();
  const { page } = await openProvider();
  await page.locator('a[href*="/forgot"]').click();
  await page.locator("#email").fill(nobody.email);
  await page.locator("button[type=submit]").click();
  await page.getByText("If there is a profile at this address").waitFor();
  expect(await mailsTo(identity.hub, nobody.email)).toEqual([]);
  await page.context().close();
});

test("the provider's people and sessions survive a restart of the sandbox", async () => {
  const ann = await known();
  const { page, start } = await openProvider();
  await logIn(page, ann);
  await page.waitForURL("**/back/?code=*");
  await identity.restart();
  await start();
  await page.waitForURL("**/back/?code=*");
  const other = await openProvider();
  await logIn(other.page, ann);
  await other.page.waitForURL("**/back/?code=*");
  await Promise.all([page.context().close(), other.page.context().close()]);
});
