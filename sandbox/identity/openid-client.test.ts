import * as oidc from "openid-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestIdentity, TestBrowser } from "../../worker/sign-in/identity.double.ts";

const AUDIENCE = "https://vigie.example/api";
const SITE = "http://localhost:3000";
const OF_SITE = new RegExp(`^${SITE}/`);
const BACK = `${SITE}/back/`;
const DEMO = { email: "demo@example.org", password: "Lookout-1927" };
let close: () => void;
let issuer: string;
let config: oidc.Configuration;

beforeAll(async () => {
  const identity = await startTestIdentity();
  close = identity.close;
  issuer = `${identity.settings.IDENTITY_URL}/`;
  config = await discovered("vigie-web", oidc.None());
});
afterAll(() => close());

const newBrowser = () => new TestBrowser(SITE, () => new Response());
const sending = (form: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(form) });

/** Follows the provider's redirects and logs in if required. @returns the address of the redirect back */
async function goThrough(browser: TestBrowser, start: string): Promise<URL> {
  const { url, answer } = await browser.go(start, {}, OF_SITE);
  if (answer.status !== 200) return url;
  return (await browser.go(`${url.origin}${url.pathname}/login`, sending(DEMO), OF_SITE)).url;
}

const discovered = (clientId: string, authentication: oidc.ClientAuth) =>
  oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
    execute: [oidc.allowInsecureRequests],
  });

/** Prepares a request for a code. @returns the values that check the response, and the start address */
async function prepared(more: Readonly<Record<string, string>>) {
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const checks = { pkceCodeVerifier, expectedState: oidc.randomState(), expectedNonce: oidc.randomNonce() };
  const start = oidc.buildAuthorizationUrl(config, {
    redirect_uri: BACK,
    scope: "openid profile email offline_access",
    audience: AUDIENCE,
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    ...more,
  });
  return { checks, start };
}

/**
 * Sends a browser to `/authorize`. @returns the values that check the response, and the address to which the
 * browser returned
 */
async function authorize(browser: TestBrowser, more: Readonly<Record<string, string>> = {}) {
  const { checks, start } = await prepared(more);
  return { checks, back: await goThrough(browser, start.href) };
}

async function logIn(browser: TestBrowser) {
  const { checks, back } = await authorize(browser);
  return oidc.authorizationCodeGrant(config, back, checks);
}

/** Returns true if the provider still has a session of the browser. */
async function isLoggedIn(browser: TestBrowser): Promise<boolean> {
  const { back } = await authorize(browser, { prompt: "none" });
  return back.searchParams.get("error") !== "login_required";
}

const refusalOf = (requested: Promise<unknown>) =>
  requested.then(
    () => null,
    (error: unknown) =>
      error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError
        ? [error.error, error.error_description]
        : String(error),
  );

test("a code with PKCE gives tokens, which the client can refresh and use to read the person's profile", async () => {
  const first = await logIn(newBrowser());
  const second = await oidc.refreshTokenGrant(config, first.refresh_token ?? "");
  const sub = second.claims()?.sub ?? "";
  expect(await oidc.fetchUserInfo(config, second.access_token, sub)).toMatchObject({
    email: "demo@example.org",
  });
});

test("the provider rejects a code that comes with another code verifier", async () => {
  const { checks, back } = await authorize(newBrowser());
  const another = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
  expect(await refusalOf(oidc.authorizationCodeGrant(config, back, another))).toEqual([
    "invalid_grant",
    "Failed to verify code verifier",
  ]);
});

test("the second use of a code, and then the code's refresh token, are refused with Auth0's status and message", async () => {
  const { checks, back } = await authorize(newBrowser());
  const { refresh_token = "" } = await oidc.authorizationCodeGrant(config, back, checks);
  const refusals = [
    [oidc.authorizationCodeGrant(config, back, checks), "Invalid authorization code"],
    [oidc.refreshTokenGrant(config, refresh_token), "Unknown or invalid refresh token."],
  ] as const;
  for (const [requested, error_description] of refusals)
    await expect(requested).rejects.toMatchObject({ status: 403, error: "invalid_grant", error_description });
});

