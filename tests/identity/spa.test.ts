import type { Auth0Client, Auth0ClientOptions } from "@auth0/auth0-spa-js";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { violations } from "../audit/axe.ts";
import { newPerson, test } from "../support/browse.ts";
import { aPerson, DEMO, logIn, signUp, startIdentity } from "../support/identity.ts";
import { serveClientPage } from "./client-page.ts";

declare global {
  var auth0: { createAuth0Client(options: Auth0ClientOptions): Promise<Auth0Client> };
  var client: Auth0Client;
  /** Returns the error code of auth0-spa-js with which a promise fails in the blank page. */
  var failureOf: (doing: Promise<unknown>) => Promise<string>;
}

let identity: Awaited<ReturnType<typeof startIdentity>>;
let leave: () => void;
let person: BrowserContext;

beforeAll(async () => {
  identity = await startIdentity();
  leave = await serveClientPage(identity.site);
});
afterAll(async () => {
  leave();
  await identity.stop();
});
beforeEach(async () => {
  person = await newPerson("/en/", { origin: identity.site });
  person.setDefaultTimeout(15_000);
  return () => person.close();
});

/** Creates a client in a page. The client is signed out, unless the page's cache has a session. */
async function openClient(page: Page, options: Partial<Auth0ClientOptions> = {}) {
  await page.evaluate(
    async ({ domain, redirect, given }) => {
      globalThis.client = await globalThis.auth0.createAuth0Client({
        domain,
        clientId: "vigie-web",
        authorizationParams: {
          redirect_uri: redirect,
          audience: "https://vigie.example/api",
          ui_locales: "en-CA",
        },
        ...given,
      });
    },
    { domain: identity.issuer.slice(0, -1), redirect: `${identity.site}/back/`, given: options },
  );
}

async function newClient(options: Partial<Auth0ClientOptions> = {}): Promise<Page> {
  const page = await person.newPage();
  await page.goto("/");
  await openClient(page, options);
  return page;
}

const emailOf = (page: Page) => page.evaluate(async () => (await globalThis.client.getUser())?.email);
/** Logs in by redirect and returns the page with a client to handle the callback. */
async function logInByRedirect(options: Partial<Auth0ClientOptions> = {}) {
  const page = await newClient(options);
  await page.evaluate(() => globalThis.client.loginWithRedirect({ appState: { to: "/map/" } }));
  await logIn(page, DEMO);
  await page.waitForURL("**/back/?*");
  await openClient(page, options);
  return page;
}
const handled = (page: Page) =>
  page.evaluate(async () => (await globalThis.client.handleRedirectCallback()).appState);

test("a person logs in by redirect, the client knows the person, and logging out ends the provider's session too", async () => {
  const page = await logInByRedirect();
  expect(await handled(page)).toEqual({ to: "/map/" });
  expect(await emailOf(page)).toBe(DEMO.email);
  await page.evaluate(
    (returnTo) => globalThis.client.logout({ logoutParams: { returnTo, federated: true } }),
    `${identity.site}/left/`,
  );
  await page.waitForURL("**/left/");
  await openClient(page);
  expect(await page.evaluate(() => failureOf(globalThis.client.getTokenSilently()))).toBe("login_required");
});

test("a second page of the client gets a token in a hidden frame, without a login", async () => {
  await handled(await logInByRedirect());
  const page = await newClient();
  const token = await page.evaluate(() => globalThis.client.getTokenSilently());
  expect(token?.split(".")).toHaveLength(3);
  expect(await emailOf(page)).toBe(DEMO.email);
});

test("a client that uses refresh tokens renews the access token", async () => {
  const page = await logInByRedirect({ useRefreshTokens: true, useCookiesForTransactions: true });
  await handled(page);
  const renew = () => page.evaluate(() => globalThis.client.getTokenSilently({ cacheMode: "off" }));
  expect(await renew()).not.toBe(await renew());
});

test("the client gets a second API's token first by a hidden frame, then by a refresh token for that API", async () => {
  const options = { useRefreshTokens: true, useRefreshTokensFallback: true };
  const page = await logInByRedirect(options);
  await handled(page);
  const audience = `${identity.issuer}api/v2/`;
  const requests: string[] = [];
  page.on("request", (requested) => {
    if (requested.url().includes("/authorize")) requests.push(requested.url());
  });
  const tokenFor = () =>
    page.evaluate(
      (wanted) =>
        globalThis.client.getTokenSilently({
          cacheMode: "off",
          authorizationParams: { audience: wanted },
        }),
      audience,
    );
  const payloadOf = (token = "") =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(payloadOf(await tokenFor()).aud[0]).toBe(audience);
  expect(requests).toHaveLength(1);
  expect(payloadOf(await tokenFor()).aud[0]).toBe(audience);
  expect(requests).toHaveLength(1);
});

test("a refresh token that the client has revoked gives no access token", async () => {
  const page = await logInByRedirect({ useRefreshTokens: true });
  await handled(page);
  expect(await page.evaluate(() => failureOf(globalThis.client.revokeRefreshToken()))).toBe("none");
  const renewed = page.evaluate(() => failureOf(globalThis.client.getTokenSilently({ cacheMode: "off" })));
  expect(await renewed).toBe("missing_refresh_token");
});

test("a person who signs up in a popup is known to the client", async () => {
  const someone = aPerson();
  const page = await newClient();
  const popup = page.waitForEvent("popup");
  const done = page.evaluate(() =>
    globalThis.client.loginWithPopup({ authorizationParams: { screen_hint: "signup" } }),
  );
  await signUp(await popup, someone);
  await done;
  expect(await emailOf(page)).toBe(someone.email);
});

test("another client in the same browser asks the person for consent and does not affect the first client's login", async () => {
  const page = await logInByRedirect();
  await handled(page);
  const options = { clientId: "vigie-other" };
  const other = await newClient(options);
  await other.evaluate(() => globalThis.client.loginWithRedirect());
  await other.getByText("Feux partout").first().waitFor();
  expect(await violations(other)).toEqual([]);
  await other.locator("button[type=submit]").first().click();
  await other.waitForURL("**/back/?*");
  await openClient(other, options);
  await handled(other);
  expect([await emailOf(page), await emailOf(other)]).toEqual([DEMO.email, DEMO.email]);
  const audience = (each: Page) =>
    each.evaluate(async () => (await globalThis.client.getIdTokenClaims())?.aud);
  expect([await audience(page), await audience(other)]).toEqual(["vigie-web", "vigie-other"]);
});

test("a login fails if the person closes the popup, or if the provider's response has the wrong state", async () => {
  const page = await newClient();
  const popup = page.waitForEvent("popup");
  const failed = page.evaluate(() => failureOf(globalThis.client.loginWithPopup()));
  await (await popup).close();
  expect(await failed).toBe("cancelled");
  const back = await logInByRedirect();
  const forged = new URL(back.url());
  forged.searchParams.set("state", "another");
  await back.goto(forged.href);
  await openClient(back);
  expect(await back.evaluate(() => failureOf(globalThis.client.handleRedirectCallback()))).toMatch(/state/i);
  expect(await emailOf(back)).toBeUndefined();
});
