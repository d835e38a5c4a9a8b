import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createGoogleTokens, readServiceAccount } from "./google-token.server.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
let requested: URLSearchParams[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  requested.push(new URLSearchParams(await text(request)));
  const body =
    status === 200 ? { access_token: `t${requested.length}`, expires_in: 3600 } : { error: "invalid_grant" };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});
let tokenUri: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  tokenUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
});
afterAll(() => server.close());
beforeEach(() => {
  [requested, status] = [[], 200];
});

const account = () => ({
  project_id: "agency",
  client_email: "messages@agency.example",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  private_key_id: "k1",
  token_uri: tokenUri,
});
const NOW = Date.now();
const tokens = (now = () => NOW, tokenUrl = "") =>
  createGoogleTokens({ readAccount: async () => account(), tokenUrl, now });

it("requests a token with an assertion signed by the account's key, for an hour and only for messages", async () => {
  expect(await tokens().get()).toEqual({ token: "t1", projectId: "agency" });
  const [form] = requested;
  expect(form?.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
  const { payload, protectedHeader } = await jwtVerify(form?.get("assertion") ?? "", publicKey, {
    issuer: "messages@agency.example",
    audience: tokenUri,
  });
  expect(protectedHeader).toEqual({ alg: "RS256", typ: "JWT", kid: "k1" });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
  expect(payload.scope).toBe("https://www.googleapis.com/auth/firebase.messaging");
});

it("caches a token until a minute before it expires, and sends one request for all callers", async () => {
  let at = NOW;
  const cache = tokens(() => at);
  expect((await Promise.all([cache.get(), cache.get()])).map(({ token }) => token)).toEqual(["t1", "t1"]);
  at += 3_540_000 - 1;
  expect((await cache.get()).token).toBe("t1");
  at += 1;
  expect((await cache.get()).token).toBe("t2");
});

it("drops the token that a caller reports, but not a newer token", async () => {
  const cache = tokens();
  await cache.get();
  cache.drop("t1");
  expect((await cache.get()).token).toBe("t2");
  cache.drop("t1");
  expect((await cache.get()).token).toBe("t2");
});

it("throws an error if Google returns no token, and requests a token again at the next call", async () => {
  const cache = tokens();
  status = 400;
  await expect(cache.get()).rejects.toMatchObject({ code: "no-token" });
  status = 200;
  expect((await cache.get()).token).toBe("t2");
});

it("reads an account from base64 or a file, and an error never contains the account's key", async () => {
  const json = JSON.stringify(account());
  expect(await readServiceAccount(Buffer.from(json).toString("base64"))).toMatchObject({
    private_key_id: "k1",
  });
  const file = join(mkdtempSync(join(tmpdir(), "vigie-")), "account.json");
  writeFileSync(file, json);
  expect(await readServiceAccount(file)).toMatchObject({ project_id: "agency" });
  await expect(readServiceAccount("/nowhere.json")).rejects.toThrow(/cannot be read/);
  writeFileSync(file, JSON.stringify({ ...account(), private_key: "secret" }));
  await expect(readServiceAccount(file)).rejects.toThrow(/^(?!.*secret)/);
});