test("the provider accepts the word Bearer in lower case, because HTTP ignores the case of schemes", async () => {
  const { access_token } = await logIn(newBrowser());
  const headers = { authorization: `bearer ${access_token}` };
  expect((await fetch(`${issuer}userinfo`, { headers })).status).toBe(200);
});

test.each(["https://unknown.example/api", "a name", "https://unknown.example/#part"])(
  "a request for the unknown audience %s redirects back with Auth0's error",
  async (audience) => {
    const { checks, back } = await authorize(newBrowser(), { audience });
    expect(await refusalOf(oidc.authorizationCodeGrant(config, back, checks))).toEqual([
      "access_denied",
      `Service not found: ${audience}`,
    ]);
  },
);

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const audienceOf = ({ access_token }: { readonly access_token: string }) => payloadOf(access_token).aud[0];

describe("the audience of /authorize", () => {
  const management = () => `${issuer}api/v2/`;
  const requested = () => ({ audience: management() });

  test.each(["audience", "resource"])(
    "the audience of /authorize stays the audience of all tokens, even if later requests name another %s",
    async (name) => {
      const { checks, back } = await authorize(newBrowser());
      const another = { [name]: management() };
      const first = await oidc.authorizationCodeGrant(config, back, checks, another);
      const second = await oidc.refreshTokenGrant(config, first.refresh_token ?? "", another);
      const third = await oidc.refreshTokenGrant(config, second.refresh_token ?? "", {
        [name]: "https://unknown.example/api",
      });
      expect([first, second, third].map(audienceOf)).toEqual([AUDIENCE, AUDIENCE, AUDIENCE]);
    },
  );

  test("OAuth's parameter `resource` does not change the audience of tokens", async () => {
    const resource = "https://unknown.example/api";
    const { checks, back } = await authorize(newBrowser(), { audience: "", resource });
    expect(audienceOf(await oidc.authorizationCodeGrant(config, back, checks))).toBe(AUDIENCE);
  });

  test("one of our own clients gets tokens for a second API without asking for consent", async () => {
    const browser = newBrowser();
    await logIn(browser);
    const { checks, back } = await authorize(browser, { ...requested(), prompt: "none" });
    const first = await oidc.authorizationCodeGrant(config, back, checks);
    const second = await oidc.refreshTokenGrant(config, first.refresh_token ?? "");
    expect([first, second].map(audienceOf)).toEqual([management(), management()]);
  });

  test("a person's token for the Management API gives no access to other people", async () => {
    const { checks, back } = await authorize(newBrowser(), requested());
    const { access_token } = await oidc.authorizationCodeGrant(config, back, checks);
    const answer = await fetch(`${management()}users`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { errorCode: "insufficient_scope" }]);
  });
});

test("a refresh token can be used in a request that names its original scopes", async () => {
  const { refresh_token = "" } = await logIn(newBrowser());
  const scope = "openid profile email offline_access";
  expect(await oidc.refreshTokenGrant(config, refresh_token, { scope })).toMatchObject({
    access_token: expect.any(String),
  });
});

test.each([
  [
    "a form",
    async (token: string) => oidc.tokenRevocation(config, token, { token_type_hint: "refresh_token" }),
  ],
  [
    "JSON from a page",
    async (token: string) => {
      const answer = await fetch(`${issuer}oauth/revoke`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: SITE },
        body: JSON.stringify({ client_id: "vigie-web", token_type_hint: "refresh_token", token }),
      });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, SITE]);
    },
  ],
])("a refresh token is revoked by %s", async (_what, revoke) => {
  const { refresh_token = "" } = await logIn(newBrowser());
  await revoke(refresh_token);
  expect(await refusalOf(oidc.refreshTokenGrant(config, refresh_token))).toEqual([
    "invalid_grant",
    expect.any(String),
  ]);
});

