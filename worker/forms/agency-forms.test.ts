import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { seal } from "#alerts/alerts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import type { SecurityEvent } from "#security-log";
import { readSettings } from "#settings";
import { createCleanings } from "#territory/cleanings.ts";
import type { ReaderEnv } from "../consultations/reader.ts";
import { testReaders } from "../consultations/readers.double.ts";
import { operatorApp } from "../operator/app.ts";
import { startTestIdentity } from "../sign-in/identity.double.ts";
import { createOperationsIdentity } from "../sign-in/identity.server.ts";
import { AGENCY_FORMS, createAgencyForms, MOST_FORM_BYTES } from "./agency-forms.ts";

const FORM = "application/x-www-form-urlencoded";
const INSIDE = "http://127.0.0.1:9464/operator/channel";
const PATHS = Object.keys(AGENCY_FORMS);

const events: [SecurityEvent, unknown][] = [];
const logEvent = (kind: SecurityEvent, facts: () => object) => void events.push([kind, facts()]);
beforeEach(() => events.splice(0));

async function statusOf(headers: Record<string, string>, trustedProxies = 0, dispatchUrl = "", url = INSIDE) {
  const app = new Hono<ReaderEnv>();
  app.use(createAgencyForms({ trustedProxies, dispatchUrl, logEvent, cleanings: createCleanings() }).admit);
  app.all("*", ({ text }) => text("in"));
  return (
    await app.request(url, { method: "POST", headers: { "content-type": FORM, ...headers }, body: "a=b" })
  ).status;
}

// Safari before 16.4 and all browsers before 2020 send no Sec-Fetch-Site.
it.each<[string, Record<string, string>, number?, string?]>([
  ["without a proxy", { origin: "http://127.0.0.1:9464" }],
  ["through a TLS proxy that keeps Host", { host: "agence.example", origin: "https://agence.example" }],
  [
    "through a TLS proxy that reports HTTPS",
    { host: "agence.example", "x-forwarded-proto": "https", origin: "https://agence.example" },
    1,
  ],
  [
    "through a TLS proxy that forwards the host",
    {
      host: "127.0.0.1:9464",
      "x-forwarded-host": "agence.example:8443",
      origin: "https://agence.example:8443",
    },
    1,
  ],
  [
    "through a TLS proxy that changes Host, at dispatch's public address",
    { host: "127.0.0.1:9464", origin: "https://agence.example" },
    0,
    "https://agence.example/operator/reports",
  ],
  [
    "that sends only a Referer",
    { host: "agence.example", referer: "https://agence.example/operator?lang=fr" },
  ],
])("a form of an old browser is accepted %s", async (_, headers, trustedProxies, dispatchUrl) => {
  expect(await statusOf(headers, trustedProxies, dispatchUrl)).toBe(200);
});

it("a form from a browser that sends `Sec-Fetch-Site` is accepted even if the worker sees another address", async () => {
  expect(await statusOf({ "sec-fetch-site": "same-origin", origin: "https://agence.example" })).toBe(200);
});

it.each<[string, Record<string, string>, number?]>([
  ["another site", { host: "agence.example", origin: "https://evil.example" }],
  ["another port", { host: "agence.example", origin: "https://agence.example:8443" }],
  ["a sandboxed frame", { host: "agence.example", origin: "null" }],
  [
    "a page without TLS, where a proxy reports HTTPS for ours",
    { host: "a.example", "x-forwarded-proto": "https", origin: "http://a.example" },
    1,
  ],
  [
    "another site, in a new browser",
    { host: "a.example", "sec-fetch-site": "cross-site", origin: "https://a.example" },
  ],
  [
    "a host forwarded by an untrusted proxy",
    { host: "a.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" },
  ],
  ["a sender without origin headers", { host: "a.example" }],
])("a form is refused if it comes from %s", async (_, headers, trustedProxies) => {
  expect(await statusOf(headers, trustedProxies)).toBe(403);
});

it("logs a form from another site as a security event, but not a form from the agency's own pages", async () => {
  await statusOf({ "sec-fetch-site": "same-origin" });
  await statusOf({ origin: "https://evil.example", "sec-fetch-site": "cross-site" });
  expect(events).toEqual([
    ["refused-access", { method: "POST", route: "/operator/channel", status: 403, code: "cross-site" }],
  ]);
});

const database = giveDatabase();
const TOKEN = "a-password-for-the-agency";
const authorization = `Basic ${btoa(`agence:${TOKEN}`)}`;
const pages = (more: object = {}) =>
  operatorApp({
    ...testReaders(database(), () => new Date()),
    ...{ database: database(), seal, token: TOKEN, logEvent },
    photos: createFileStore({ ...readSettings({}), DATA_DIR: "no-data" }, "photos"),
    ...more,
  });
/** Sends a form of a signed-in person, with some headers changed. */
const send = (path: string, body: string, headers: Record<string, string> = {}, method = "POST") =>
  pages().request(`http://127.0.0.1${path}`, {
    method,
    headers: { authorization, "sec-fetch-site": "same-origin", "content-type": FORM, ...headers },
    body,
  });

it("every POST route of the agency's pages is in the list of forms, and the list has no other address", async () => {
  const identity = await startTestIdentity();
  const { routes } = pages({ identity: createOperationsIdentity(identity.settings) });
  const formRoutes = routes.filter(({ method }) => !["GET", "ALL"].includes(method));
  expect(formRoutes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    PATHS.map((path) => `POST ${path}`).toSorted(),
  );
  await identity.close();
});

it.each(PATHS.filter((path) => path !== "/operator/sign-out"))(
  "the form %s is refused from another site, without the password, if too long, and in another format",
  async (path) => {
    const { status } = await send(path, "name=Zoe");
    expect([303, 422]).toContain(status);
    const long = "a=".padEnd(MOST_FORM_BYTES + 1, "b");
    const refused = [
      await send(path, "", { "sec-fetch-site": "cross-site" }),
      await send(path, "", { authorization: "" }),
      await send(path, long),
      await send(path, "{}", { "content-type": "application/json" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 401, 413, 415]);
    expect(events).toEqual([
      ["refused-access", { method: "POST", route: path, status: 403, code: "cross-site" }],
      ["odd-request", { method: "POST", route: path, status: 413, code: "too-long" }],
      ["odd-request", { method: "POST", route: path, status: 415, code: "unreadable" }],
    ]);
  },
);

it.each([
  ["POST", "/operator"],
  ["POST", "/operator/reports"],
  ["POST", "/operator/channel/"],
  ["POST", "/operator/constructor"],
  ["PUT", "/operator/channel"],
  ["DELETE", "/operator/reports/status"],
])("a %s request to %s is refused, because the list of forms does not have it", async (method, path) => {
  const answer = await send(path, "a=b", {}, method);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(events).toHaveLength(1);
});
