import { expect, it } from "vitest";
import webPush from "web-push";
import { Faults } from "../faults.ts";
import { Outbox } from "../outbox/outbox.ts";
import { FORGETFUL } from "../state-folder.ts";
import { pushApp } from "./app.ts";
import { Devices } from "./devices.ts";

const outbox = new Outbox();
const faults = new Faults();
const ORIGIN = "http://127.0.0.1:4008";
const app = pushApp(outbox, faults, new Devices(FORGETFUL));
const vapidDetails = { subject: "mailto:a@example.org", ...webPush.generateVAPIDKeys() };
const notice = { title: "Feu hors contrôle", body: "À 12 km de Chalet", url: "https://vigie.example/" };

const newDevice = async () => (await app.request(`${ORIGIN}/devices`, { method: "POST" })).json();
function send(
  subscription: webPush.PushSubscription,
  change: Record<string, string> = {},
  text = JSON.stringify(notice),
) {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, text, { vapidDetails });
  return app.request(endpoint, {
    method: "POST",
    headers: { ...(headers as Record<string, string>), ...change },
    body: new Uint8Array(body ?? []),
  });
}

it("a message encrypted by web-push appears decrypted in the outbox, under its browser's ID", async () => {
  const device = await newDevice();
  expect((await send(device)).status).toBe(201);
  expect(outbox.list({ channel: "push" })).toMatchObject([
    {
      to: device.endpoint.split("/").at(-1),
      subject: notice.title,
      text: `${notice.body}\n${notice.url}`,
    },
  ]);
});

it("the push service rejects a missing signature, another audience, no TTL, and text for another browser", async () => {
  const [device, other] = [await newDevice(), await newDevice()];
  expect((await send(device, { Authorization: "vapid t=a.b.c, k=abc" })).status).toBe(403);
  const elsewhere = { ...device, endpoint: device.endpoint.replace("127.0.0.1", "localhost") };
  const { headers } = webPush.generateRequestDetails(elsewhere, "{}", { vapidDetails });
  expect((await send(device, { Authorization: String(headers.Authorization) })).status).toBe(403);
  expect((await send(device, { TTL: "soon" })).status).toBe(400);
  expect((await send({ ...device, keys: other.keys })).status).toBe(400);
});

it("a message to an unsubscribed browser gets 410, and a fault of the push service sets the status of all responses", async () => {
  const device = await newDevice();
  await app.request(`${ORIGIN}/devices/${device.endpoint.split("/").at(-1)}`, { method: "DELETE" });
  expect((await send(device)).status).toBe(410);
  faults.set("push", { status: 503 });
  expect((await send(device)).status).toBe(503);
  faults.clear();
});
