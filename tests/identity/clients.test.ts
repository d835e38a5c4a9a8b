import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { ManagementClient } from "auth0";
import * as oidc from "openid-client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { newPerson, test } from "../support/browse.ts";
import {
  aPerson,
  DEMO,
  logIn,
  mailedLink,
  type NewPerson,
  signUp,
  startIdentity,
} from "../support/identity.ts";
import { serveClientPage } from "./client-page.ts";

const AUDIENCE = "https://vigie.example/api";
let identity: Awaited<ReturnType<typeof startIdentity>>;
let leave: () => void;
let config: oidc.Configuration;

beforeAll(async () => {
  identity = await startIdentity();
  leave = await serveClientPage(identity.site);
  config = await oidc.discovery(new URL(identity.issuer), "vigie-web", undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
});
afterAll(async () => {
  leave();
  await identity.stop();
});

/** Signs in or up on the provider's screens, and exchanges the resulting code for tokens. */
async function tokens(
  act: (page: Page, person: NewPerson) => Promise<void>,
  person = aPerson(),
  more: Readonly<Record<string, string>> = {},
) {
  const context = await newPerson("/en/", { origin: identity.site });
  const page = await context.newPage();
  const verifier = oidc.randomPKCECodeVerifier();
  const checks = { expectedState: oidc.randomState(), expectedNonce: oidc.randomNonce() };
  const redirect = `${identity.site}/anywhere/`;
  const start = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirect,
    scope: "openid profile email offline_access",
    audience: AUDIENCE,
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...more,
  });
  await page.goto(start.href);
  await act(page, person);
  await page.waitForURL(`${redirect}*`);
  const answer = await oidc.authorizationCodeGrant(config, new URL(page.url()), {
    ...checks,
    pkceCodeVerifier: verifier,
  });
  await context.close();
  return answer;
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const refusal = (request: Promise<unknown>) =>
  request.then(
    () => "taken",
    (error: unknown) => (error instanceof oidc.ResponseBodyError ? error.error : String(error)),
  );

test("openid-client: a person signs up and gets tokens with the person's claims", async () => {
  const person = aPerson();
  const answer = await tokens(signUp, person);
  const claims = answer.claims();
  expect(claims).toMatchObject({
    iss: identity.issuer,
    aud: "vigie-web",
    sub: expect.stringMatching(/^auth0\|/),
    email: person.email,
    email_verified: false,
    given_name: person.firstName,
    family_name: person.lastName,
    name: `${person.firstName} ${person.lastName}`,
  });
  expect(payloadOf(answer.access_token)).toMatchObject({
    iss: identity.issuer,
    aud: [AUDIENCE, `${identity.issuer}userinfo`],
    azp: "vigie-web",
    sub: claims?.sub,
    scope: expect.stringContaining("openid profile email"),
  });
  expect(await oidc.fetchUserInfo(config, answer.access_token, claims?.sub ?? "")).toMatchObject({
    email: person.email,
  });
  await fetch(await mailedLink(identity.hub, person.email));
  const after = await oidc.fetchUserInfo(config, answer.access_token, claims?.sub ?? "");
  expect(after.email_verified).toBe(true);
});

test("openid-client: reusing a refresh token also revokes the tokens that replaced it", async () => {
  const { refresh_token: first = "" } = await tokens((page) => logIn(page, DEMO));
  const { refresh_token: second = "" } = await oidc.refreshTokenGrant(config, first);
  expect(second).not.toBe(first);
  expect(await refusal(oidc.refreshTokenGrant(config, first))).toBe("invalid_grant");
  expect(await refusal(oidc.refreshTokenGrant(config, second))).toBe("invalid_grant");
});

const refreshed = ({ refresh_token = "" }: { readonly refresh_token?: string | undefined }) =>
  oidc.refreshTokenGrant(config, refresh_token);

test("openid-client: an ID token has auth_time if max_age is requested, also after a refresh", async () => {
  const person = aPerson();
  expect((await tokens(signUp, person)).claims()?.auth_time).toBeUndefined();
  const answer = await tokens(logIn, person, { max_age: "2592000" });
  const at = answer.claims()?.auth_time;
  expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60);
  expect((await refreshed(answer)).claims()?.auth_time).toBe(at);
});

test("openid-client: the sandbox's control rotates keys", async () => {
  const rotate = (body: object) =>
    fetch(`${identity.hub}/identity/rotate-keys`, { method: "POST", body: JSON.stringify(body) });
  const answer = await tokens((page) => logIn(page, DEMO));
  const keys = async () =>
    (await (await fetch(`${identity.issuer}.well-known/jwks.json`)).json()).keys.length;
  await rotate({ keepOld: true });
  expect(await keys()).toBe(2);
  await rotate({ keepOld: false });
  expect(await keys()).toBe(1);
  const refused = fetch(`${identity.issuer}userinfo`, {
    headers: { authorization: `Bearer ${answer.access_token}` },
  });
  expect((await refused).status).toBe(401);
});

test("the provider keeps a connection open after a token request", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, form?: URLSearchParams) => {
    const requested = request(new URL(path, identity.issuer), {
      agent,
      method: form === undefined ? "GET" : "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    requested.end(form?.toString());
    const [answer]: IncomingMessage[] = await once(requested, "response");
    if (answer !== undefined) await once(answer.resume(), "end");
    return { status: answer?.statusCode, isOnTheSame: requested.reusedSocket };
  };
  const code = new URLSearchParams({
    grant_type: "refresh_token",
    client_id: "vigie-web",
    refresh_token: "none",
  });
  expect((await ask("/oauth/token", code)).status).toBe(403);
  // Repeats requests, because a server would only close the connection shortly after a response.
  for (let i = 0; i < 10; i++)
    expect(await ask("/.well-known/jwks.json")).toEqual({ status: 200, isOnTheSame: true });
  agent.destroy();
});

