import { generateKeyPairSync } from "node:crypto";
import { importPKCS8, SignJWT } from "jose";
import { beforeEach, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { Outbox } from "../outbox/outbox.ts";
import { FORGETFUL } from "../state-folder.ts";
import { fcmApp, Registrations } from "./fcm.ts";
import { openAccount } from "./service-account.ts";

const outbox = new Outbox();
const faults = new Faults();
const account = await openAccount("http://127.0.0.1:4008", FORGETFUL);
const app = fcmApp({ outbox, faults, registrations: new Registrations(FORGETFUL), account });
beforeEach(() => {
  outbox.remove();
  faults.clear();
});

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
async function askToken(change: { key?: string; audience?: string; scope?: string; grant?: string } = {}) {
  const { key = account.private_key, audience = account.token_uri, scope = SCOPE, grant = GRANT } = change;
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(account.client_email)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(await importPKCS8(key, "RS256"));
  return app.request("/token", {
    method: "POST",
    body: new URLSearchParams({ grant_type: grant, assertion }),
  });
}
const newPhone = async (): Promise<string> =>
  (await (await app.request("/registrations", { method: "POST" })).json()).token;
const message = (token: string) => ({
  token,
  notification: { title: "Feu hors contrôle", body: "À 12 km de Chalet" },
  data: { url: "https://vigie.example/", tag: "alert-1", language: "fr" },
  android: { priority: "HIGH", ttl: "86400s", notification: { tag: "alert-1" } },
  apns: {
    headers: {
      "apns-push-type": "alert",
      "apns-priority": "10",
      "apns-expiration": "1783000000",
      "apns-collapse-id": "alert-1",
    },
    payload: { aps: { "thread-id": "alert-1" } },
  },
});
async function send(given: object, project = account.project_id) {
  const { access_token } = await (await askToken()).json();
  return app.request(`/v1/projects/${project}/messages:send`, {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ message: given }),
  });
}

it("a message that FCM accepts is in the outbox, under the phone's registration", async () => {
  const token = await newPhone();
  const answer = await send(message(token));
  expect(answer.status).toBe(200);
  expect((await answer.json()).name).toMatch(/^projects\/vigie-sandbox\/messages\//);
  expect(outbox.list({ channel: "push" })).toMatchObject([
    { to: token, subject: "Feu hors contrôle", text: "À 12 km de Chalet\nhttps://vigie.example/" },
  ]);
});

it("FCM gives a token only for a valid assertion of the account, and accepts messages only with that token", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  for (const wrong of [
    { key: other },
    { audience: "https://oauth2.googleapis.com/token" },
    { scope: "email" },
    { grant: "client_credentials" },
  ])
    expect((await askToken(wrong)).status, JSON.stringify(Object.keys(wrong))).toBe(400);
  const unknown = await app.request(`/v1/projects/${account.project_id}/messages:send`, { method: "POST" });
  expect(unknown.status).toBe(401);
  expect((await send(message(await newPhone()), "another")).status).toBe(403);
});

it("the simulation rejects what FCM rejects: unknown fields, values that are not text, a TTL over four weeks", async () => {
  const good = message(await newPhone());
  for (const wrong of [
    { ...good, collapse: "x" },
    { ...good, data: { ...good.data, count: 1 } },
    { ...good, data: { ...good.data, from: "x" } },
    { ...good, android: { ...good.android, ttl: "2419201s" } },
    { ...good, android: { ...good.android, priority: "high" } },
    { ...good, notification: { ...good.notification, body: "x".repeat(4096) } },
  ])
    expect((await send(wrong)).status).toBe(400);
  expect(outbox.list()).toEqual([]);
});

it("a removed registration gets 404, an invalid registration 400, and a fault sets the status of all responses", async () => {
  const token = await newPhone();
  await app.request(`/registrations/${token}`, { method: "DELETE" });
  const gone = await send(message(token));
  expect(gone.status).toBe(404);
  expect(await gone.json()).toMatchObject({ error: { details: [{ errorCode: "UNREGISTERED" }] } });
  expect((await send(message("short"))).status).toBe(400);
  const { access_token } = await (await askToken()).json();
  faults.set("push", { status: 429, retryAfterS: 5 });
  const busy = await app.request(`/v1/projects/${account.project_id}/messages:send`, {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "5"]);
});
