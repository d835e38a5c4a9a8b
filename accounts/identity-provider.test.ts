import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { type IdentityDouble, startIdentityDouble } from "./identity.double.ts";
import { createIdentityProvider } from "./identity-provider.server.ts";

let double: IdentityDouble;
beforeEach(async () => {
  double = await startIdentityDouble();
  double.people.set("auth0|1", { email: "ann@example.org", given_name: "Ann" });
});
afterEach(() => double.close());

const provider = (url = double.url) =>
  createIdentityProvider({ url, clientId: "vigie-web", managementId: "id", managementSecret: "secret" });
const UNAVAILABLE = { code: "unavailable" };

it("returns a person's identity, with empty text for unknown names", async () => {
  expect(await provider().identityOf(await double.token())).toEqual({
    email: "ann@example.org",
    isEmailVerified: false,
    firstName: "Ann",
    lastName: "",
  });
});

it.each([
  [true, true],
  [false, false],
  ["true", false],
  [1, false],
  [null, false],
])("treats an address as verified only if the provider returns true: %j", async (returned, isVerified) => {
  double.people.set("auth0|1", { email: "ann@example.org", email_verified: returned });
  const { isEmailVerified } = await provider().identityOf(await double.token());
  expect(isEmailVerified).toBe(isVerified);
});

it("cleans a person's names, counts the cleaned names, and reads a name without any letter as empty", async () => {
  double.people.set("auth0|1", {
    ...{ email: "ann@example.org", email_verified: true },
    ...{ given_name: "\u202eAnn\u0000\né\ud83d", family_name: "\u0007\u202e" },
  });
  const cleanings = createCleanings();
  const settings = { url: double.url, clientId: "vigie-web", managementId: "id", managementSecret: "secret" };
  const { identityOf } = createIdentityProvider({ ...settings, cleanings });
  expect(await identityOf(await double.token())).toEqual({
    email: "ann@example.org",
    isEmailVerified: true,
    firstName: "Ann é",
    lastName: "",
  });
  expect([...cleanings.counts()]).toEqual([["identity", 2]]);
});

it("cuts a long name between two characters, never inside one", async () => {
  double.people.set("auth0|1", { email: "ann@example.org", given_name: `a${"🔥".repeat(300)}` });
  const { firstName } = await provider().identityOf(await double.token());
  expect(firstName).toBe(`a${"🔥".repeat(127)}`);
});

it("treats an address that needed cleaning as unconfirmed, whatever the provider returns", async () => {
  double.people.set("auth0|1", { email: "ann\u0000@example.org", email_verified: true });
  const read = { email: "ann@example.org", isEmailVerified: false };
  expect(await provider().identityOf(await double.token())).toMatchObject(read);
  expect(await provider().addressOf("auth0|1")).toEqual(read);
});

it("lists the roles of an open account, and returns null if the account is blocked or gone", async () => {
  double.people.set("auth0|1/roles", [{ id: "rol_1", name: "operator", description: "" }]);
  expect(await provider().rolesOf("auth0|1")).toEqual(["operator"]);
  double.people.set("auth0|1", { blocked: true });
  expect(await provider().rolesOf("auth0|1")).toBeNull();
  expect(await provider().rolesOf("auth0|2")).toBeNull();
});

it.each([
  ["an invalid account", { "auth0|1": { blocked: "yes" } }],
  ["invalid roles", { "auth0|1/roles": { error: "insufficient_scope" } }],
  ["no roles", {}],
])(
  "throws `unavailable` for %s, instead of reading a closed account or an account without roles",
  async (_, data) => {
    for (const [key, value] of Object.entries(data)) double.people.set(key, value);
    await expect(provider().rolesOf("auth0|1")).rejects.toMatchObject(UNAVAILABLE);
  },
);

it("rejects the token of a person whom the provider deleted", async () => {
  const token = await double.token({ sub: "auth0|gone" });
  await expect(provider().identityOf(token)).rejects.toMatchObject({ code: "not-signed-in" });
});

it("throws `unavailable` if the provider's response is unusable", async () => {
  const token = await double.token();
  double.people.set("auth0|1", { email: "no address" });
  await expect(provider().identityOf(token)).rejects.toMatchObject(UNAVAILABLE);
  double.fault = 500;
  await expect(provider().identityOf(token)).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider().sendPasswordReset("ann@example.org", "fr")).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider().addressOf("auth0|1")).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider().sendConfirmationLink("auth0|1")).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider().correctAddress("auth0|1", "new@example.org")).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider().erase("auth0|1")).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider().sessionsOf("auth0|1")).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider().endSessions("auth0|1")).rejects.toMatchObject(UNAVAILABLE);
  await expect(provider("http://127.0.0.1:1").identityOf(token)).rejects.toMatchObject(UNAVAILABLE);
});

it("requests a password email from the provider's database that has passwords", async () => {
  await provider().sendPasswordReset("ann@example.org", "fr");
  expect(double.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [
      "/dbconnections/change_password",
      { client_id: "vigie-web", email: "ann@example.org", connection: "Username-Password-Authentication" },
    ],
  ]);
});

