import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ReaderEnv } from "../consultations/reader.ts";
import { ownForms } from "./own-forms.ts";

const FORM = "application/x-www-form-urlencoded";
const INSIDE = "http://127.0.0.1:9464/operator/channel";

const events: string[] = [];

async function statusOf(headers: Record<string, string>, trustedProxies = 0, dispatchUrl = "", url = INSIDE) {
  const app = new Hono<ReaderEnv>();
  app.use(ownForms({ trustedProxies, dispatchUrl, logEvent: (kind) => void events.push(kind) }));
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
])("accepts a form of an old browser %s", async (_, headers, trustedProxies, dispatchUrl) => {
  expect(await statusOf(headers, trustedProxies, dispatchUrl)).toBe(200);
});

it("accepts a form of a new browser, whatever address the worker sees", async () => {
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
])("refuses a form of %s", async (_, headers, trustedProxies) => {
  expect(await statusOf(headers, trustedProxies)).toBe(403);
});

it("logs a form of another site as a security event, and not its own forms", async () => {
  events.length = 0;
  await statusOf({ "sec-fetch-site": "same-origin" });
  await statusOf({ origin: "https://evil.example", "sec-fetch-site": "cross-site" });
  expect(events).toEqual(["refused-access"]);
});