/** Creates Auth0's own management client. */
function managementClient(): ManagementClient {
  const url = new URL(identity.issuer);
  const machine = async () => {
    const asMachine = await oidc.discovery(url, "vigie-management", "vigie-management-secret", undefined, {
      execute: [oidc.allowInsecureRequests],
    });
    return oidc.clientCredentialsGrant(asMachine, { audience: `${identity.issuer}api/v2/` });
  };
  return new ManagementClient({
    domain: url.host,
    token: async () => (await machine()).access_token,
    // The client only takes a domain and always uses HTTPS.
    fetch: (requested, init) => fetch(String(requested).replace("https:", "http:"), init),
  });
}

test("auth0's management client reads, changes and deletes people, and requests password and verification links", async () => {
  const management = managementClient();
  const person = aPerson();
  const id = (await tokens(signUp, person)).claims()?.sub ?? "";
  expect(await management.users.get(id)).toMatchObject({ user_id: id, email: person.email });
  expect(await management.users.update(id, { family_name: "Roy" })).toMatchObject({ family_name: "Roy" });
  expect(await management.users.listUsersByEmail({ email: person.email })).toMatchObject([{ user_id: id }]);
  expect(await management.users.update(id, { blocked: true })).toMatchObject({ blocked: true });
  await management.users.update(id, { blocked: false });
  const { data: roles } = await management.users.roles.list(`auth0|${"operator".padEnd(24, "0")}`);
  expect(roles).toMatchObject([{ name: "operator" }]);
  const { ticket } = await management.tickets.changePassword({ user_id: id });
  expect(await (await fetch(ticket)).text()).toContain('autocomplete="new-password"');
  const requested = management.jobs.verificationEmail.create({ user_id: id, client_id: "vigie-web" });
  expect(await requested).toMatchObject({ type: "verification_email", status: "pending" });
  await fetch(await mailedLink(identity.hub, person.email));
  expect(await management.users.get(id)).toMatchObject({ email_verified: true });
  for (const wrong of [{ user_id: "auth0|nobody" }, { user_id: id, client_id: "another" }])
    await expect(management.jobs.verificationEmail.create(wrong)).rejects.toMatchObject({ statusCode: 400 });
  await management.users.delete(id);
  await expect(management.users.get(id)).rejects.toMatchObject({ statusCode: 404 });
  const users = await (await fetch(`${identity.hub}/users`)).text();
  expect([users.includes(DEMO.email), users.includes(person.email), /hash|argon/i.test(users)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("auth0's management client lists a person's sessions and refresh tokens, and ends both", async () => {
  const { users, sessions, refreshTokens } = managementClient();
  const person = aPerson();
  const first = await tokens(signUp, person);
  const [sub, sid] = [first.claims()?.sub ?? "", first.claims()?.sid];
  const second = await tokens(logIn, person);
  const listed = async () => [
    (await users.sessions.list(sub)).data.map(({ id }) => id).sort(),
    (await users.refreshToken.list(sub)).data.map(({ session_id }) => session_id).sort(),
  ];
  const both = [String(sid), String(second.claims()?.sid)].sort();
  expect(await listed()).toEqual([both, both]);
  const [one] = (await users.refreshToken.list(sub)).data.filter(({ session_id }) => session_id === sid);
  expect(one).toMatchObject({ user_id: sub, client_id: "vigie-web", rotating: true });
  expect(one?.device?.last_user_agent).toContain("openid-client");
  await sessions.delete(String(sid));
  await refreshTokens.delete(String(one?.id));
  expect(await listed()).toEqual([[both.find((id) => id !== sid)], [both.find((id) => id !== sid)]]);
  expect(await refusal(refreshed(first))).toBe("invalid_grant");
  await users.sessions.delete(sub);
  await users.refreshToken.delete(sub);
  expect(await listed()).toEqual([[], []]);
  expect(await refusal(refreshed(second))).toBe("invalid_grant");
});

test("auth0's management client changes an email address, and only the link sent to the new address confirms it", async () => {
  const { users, tickets } = managementClient();
  const person = aPerson();
  const id = (await tokens(signUp, person)).claims()?.sub ?? "";
  const corrected = `new.${person.email}`;
  const correct = (email: string, more: object = {}) =>
    users.update(id, {
      email,
      email_verified: false,
      verify_email: true,
      client_id: "vigie-web",
      connection: "Username-Password-Authentication",
      ...more,
    });
  const { ticket: old } = await tickets.verifyEmail({ user_id: id });
  expect(await correct(corrected.toUpperCase())).toMatchObject({ email: corrected, email_verified: false });
  // A link sent to the old address does not confirm the new one.
  expect((await fetch(old)).status).toBe(410);
  expect(await users.get(id)).toMatchObject({ email: corrected, email_verified: false });
  await fetch(await mailedLink(identity.hub, corrected));
  expect(await users.get(id)).toMatchObject({ email_verified: true });
  await expect(correct(DEMO.email.toUpperCase())).rejects.toMatchObject({
    statusCode: 400,
    body: { errorCode: "auth0_idp_error", message: "The specified new email already exists" },
  });
  for (const wrong of [{ client_id: "another" }, { connection: "another" }])
    await expect(correct(corrected, wrong)).rejects.toMatchObject({ statusCode: 400 });
});
