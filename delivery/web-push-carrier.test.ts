import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import webPush from "web-push";
import type { Claimed } from "./delivery.ts";
import { createWebPushCarrier, isPushOrigin } from "./web-push-carrier.server.ts";

let status = 201;
let headers: Record<string, string> = {};
const server = createServer((_request, response) => response.writeHead(status, headers).end("said"));
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
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
const hand = (endpoint = `${origin}/push/1`) =>
  createWebPushCarrier({
    ...webPush.generateVAPIDKeys(),
    contact: "mailto:a@example.org",
    origins: [origin],
  }).hand({ endpoint, keys }, LETTER, notice);

it.each<[number, object]>([
  [201, { kind: "sent" }],
  [404, { kind: "refused", isGone: true }],
  [410, { kind: "refused", isGone: true }],
  [413, { kind: "refused" }],
  [429, { kind: "closed", retryAfterMs: 7_000 }],
  [503, { kind: "later" }],
])("what a push service means by %i", async (answer, outcome) => {
  [status, headers] = [answer, { "Retry-After": "7" }];
  expect(await hand()).toMatchObject(outcome);
});

it("asks nobody but push services, whatever address was kept", async () => {
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
])("%s is one of them: %s", (endpoint, is) => {
  expect(isPushOrigin(endpoint, ["https://fcm.googleapis.com", "https://*.notify.windows.com"])).toBe(is);
});
