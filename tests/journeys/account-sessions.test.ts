import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { type Open, test } from "../support/browse.ts";
import { DEMO, logIn, type NewPerson, somebody } from "../support/identity.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const t = words("fr");
const PLACE = pathTo("current-situation-location", "fr", {}, { place: "la-tuque" });
/** Start of the key under which the identity client stores tokens in the browser. */
const TOKENS = "@@auth0spajs@@::vigie-web::https://vigie.example/api";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true });
});
afterAll(async () => world?.stop());

async function rotateKeys(): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${world.hub.url}/identity/rotate-keys`, {
    method: "POST",
    headers,
    body: "{}",
  });
  expect(answer.status).toBe(204);
}

const visit = () => ({
  origin: world.origin,
  width: 360,
  tolerate: new RegExp(
    `foreign request: ${world.identity}|Failed to load resource|blocked by CORS policy|status 500: .*/api/account/`,
  ),
});
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Logs in on the provider's screen and returns to the site. */
async function comeBack(page: Page, person: NewPerson): Promise<void> {
  await page.waitForURL((url) => url.origin === world.identity);
  await logIn(page, person);
  await page.waitForURL((url) => url.origin === world.origin && !url.search.includes("code="));
}

/** Signs in as a new person, on the page of saved places. */
async function comeIn(open: Open) {
  const page = await open(pathTo("profile-saved-locations", "fr"), visit());
  const person = await somebody(world.identity, "fr");
  await button(page, t("account.signIn")).click();
  await comeBack(page, person);
  await page.getByText(t("saved.none")).waitFor();
  return { page, person };
}

/**
 * Begins to save a place: opens the form, types a nickname, and waits for the responses to the page's own
 * requests.
 */
async function beginToSave(page: Page): Promise<void> {
  await page.goto(PLACE);
  await button(page, t("save.place")).click();
  await page.getByLabel(t("account.place.nickname")).fill("Chez mémé");
  await page.getByLabel(t("account.alerts.on")).check();
  await page.getByRole("dialog").getByText(t("account.past.example")).waitFor();
}
const saveIt = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: t("account.place.save"), exact: true });

/** Expires the access token in this browser. @returns the session's refresh token */
async function endToken(page: Page): Promise<string> {
  const refreshToken = await page.evaluate((key) => {
    const [name = "", stored = "{}"] =
      Object.entries(localStorage).find(([each]) => each.startsWith(key)) ?? [];
    const { body, expiresAt } = JSON.parse(stored);
    localStorage.setItem(name, JSON.stringify({ body, expiresAt: expiresAt - 3600 }));
    return body.refresh_token;
  }, TOKENS);
  return z.string().parse(refreshToken);
}

test("a person can save a place although the access token expired meanwhile and the provider changed its keys", async ({
  open,
}) => {
  const { page } = await comeIn(open);
  await beginToSave(page);
  await endToken(page);
  await rotateKeys();
  await page.getByLabel(t("account.consent.alerts")).check();
  await saveIt(page).click();
  await page.getByText(t("toast.placeSaved")).waitFor();
});

test("a person can save a place with a valid access token although the provider withdrew the token's key", async ({
  open,
}) => {
  const { page } = await comeIn(open);
  await endToken(page);
  // The client renews the token when the page opens. If the server sees the old token first, the server asks
  // the provider about that token.
  const renewed = page.waitForResponse(`${world.identity}/oauth/token`);
  await page.goto(PLACE);
  await renewed;
  await rotateKeys();
  await button(page, t("save.place")).click();
  await page.getByLabel(t("account.place.nickname")).fill("Chez mémé");
  await saveIt(page).click();
  await page.getByText(t("toast.placeSaved")).waitFor();
});

test("a session whose refresh token was stolen ends, and the form's typed text is back after signing in again", async ({
  open,
}) => {
  const { page, person } = await comeIn(open);
  await beginToSave(page);
  // Someone else used the refresh token twice, so the provider revokes the whole family.
  const stolen = await endToken(page);
  for (let times = 0; times < 2; times++) {
    const form = { grant_type: "refresh_token", client_id: "vigie-web", refresh_token: stolen };
    await fetch(`${world.identity}/oauth/token`, { method: "POST", body: new URLSearchParams(form) });
  }
  await page.getByLabel(t("account.consent.alerts")).check();
  await saveIt(page).click();
  const dialog = page.getByRole("dialog", { name: t("account.notConnected") });
  await dialog.getByText(t("account.login_required")).waitFor();
  await button(page, t("account.signIn")).click();
  await page.waitForURL(
    (url) => url.origin === world.identity || url.pathname === new URL(PLACE, world.origin).pathname,
  );
  if (new URL(page.url()).origin === world.identity) await comeBack(page, person);
  await saveIt(page).waitFor();
  expect(await page.getByLabel(t("account.place.nickname")).inputValue()).toBe("Chez mémé");
  expect(await page.getByLabel(t("account.alerts.on")).isChecked()).toBe(true);
  await saveIt(page).click();
  await page.getByText(t("toast.placeSaved")).waitFor();
});

test("a form keeps the text typed while the device finds its position", async ({ open }) => {
  const { page } = await comeIn(open);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 48.5123, longitude: -71.2345 } as GeolocationCoordinates;
      addEventListener("found", () => found({ coords } as GeolocationPosition), { once: true });
    };
  });
  await page.goto(PLACE);
  await button(page, t("save.place")).click();
  const form = page.getByRole("dialog", { name: t("account.place.save") });
  await form.getByRole("button", { name: t("place.locate") }).click();
  await form.getByRole("button", { name: t("place.locating") }).waitFor();
  await page.getByLabel(t("account.place.nickname")).fill("Chez mémé");
  await page.getByLabel(t("account.alerts.on")).check();
  await page.evaluate(() => dispatchEvent(new Event("found")));
  await form.getByText("48,51").waitFor();
  expect(await page.getByLabel(t("account.place.nickname")).inputValue()).toBe("Chez mémé");
  expect(await page.getByLabel(t("account.alerts.on")).isChecked()).toBe(true);
});

test("a message is shown while a slow identity provider loads, and saving a place resumes after signing in", async ({
  open,
}) => {
  const person = await somebody(world.identity, "fr");
  const page = await open(PLACE, visit());
  await button(page, t("save.place")).click();
  await world.hub.putFault({ delayMs: 700 }, "identity");
  try {
    const dialog = page.getByRole("dialog", { name: t("account.notConnected") });
    await dialog.getByRole("button", { name: t("account.signIn") }).click({ noWaitAfter: true });
    await dialog.getByText(t("account.leaving")).waitFor();
    await comeBack(page, person);
    await page.getByRole("dialog", { name: t("account.place.save") }).waitFor();
  } finally {
    await world.hub.clearFaults();
  }
});

test("an error of a form in a pop-in is shown above the pop-in and can be dismissed", async ({ open }) => {
  const { page } = await comeIn(open);
  await beginToSave(page);
  await page.getByLabel(t("account.consent.alerts")).check();
  const refuse = (status: number, code: string) =>
    page.route(
      "**/api/account/places/save",
      (route) => route.fulfill({ status, contentType: "application/problem+json", json: { code } }),
      { times: 1 },
    );
  await refuse(500, "failed");
  await saveIt(page).click();
  await page.getByText(t("toast.apiError")).waitFor();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("toast.close") })
    .click();
  await page.getByText(t("toast.apiError")).waitFor({ state: "detached" });

  await page.getByLabel(t("account.alerts.smsNotification")).check();
  const phone = page.getByLabel(t("form.phone.label"));
  // Pastes a number with spaces after the existing +1. The field's maximum length must not cut the number.
  await phone.press("End");
  await page.keyboard.insertText("1 418 555-1234");
  expect(await phone.inputValue()).toBe("+14185551234");
  await refuse(409, "phone-taken");
  await saveIt(page).click();
  await page.getByRole("dialog").getByText(t("toast.phoneTaken")).waitFor();
  expect(await phone.getAttribute("aria-invalid")).toBe("true");
  await saveIt(page).click();
  await page.getByText(t("toast.placeSaved")).waitFor();
});

test("while the identity provider is down, sign-in shows an error without a redirect, and sign-out works locally", async ({
  open,
}) => {
  const { page, person } = await comeIn(open);
  const isAtHome = () => new URL(page.url()).origin === world.origin;
  await world.hub.putFault({ status: 503 }, "identity");
  try {
    await button(page, t("profile.signOut")).click();
    await button(page, t("account.signIn")).click();
    await page.getByText(t("account.request_error")).waitFor();
    expect(isAtHome()).toBe(true);
  } finally {
    await world.hub.clearFaults();
  }
  await button(page, t("account.signIn")).click();
  await page.waitForURL((url) => url.origin === world.identity || url.pathname !== "/connexion/");
  if (!isAtHome()) await comeBack(page, person);
  await button(page, t("profile.signOut")).waitFor();
});

describe.for(LANGUAGES)("failed login, in %s", (language) => {
  const byTurns = takingTurns(test, language);
  const translate = words(language);
  const profile = pathTo("profile-saved-locations", language);
  const anyFailure = () => ({ ...visit(), tolerate: /./ });
  /** Opens a page of the profile and goes to the provider. */
  const leave = async (page: Page) => {
    await page.getByRole("button", { name: translate("account.signIn") }).click();
    await page.waitForURL((url) => url.origin === world.identity);
  };

  byTurns("a cancelled login returns to the previous page", async ({ open }) => {
    const page = await open(profile, visit());
    await leave(page);
    await page.getByRole("link", { name: language === "fr" ? /^Annuler/ : /^Cancel/ }).click();
    await page.waitForURL((url) => url.origin === world.origin && url.pathname === profile);
    await page.getByText(translate("account.cancelled"), { exact: true }).waitFor();
  });

  byTurns("a login that fails because the device's clock is wrong says this", async ({ open }) => {
    const page = await open(profile, anyFailure());
    await leave(page);
    await page.clock.install({ time: Date.now() + 3 * 24 * 3_600_000 });
    await logIn(page, DEMO);
    await page.getByText(translate("account.clock"), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  byTurns("a login whose ID token is rejected says that the token was rejected", async ({ open }) => {
    const page = await open(profile, anyFailure());
    await leave(page);
    await page.route(`${world.identity}/oauth/token`, async (route) => {
      const response = await route.fetch();
      const token = z.looseObject({ id_token: z.string() }).parse(await response.json());
      const [head, claims = "", signature] = token.id_token.split(".");
      const other = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), nonce: "another" };
      const forged = [head, Buffer.from(JSON.stringify(other)).toString("base64url"), signature].join(".");
      await route.fulfill({ response, json: { ...token, id_token: forged } });
    });
    await logIn(page, DEMO);
    await page.getByText(translate("account.refused"), { exact: true }).waitFor();
  });

  byTurns("a login without a response from the provider says that it took too long", async ({ open }) => {
    const page = await open(profile, anyFailure());
    await leave(page);
    await page.clock.install();
    let requested = 0;
    await page.route(`${world.identity}/oauth/token`, () => {
      requested += 1;
    });
    await logIn(page, DEMO);
    // Three attempts of ten seconds each.
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => requested).toBe(tries);
      await page.clock.fastForward(10_000);
    }
    await page.getByText(translate("account.timeout"), { exact: true }).waitFor();
  });
});
