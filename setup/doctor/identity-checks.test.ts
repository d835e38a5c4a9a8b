import { createHash } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Settings } from "#settings";
import { startTestIdentity } from "../../worker/sign-in/identity.double.ts";
import { CLOSED, examineOne, serve } from "./doctor.double.ts";

const NAMES = ["identity provider", "sign-in on the site", "sign-in of operators"] as const;
let identity: Awaited<ReturnType<typeof startTestIdentity>>;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.faults.clear());

const examined = (changes: Partial<Settings> = {}) =>
  Promise.all(NAMES.map((name) => examineOne(name, { ...identity.settings, ...changes })));
const sentences = async (changes: Partial<Settings> = {}) =>
  (await examined(changes)).map(({ sentence }) => sentence);

it("the identity checks accept a provider whose clients are set up", async () => {
  expect((await examined()).map(({ state }) => state)).toEqual(["well", "well", "well"]);
});

it("the identity checks explain the wrong ID or secret of each client", async () => {
  const [management] = await sentences({ IDENTITY_MANAGEMENT_SECRET: "wrong-secret" });
  expect(management).toBe(
    "The identity provider refuses our access: correct IDENTITY_MANAGEMENT_ID and IDENTITY_MANAGEMENT_SECRET, and allow that client to use the Management API.",
  );
  const [, browser] = await sentences({ IDENTITY_CLIENT_ID: "wrong-client" });
  expect(browser).toContain("refuses the client IDENTITY_CLIENT_ID: correct its ID, and allow");
  const [, , operations] = await sentences({ OPERATIONS_IDENTITY_SECRET: "wrong-secret" });
  expect(operations).toContain("(invalid_client): correct OPERATIONS_IDENTITY_SECRET");
});

it("the sign-in checks explain a callback address that the provider does not allow", async () => {
  const [, browser, operations] = await sentences({
    ...{ SITE_URL: "https://vigie.example", DISPATCH_URL: "https://dispatch.example/operator/reports" },
  });
  expect(browser).toContain("allow https://vigie.example/connexion/ as its callback address");
  expect(operations).toContain(
    "allow https://dispatch.example/operator/sign-in/back as its callback address",
  );
});

it("the check of sign-in on the site explains an API that the provider does not know", async () => {
  const IDENTITY_URL = await serve((request, response) => {
    const back = new URL(request.url ?? "/", "http://tenant.example").searchParams.get("redirect_uri");
    response
      .writeHead(302, { location: `${back}?error=access_denied&error_description=Service+not+found` })
      .end();
  });
  const [, browser] = await sentences({ IDENTITY_URL });
  expect(browser).toBe(
    'The identity provider answers "access_denied: Service not found" to a sign-in by IDENTITY_CLIENT_ID: check that client and IDENTITY_AUDIENCE.',
  );
});

it("the identity checks explain a provider that fails or cannot be reached", async () => {
  identity.faults.set("identity", { status: 503 });
  for (const sentence of await sentences())
    expect(sentence).toContain("The identity provider fails by itself (503)");
  for (const sentence of await sentences({ IDENTITY_URL: `http://${CLOSED}` }))
    expect(sentence).toContain("nothing listens there: correct the host and port in IDENTITY_URL");
});

it("without their settings, the identity provider, sign-in and operators' sign-in are reported as not set", async () => {
  const empty = { IDENTITY_CLIENT_ID: "", OPERATIONS_IDENTITY_CLIENT_ID: "" };
  expect((await examined(empty)).map(({ state }) => state)).toEqual(["not set", "not set", "not set"]);
});

/** Starts a tenant. Its management client has the scopes `scope`, and its tokens the issuer `issuer`. */
async function tenant(scope: string, issuer?: string): Promise<string> {
  const [jwk] = (await identity.otherKeys()).list();
  if (jwk === undefined) throw new Error("There is no key.");
  const key = await importJWK(jwk, "RS256");
  const { kty, kid, n, e } = jwk;
  const url: string = await serve(async (request, response) => {
    const token = () =>
      new SignJWT({ scope })
        .setProtectedHeader({ alg: "RS256", kid: kid ?? "" })
        .setIssuer(issuer ?? `${url}/`)
        .setAudience(`${url}/api/v2/`)
        .setSubject(createHash("sha256").update(scope).digest("hex"))
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(key);
    const body = request.url?.endsWith("jwks.json")
      ? { keys: [{ kty, kid, n, e, alg: "RS256", use: "sig" }] }
      : { access_token: await token(), expires_in: 3600 };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  return url;
}

it("the check of the identity provider lists the scopes that the management client lacks", async () => {
  const [missing] = await sentences({ IDENTITY_URL: await tenant("read:users update:users") });
  expect(missing).toBe(
    "The client IDENTITY_MANAGEMENT_ID lacks delete:users, read:roles: give it these scopes.",
  );
  const [some] = await examined({
    IDENTITY_URL: await tenant("read:users update:users delete:users read:roles"),
  });
  expect(some).toMatchObject({ state: "well", sentence: expect.stringContaining("without read:sessions") });
});

it("the check of the identity provider explains tokens of another issuer", async () => {
  const [other] = await sentences({ IDENTITY_URL: await tenant("", "https://login.example/") });
  expect(other).toBe(
    "The identity provider's tokens do not match IDENTITY_URL (unexpected \"iss\" claim value): set it to the tokens' issuer, without the slash at its end.",
  );
});
