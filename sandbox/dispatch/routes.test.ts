import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { beforeEach, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { Outbox } from "../outbox/outbox.ts";
import { dispatchRoutes } from "./routes.ts";

const SECRET = `whsec_${Buffer.from("a-secret-of-thirty-two-bytes-xyz").toString("base64")}`;
const PHOTO = {
  type: "fire-report.photo",
  timestamp: "2026-07-02T12:00:00.000Z",
  data: {
    ...{ reference: "F-2C4F-HJMP", photo: randomUUID(), width: 8, height: 6, at: null },
    jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xd9]).toString("base64"),
  },
};
let outbox: Outbox;
let faults: Faults;
beforeEach(() => {
  outbox = new Outbox();
  faults = new Faults();
});

/** Sends an event. @returns the status, and the code of an error */
async function send(event: object, { secret = SECRET, id = "photo_1", minutes = 0, more = {} } = {}) {
  const body = JSON.stringify(event);
  const at = new Date(Date.now() + minutes * 60_000);
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, body),
    ...more,
  };
  const app = dispatchRoutes({ outbox, faults, secret: SECRET });
  const answer = await app.request("/", { method: "POST", body, headers });
  return answer.status === 204 ? 204 : [answer.status, (await answer.json().catch(() => null))?.error?.code];
}

it("a signed event appears in the outbox with its picture, and only once if the event is repeated", async () => {
  expect(await send(PHOTO)).toBe(204);
  expect(await send(PHOTO)).toBe(204);
  const [only, ...others] = outbox.list({ channel: "dispatch" });
  expect(others).toEqual([]);
  expect(only).toMatchObject({ about: "photo_1", subject: "fire-report.photo F-2C4F-HJMP" });
  expect(only?.html).toContain("data:image/jpeg;base64,/9j/2Q==");
});

it("the simulated system of dispatch rejects events with a wrong signature, an old time or an unknown format", async () => {
  const other = `whsec_${Buffer.from("another-secret-of-32-bytes-xxxxx").toString("base64")}`;
  expect(await send(PHOTO, { secret: other })).toEqual([401, "bad-signature"]);
  expect(await send(PHOTO, { minutes: -6 })).toEqual([401, "old-timestamp"]);
  expect(await send(PHOTO, { more: { "webhook-timestamp": "now" } })).toEqual([401, "bad-timestamp"]);
  expect(await send(PHOTO, { more: { "webhook-signature": "" } })).toEqual([401, "missing-headers"]);
  expect(await send({ ...PHOTO, data: { ...PHOTO.data, width: "8" } })).toEqual([400, "bad-event"]);
  expect(await send({ type: "fire-report.received", data: {} })).toEqual([400, "bad-event"]);
  expect(outbox.list()).toEqual([]);
});

it("the simulated system of dispatch responds with the fault that is set", async () => {
  faults.set("dispatch", { status: 429, retryAfterS: 3 });
  expect(await send(PHOTO)).toEqual([429, undefined]);
  faults.clear();
  expect(await send(PHOTO)).toBe(204);
});