test.each(["oauth/token", "oauth/revoke"])(
  "a page of the site can send Auth0's own header to %s",
  async (path) => {
    const requested = await fetch(issuer + path, {
      method: "OPTIONS",
      headers: {
        origin: SITE,
        "access-control-request-method": "POST",
        "access-control-request-headers": "auth0-client,content-type",
      },
    });
    expect(requested.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(requested.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("auth0-client");
  },
);

test("a person who cancels the login returns to the client with access_denied", async () => {
  const browser = newBrowser();
  const { checks, start } = await prepared({});
  const { url } = await browser.go(start.href);
  const back = await goThrough(browser, `${url.href}/cancel`);
  expect(await refusalOf(oidc.authorizationCodeGrant(config, back, checks))).toEqual([
    "access_denied",
    expect.any(String),
  ]);
});

describe("client of a machine", () => {
  const tokenFor = async (more: Record<string, string>) =>
    oidc.clientCredentialsGrant(
      await discovered("vigie-management", oidc.ClientSecretPost("vigie-management-secret")),
      more,
    );

  test("a machine gets a token for the provider's own API", async () => {
    expect(await tokenFor({ audience: `${issuer}api/v2/` })).toMatchObject({ expires_in: 86_400 });
  });

  test.each([
    [{ audience: "https://unknown.example/api" }, "Service not found: https://unknown.example/api"],
    [{ audience: AUDIENCE }, `Client is not authorized to access "${AUDIENCE}".`],
    [{}, "No audience parameter was provided, and no default audience has been configured"],
  ])("a machine gets no token for the request %j", async (requested, description) => {
    expect(await refusalOf(tokenFor(requested))).toEqual(["access_denied", description]);
  });
});

describe("logout by OpenID", () => {
  const endUrl = (more: Record<string, string>) => oidc.buildEndSessionUrl(config, more).href;
  const LEFT = `${SITE}/left/`;

  test("the logout endpoint has Auth0's address", () => {
    expect(config.serverMetadata().end_session_endpoint).toBe(`${issuer}oidc/logout`);
  });

  test("a logout with an ID token of the session redirects back with the state", async () => {
    const browser = newBrowser();
    const { id_token: hint = "" } = await logIn(browser);
    expect(await isLoggedIn(browser)).toBe(true);
    const answer = await browser.send(
      endUrl({ id_token_hint: hint, post_logout_redirect_uri: LEFT, state: "a state" }),
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${LEFT}?state=a+state`]);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test("a logout needs no confirmation if the session's ID is given", async () => {
    const browser = newBrowser();
    const sid = String((await logIn(browser)).claims()?.sid);
    const answer = await browser.send(endUrl({ logout_hint: sid, client_id: "vigie-web" }));
    // Without a return address, Auth0 uses the first registered address.
    expect(answer.headers.get("location")).toBe(`${SITE}/`);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test("a logout without a hint waits for the person's confirmation", async () => {
    const browser = newBrowser();
    await logIn(browser);
    const requested = { post_logout_redirect_uri: LEFT, state: 'a "state"', ui_locales: "en-CA" };
    const screen = await (await browser.send(endUrl(requested))).text();
    expect(screen).toContain("Log out");
    expect(await isLoggedIn(browser)).toBe(true);
    const fields = [...screen.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const form = Object.fromEntries(
      fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]),
    );
    const answer = await browser.send(`${issuer}oidc/logout`, sending(form));
    expect(answer.headers.get("location")).toBe(`${LEFT}?state=a+%22state%22`);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test.each<[string, (hint: string) => Record<string, string>]>([
    [
      "an address that is not registered",
      (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: "https://elsewhere.example/" }),
    ],
    ["a token that is not the provider's", () => ({ id_token_hint: "a.b.c" })],
    ["a changed token", (hint) => ({ id_token_hint: `${hint.slice(0, -8)}AAAAAAAA` })],
    ["a token of another client", (hint) => ({ id_token_hint: hint, client_id: "vigie-other" })],
    ["an unknown client", () => ({ client_id: "nobody" })],
    ["a token and the id of another session", (hint) => ({ id_token_hint: hint, logout_hint: "another" })],
  ])("a logout request with %s is rejected, and the session stays", async (_what, requested) => {
    const browser = newBrowser();
    const { id_token: hint = "" } = await logIn(browser);
    const answer = await browser.send(endUrl(requested(hint)));
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test("a logout request of a browser without a session redirects back at once", async () => {
    const { id_token: hint = "" } = await logIn(newBrowser());
    const answer = await newBrowser().send(endUrl({ id_token_hint: hint, post_logout_redirect_uri: LEFT }));
    expect(answer.headers.get("location")).toBe(LEFT);
  });
});
