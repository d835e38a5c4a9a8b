import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import webPush from "web-push";
import type { Claimed } from "./delivery.ts";
import { createWebPushClient, isPushOrigin } from "./web-push-client.server.ts";

let status = 201;
let headers: Record<string, string> = {};
let text = "said";
let requested = 0;
const server = createServer((_request, response) => {
  requested += 1;
  response.writeHead(status, headers).end(text);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ecdh = createECDH("prime256v1");
const keys = { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
const LETTER: Claimed = {
  id: 1,
  personId: null,
  subscriberId: null,
  naturalKey: "one",
  kind: "push-test",
  channel: "push",
  language: "fr",
  address: "",
  about: {},
  attempt: 1,
};
const notice = { title: "Essai", body: "Essai", url: "https://vigie.example/", tag: "test", isUrgent: true };
const client = (now?: () => Date) =>
  createWebPushClient({
    ...webPush.generateVAPIDKeys(),
    contact: "mailto:a@example.org",
    origins: [origin, `${origin.replace("127.0.0.1", "localhost")}`],
    ...(now && { now }),
  });
const hand = (endpoint = `${origin}/push/1`, by = client()) => by.hand({ endpoint, keys }, LETTER, notice);

it.each<[number, object]>([
  [201, { kind: "sent" }],
  [401, { kind: "held", forMs: 30_000 }],
  [403, { kind: "held", forMs: 30_000 }],
  [404, { kind: "refused", isGone: true }],
  [410, { kind: "refused", isGone: true }],
  [413, { kind: "refused" }],
  [429, { kind: "closed", retryAfterMs: 7_000 }],
  [503, { kind: "later" }],
])("maps a push service's response with status %i to the right outcome", async (answer, outcome) => {
  [status, headers] = [answer, { "Retry-After": "7" }];
  expect(await hand()).toMatchObject(outcome);
});

it("sends no request for a while to a push service that refuses our key, but continues with other services", async () => {
  let at = new Date("2026-06-01T12:00:00Z");
  const by = client(() => at);
  [status, headers, requested] = [403, {}, 0];
  expect(await hand(undefined, by)).toMatchObject({ kind: "held", reason: "403 said" });
  status = 201;
  at = new Date(at.getTime() + 10_000);
  expect(await hand(undefined, by)).toMatchObject({ kind: "held", forMs: 20_000 });
  expect(requested).toBe(1);
  expect(await hand(`${origin.replace("127.0.0.1", "localhost")}/push/1`, by)).toMatchObject({
    kind: "sent",
  });
  at = new Date(at.getTime() + 20_000);
  expect(await hand(undefined, by)).toMatchObject({ kind: "sent" });
});

it.each([
  [401, '{"code":401,"errno":109,"error":"Unauthorized","message":"VAPID public key mismatch"}'],
  [
    403,
    "the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.",
  ],
  [400, '{"reason":"VapidPkHashMismatch"}'],
])("retries a browser with another key, without stopping other browsers (%i)", async (answer, words) => {
  [status, headers] = [answer, {}];
  const by = client();
  text = words;
  expect(await hand(undefined, by)).toMatchObject({ kind: "later" });
  [status, text] = [201, "said"];
  expect(await hand(undefined, by)).toMatchObject({ kind: "sent" });
});

it("only sends requests to known push services, whatever address is stored", async () => {
  status = 201;
  expect(await hand("http://127.0.0.1:1/push/1")).toMatchObject({ kind: "refused", isGone: true });
});

it.each([
  ["https://fcm.googleapis.com/fcm/send/1", true],
  ["https://db5.notify.windows.com/w/?token=1", true],
  ["https://notify.windows.com/w", false],
  ["http://db5.notify.windows.com/w", false],
  ["https://fcm.googleapis.com.evil.example/", false],
  ["https://fcm.googleapis.com@evil.example/", false],
  ["http://169.254.169.254/latest/meta-data", false],
])("recognizes the address %s as a push service: %s", (endpoint, is) => {
  expect(isPushOrigin(endpoint, ["https://fcm.googleapis.com", "https://*.notify.windows.com"])).toBe(is);
});
