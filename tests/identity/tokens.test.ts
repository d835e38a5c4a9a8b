import { base64url, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCOUNT_PATHS, type AccountCommand } from "#accounts/account-commands.ts";
import { AUDIENCE, type IdentityDouble, startIdentityDouble } from "#accounts/identity.double.ts";
import { startWorld, type World } from "../support/world.ts";

let provider: IdentityDouble;
let world: World;

beforeAll(async () => {
  provider = await startIdentityDouble();
  for (const name of ["ann", "bob"])
    provider.people.set(`auth0|${name}`, {
      email: `${name}@example.org`,
      given_name: name,
      family_name: "Roy",
    });
  world = await startWorld({
    history: true,
    env: {
      LOG_LEVEL: "debug",
      IDENTITY_URL: `${provider.url}/`,
      IDENTITY_AUDIENCE: AUDIENCE,
      IDENTITY_CLIENT_ID: "vigie-web",
      IDENTITY_MANAGEMENT_ID: "vigie-management",
      IDENTITY_MANAGEMENT_SECRET: "vigie-management-secret",
    },
  });
});
afterAll(async () => {
  await world.stop();
  await provider.close();
});

const seconds = (from = 0) => Math.floor(Date.now() / 1000) + from;
const claims = () => ({
  iss: `${provider.url}/`,
  aud: AUDIENCE,
  sub: "auth0|ann",
  iat: seconds(),
  exp: seconds(600),
});

async function ask(act: AccountCommand, body: object) {
  const answer = await fetch(world.origin + ACCOUNT_PATHS[act], {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ language: "en", ...body }),
  });
  return { status: answer.status, body: await answer.json() };
}
const profileOf = (auth0AccessToken: string) => ask("profile", { auth0AccessToken });

async function ofAnotherKey(): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256");
  return new SignJWT(claims()).setProtectedHeader({ alg: "RS256", kid: "key-1" }).sign(privateKey);
}
async function ofASecret(): Promise<string> {
  const published = await (await fetch(`${provider.url}/.well-known/jwks.json`)).text();
  const secret = new TextEncoder().encode(published);
  return new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid: "key-1" }).sign(secret);
}
async function changedAfter(): Promise<string> {
  const [head, , signature] = (await provider.token()).split(".");
  return [head, base64url.encode(JSON.stringify({ ...claims(), sub: "auth0|bob" })), signature].join(".");
}

test.for<[string, () => string | Promise<string>]>([
  ["that is over", () => provider.token({ exp: seconds(-90) })],
  ["of another audience", () => provider.token({ aud: "https://other.example/api" })],
  ["of another client of the tenant", () => provider.token({ azp: "vigie-other" })],
  ["of another issuer", () => provider.token({ iss: "https://other.example/" })],
  ["that is not yet valid", () => provider.token({ nbf: seconds(300) })],
  ["without a signature", () => new UnsecuredJWT(claims()).encode()],
  ["signed by the public key as a secret", ofASecret],
  ["signed by another key", ofAnotherKey],
  ["changed after it was signed", changedAfter],
])("the built site rejects a token %s, and never logs the token", async ([, make]) => {
  const token = await make();
  const { status, body } = await profileOf(token);
  expect([status, body.code]).toEqual([401, "not-signed-in"]);
  expect(JSON.stringify(body)).not.toContain(token);
  // A program's log appears shortly after its response.
  await expect.poll(() => world.output()).toContain('"status":401');
  expect(world.output()).not.toContain(token.slice(0, 60));
  expect(world.output()).not.toContain(token.split(".")[1]?.slice(0, 60));
});

test("a person can neither change nor delete another person's place", async () => {
  const [ann, bob] = await Promise.all([
    provider.token({ sub: "auth0|ann" }),
    provider.token({ sub: "auth0|bob" }),
  ]);
  const place = {
    subscriptionId: null,
    type: "cottage",
    data: {
      locationNickname: "Cottage",
      latitude: 48.2,
      longitude: -72.4,
      radiusKm: 30,
      emailNotification: false,
      smsNotification: false,
      pushNotification: false,
      dailyNotification: false,
      phone: null,
      consent: false,
    },
  };
  const saved = await ask("savePlace", { ...place, accessToken: ann });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const subscriptionId = saved.body.id;
  const changed = await ask("savePlace", { ...place, accessToken: bob, subscriptionId });
  const deleted = await ask("deletePlace", { accessToken: bob, subscriptionId });
  expect([changed.status, deleted.status]).toEqual([403, 403]);
  const { body } = await profileOf(ann);
  expect(body.subscriptions.locations).toMatchObject([{ id: subscriptionId, locationNickname: "Cottage" }]);
});