it("requests a confirmation link for the site's client, with the machine client's token", async () => {
  await provider().sendConfirmationLink("auth0|1");
  expect(double.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ["/oauth/token", expect.objectContaining({ client_id: "id", audience: `${double.url}/api/v2/` })],
    ["/api/v2/jobs/verification-email", { user_id: "auth0|1", client_id: "vigie-web" }],
  ]);
});

it("returns a person's address without their token, and null for an unknown person", async () => {
  const { addressOf } = provider();
  const ann = { email: "ann@example.org", isEmailVerified: false };
  expect(await addressOf("auth0|1")).toEqual(ann);
  double.people.set("auth0|1", { email: "ann@example.org", email_verified: true });
  expect(await addressOf("auth0|1")).toEqual({ ...ann, isEmailVerified: true });
  expect(await addressOf("auth0|2")).toBeNull();
  double.people.set("auth0|1", { email: "no address" });
  expect(await addressOf("auth0|1")).toBeNull();
});

it("changes a person's address, sends the confirmation link, and returns the provider's spelling", async () => {
  double.people.set("auth0|2", { email: "bob@example.org", email_verified: true });
  const { correctAddress } = provider();
  expect(await correctAddress("auth0|1", "Ann.Roy@example.org")).toEqual({
    email: "ann.roy@example.org",
    isEmailVerified: false,
  });
  expect(double.requests.slice(1).map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [
      "/api/v2/users/auth0%7C1",
      {
        email: "Ann.Roy@example.org",
        email_verified: false,
        verify_email: true,
        client_id: "vigie-web",
        connection: "Username-Password-Authentication",
      },
    ],
  ]);
  await expect(correctAddress("auth0|1", "bob@example.org")).rejects.toMatchObject({ code: "email-taken" });
});

it.each([
  [409, "email-taken"],
  [400, "invalid"],
  [403, "unavailable"],
  [404, "unavailable"],
  [429, "unavailable"],
  [503, "unavailable"],
])("maps a correction that gets status %i to the error %s", async (status, code) => {
  const { correctAddress, addressOf } = provider();
  // Cache a token first.
  await addressOf("auth0|1");
  double.fault = status;
  await expect(correctAddress("auth0|1", "new@example.org")).rejects.toMatchObject({ code });
});

it("fetches the machine client's token once, and again after it is revoked", async () => {
  const { addressOf } = provider();
  const tokens = () => double.requests.filter(({ path }) => path === "/oauth/token").length;
  await addressOf("auth0|1");
  await addressOf("auth0|1");
  expect(tokens()).toBe(1);
  double.managementToken = "another";
  expect(await addressOf("auth0|1")).not.toBeNull();
  expect(tokens()).toBe(2);
});

it("erases a person at the provider, and does not fail if the person is already erased", async () => {
  await provider().erase("auth0|1");
  expect(double.people.has("auth0|1")).toBe(false);
  await provider().erase("auth0|1");
});

describe("sessions listed by the provider", () => {
  const USER = "/api/v2/users/auth0%7C1";
  const says = (sessions: unknown, tokens: unknown) => {
    double.lists.set(`${USER}/sessions`, { sessions });
    double.lists.set(`${USER}/refresh-tokens`, { tokens });
  };

  it("leaves out session records that are invalid or belong to another person", async () => {
    const odd = [null, 3, {}, { id: "" }, { id: "a b" }, { id: 7 }, { id: "x", user_id: "auth0|2" }];
    says(
      [...odd, { id: "s-1", user_id: "auth0|1", device: "?", created_at: "soon" }],
      [...odd, { id: "rt-1" }],
    );
    const unknown = { userAgent: "", startedAt: null, usedAt: null };
    expect(await provider().sessionsOf("auth0|1")).toEqual([
      { id: "s-1", ...unknown, isOpen: true, refreshTokens: [] },
      { id: "rt-1", ...unknown, isOpen: false, refreshTokens: ["rt-1"] },
    ]);
  });

  it.each([
    ["no list of sessions", undefined, []],
    ["no list of refresh tokens", [], undefined],
    ["a string instead of a list", "[]", []],
  ])("throws `unavailable` for the sessions if there is %s", async (_, sessions, tokens) => {
    says(sessions, tokens);
    await expect(provider().sessionsOf("auth0|1")).rejects.toMatchObject(UNAVAILABLE);
  });

  it("treats sessions that the provider no longer knows as ended", async () => {
    const { addressOf, endSession } = provider();
    // Cache a token first.
    await addressOf("auth0|1");
    double.fault = 404;
    const session = { id: "s-1", userAgent: "", startedAt: null, usedAt: null };
    await endSession({ ...session, isOpen: true, refreshTokens: ["rt-1"] });
    expect(double.requests.slice(-2).map(({ method, path }) => `${method} ${path}`)).toEqual([
      "DELETE /api/v2/refresh-tokens/rt-1",
      "DELETE /api/v2/sessions/s-1",
    ]);
  });
});
