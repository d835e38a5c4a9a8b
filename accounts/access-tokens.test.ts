import { base64url, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTokenCheck } from "./access-tokens.server.ts";
import { AUDIENCE, CLIENT, type IdentityDouble, startIdentityDouble } from "./identity.double.ts";

let provider: IdentityDouble;
beforeEach(async () => {
  provider = await startIdentityDouble();
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.close();
});

/** Freezes the clock, so that no cooldown ends between two requests on a slow machine. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ["Date"] });

const APP = "vigie-app";
const OURS = { audience: AUDIENCE, clients: [CLIENT, APP, ""] };
const checkToken = () => createTokenCheck({ issuer: provider.url, ...OURS });
const keyQuestions = () => provider.requests.filter(({ path }) => path.endsWith("jwks.json")).length;
const seconds = (from = 0) => Math.floor(Date.now() / 1000) + from;
const REFUSED = { code: "not-signed-in" };

describe("access token", () => {
  it("reads the subject and the issue time from a token that the provider signed for us", async () => {
    const iat = seconds(-10);
    expect(await checkToken()(await provider.token({ sub: "auth0|ann", iat }))).toEqual({
      subject: "auth0|ann",
      issuedAt: new Date(iat * 1000),
    });
  });

  it("accepts a token for several audiences if our audience is among them", async () => {
    const token = await provider.token({ aud: [AUDIENCE, `${provider.url}/userinfo`] });
    await expect(checkToken()(token)).resolves.toMatchObject({ subject: "auth0|1" });
  });

  it.for([
    ["the site, as Auth0 names it", { azp: CLIENT }],
    ["the agency's app", { azp: APP }],
    ["the site, as RFC 9068 names it", { azp: undefined, client_id: CLIENT }],
    ["the site, named twice", { azp: CLIENT, client_id: CLIENT }],
  ] as const)("accepts a token issued to %s", async ([, claims]) => {
    await expect(checkToken()(await provider.token(claims))).resolves.toMatchObject({ subject: "auth0|1" });
  });

  it.for([
    ["issued to another client of the tenant", { azp: "vigie-other" }],
    ["issued to another client, as RFC 9068 names it", { azp: undefined, client_id: "vigie-other" }],
    ["that names two clients", { azp: CLIENT, client_id: "vigie-other" }],
    ["that names a list of clients", { azp: [CLIENT] }],
    ["that names an empty client", { azp: "" }],
    ["that names no client", { azp: undefined }],
    [
      "issued to a machine",
      { azp: "vigie-management", sub: "vigie-management@clients", gty: "client-credentials" },
    ],
    ["of another audience", { aud: "https://other.example/api" }],
    ["of another issuer", { iss: "https://other.example/" }],
    ["of our issuer without its slash", { iss: "no-slash" }],
    ["without a subject", { sub: undefined }],
    ["with an empty subject", { sub: "" }],
    ["with a NUL in its subject", { sub: "auth0|1\u0000" }],
    ["with half a surrogate pair in its subject", { sub: "auth0|1\ud83d" }],
    ["without an expiry", { exp: undefined }],
    ["without an issue time", { iat: undefined }],
    ["expired for more than a minute", { exp: seconds(-62) }],
    ["that is not yet valid", { nbf: seconds(300) }],
  ] as const)("rejects a token %s", async ([, claims]) => {
    const ours = "iss" in claims && claims.iss === "no-slash" ? { iss: provider.url } : claims;
    await expect(checkToken()(await provider.token(ours))).rejects.toMatchObject(REFUSED);
  });

  it.for([
    ["expired for less than a minute", { exp: seconds(-30) }],
    ["that becomes valid in less than a minute", { nbf: seconds(45) }],
  ] as const)("accepts a token %s, because clocks differ", async ([, claims]) => {
    await expect(checkToken()(await provider.token(claims))).resolves.toBeDefined();
  });

  it("rejects a token with no signature, or signed with a secret instead of a key", async () => {
    const claims = {
      iss: `${provider.url}/`,
      aud: AUDIENCE,
      sub: "auth0|1",
      iat: seconds(),
      exp: seconds(60),
    };
    const unsigned = new UnsecuredJWT(claims).encode();
    await expect(checkToken()(unsigned)).rejects.toMatchObject(REFUSED);
    const published = await (await fetch(`${provider.url}/.well-known/jwks.json`)).text();
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: "key-1" })
      .sign(new TextEncoder().encode(published));
    await expect(checkToken()(shared)).rejects.toMatchObject(REFUSED);
  });

  it("rejects a token that has our key's id but another key's signature, or that was changed after signing", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const claims = {
      iss: `${provider.url}/`,
      aud: AUDIENCE,
      sub: "auth0|1",
      iat: seconds(),
      exp: seconds(60),
    };
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "key-1" })
      .sign(privateKey);
    await expect(checkToken()(foreign)).rejects.toMatchObject(REFUSED);
    const [head, , signature] = (await provider.token()).split(".");
    const changed = base64url.encode(JSON.stringify({ ...claims, sub: "auth0|admin" }));
    await expect(checkToken()([head, changed, signature].join("."))).rejects.toMatchObject(REFUSED);
  });

  it.for(["", "hello", "a.b.c", "..", `${"x".repeat(8000)}.y.z`])(
    "rejects text that is not a token (%#)",
    async (text) => {
      await expect(checkToken()(text)).rejects.toMatchObject(REFUSED);
    },
  );

  it("never puts the token in an error", async () => {
    const token = await provider.token({ aud: "other" });
    const error: unknown = await checkToken()(token).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(token.slice(0, 40));
  });
});

describe("provider keys", () => {
  it("fetches the provider's keys only once for many simultaneous tokens", async () => {
    const check = checkToken();
    await Promise.all(Array.from({ length: 20 }, async () => check(await provider.token())));
    expect(keyQuestions()).toBe(1);
  });

  it("does not fetch the keys again for many tokens with unknown key ids right after the last fetch", async () => {
    stopTheClock();
    const check = checkToken();
    await check(await provider.token());
    for (let at = 0; at < 50; at++) {
      await expect(check(await provider.token({}, { kid: `unknown-${at}` }))).rejects.toMatchObject(REFUSED);
    }
    expect(keyQuestions()).toBe(1);
  });

  it("still verifies tokens while the provider is down", async () => {
    const check = checkToken();
    await check(await provider.token());
    provider.fault = 503;
    await expect(check(await provider.token())).resolves.toBeDefined();
  });

  it("throws `unavailable` for each of ten tokens if the keys cannot be fetched, after only one fetch", async () => {
    stopTheClock();
    provider.fault = 503;
    const check = checkToken();
    for (let at = 0; at < 10; at++)
      await expect(check(await provider.token())).rejects.toMatchObject({ code: "unavailable" });
    expect(keyQuestions()).toBe(1);
  });

  it("throws `unavailable` if the provider's host cannot be reached", async () => {
    const token = await provider.token();
    const check = createTokenCheck({ issuer: "http://127.0.0.1:1", ...OURS });
    await expect(check(token)).rejects.toMatchObject({ code: "unavailable" });
  });
});
