import { createHmac, randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ChannelEvents } from "#accounts/channel-events.server.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { startSite } from "./app.double.ts";

const SMS_TOKEN = "twilio-token";
const MAIL_KEY = "mail-key";
const text = vi.fn<ChannelEvents["text"]>(async () => "Vigie : <arrêté> & fini");
const smsReceipt = vi.fn<ChannelEvents["smsReceipt"]>(async () => null);
const mailEvent = vi.fn<ChannelEvents["mailEvent"]>(async () => null);

const counted = new Map<string, number>();
const limits: RateLimits = {
  async consume(key, { most }) {
    const count = (counted.get(key) ?? 0) + 1;
    counted.set(key, count);
    return count <= most ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: 1 };
  },
  forget: async (key) => void counted.delete(key),
};
const logged: string[] = [];
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({
    env: { SMS_TOKEN, MAIL_EVENTS_KEY: MAIL_KEY },
    limits,
    channelEvents: { text, smsReceipt, mailEvent },
    log: pino({ level: "warn" }, { write: (line: string) => void logged.push(line) }),
  });
});
afterAll(async () => site.server.stop());

const signed = (path: string, form: Record<string, string>) =>
  createHmac("sha1", SMS_TOKEN)
    .update(
      `https://site.test${path}${Object.keys(form)
        .toSorted()
        .map((name) => name + form[name])
        .join("")}`,
    )
    .digest("base64");
const post = (path: string, form: Record<string, string>, signature = signed(path, form)) =>
  fetch(site.origin + path, {
    method: "POST",
    headers: { "x-twilio-signature": signature },
    body: new URLSearchParams(form),
  });

it("a text message gets its reply in Twilio's format, with escaped characters", async () => {
  const answer = await post("/api/sms/inbound", { From: "+14185550101", Body: "ARRET" });
  expect(answer.headers.get("content-type")).toBe("text/xml; charset=utf-8");
  expect(await answer.text()).toContain("<Message>Vigie : &lt;arrêté&gt; &amp; fini</Message>");
  expect(text).toHaveBeenCalledWith({ from: "+14185550101", body: "ARRET", isAnswered: false });
});

it("a text message is cleaned after the check of its signature, which covers the original text", async () => {
  text.mockClear();
  const answer = await post("/api/sms/inbound", { From: "+14185550101", Body: "\u202eARR\u0000ET\u0007" });
  expect(answer.status).toBe(200);
  expect(text).toHaveBeenCalledWith({ from: "+14185550101", body: "ARRET", isAnswered: false });
});

it("a text message gets no reply if the service returns null, and the service learns that Twilio already replied", async () => {
  text.mockClear();
  text.mockResolvedValueOnce(null);
  const answer = await post("/api/sms/inbound", { From: "+14185550101", Body: "STOP", OptOutType: "STOP" });
  expect(await answer.text()).not.toContain("<Message>");
  expect(text).toHaveBeenCalledWith({ from: "+14185550101", body: "STOP", isAnswered: true });
});

it("a message that its channel refused is logged and counted, without the recipient's address", async () => {
  logged.length = 0;
  const refused = {
    channel: "sms",
    event: "bounced",
    kind: "alert",
    reason: "undelivered 30005",
    isGone: true,
  };
  smsReceipt.mockResolvedValueOnce({ ...refused, channel: "sms", event: "bounced" });
  const form = { MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30005", To: "+14185550101" };
  await post("/api/sms/status", form);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([refused]);
  expect(logged.join("")).not.toContain("4185550101");
  await post("/api/sms/inbound", { From: "+14185550101", Body: "ARRET" });
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  expect(metrics).toContain('vigie_channel_events_total{channel="sms",event="bounced"} 1');
  expect(metrics).toMatch(/vigie_channel_events_total\{channel="sms",event="stopped"\} [1-9]/);
});

it("a signed delivery receipt of a text message is passed to the service", async () => {
  const form = { MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30005", To: "+14185550101" };
  expect((await post("/api/sms/status", form)).status).toBe(204);
  expect(smsReceipt).toHaveBeenCalledWith({
    reference: "SM1",
    to: "+14185550101",
    status: "undelivered",
    errorCode: "30005",
  });
});

it("webhook requests without a valid signature or by GET are refused, and their content is not logged", async () => {
  text.mockClear();
  logged.length = 0;
  expect((await post("/api/sms/inbound", { From: "+1", Body: "STOP" }, "")).status).toBe(403);
  expect(
    (await post("/api/sms/inbound", { From: "+1", Body: "STOP" }, signed("/api/sms/status", {}))).status,
  ).toBe(403);
  expect((await fetch(`${site.origin}/api/sms/inbound`)).status).toBe(405);
  expect(text).not.toHaveBeenCalled();
  expect(logged.map((line) => JSON.parse(line))).toMatchObject(
    [403, 403, 405].map((status) => ({
      event: "security",
      route: "/api/sms/inbound",
      status,
      network: expect.any(String),
    })),
  );
  expect(logged.join("")).not.toContain("STOP");
});

it("a webhook returns 503 while its event cannot be stored, so that the channel retries", async () => {
  text.mockRejectedValueOnce(new Error("no database"));
  expect((await post("/api/sms/inbound", { From: "+1", Body: "STOP" })).status).toBe(503);
});

const mail = (event: object, key = MAIL_KEY, at = Date.now(), token: string = randomUUID()) => {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac("sha256", key)
    .update(timestamp + token)
    .digest("hex");
  return fetch(`${site.origin}/api/mail/events`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      signature: { timestamp, token, signature },
      "event-data": { message: { headers: { "message-id": "delivery-7@vigie.example" } }, ...event },
    }),
  });
};

it("only the mail service's valid reports of permanent failures are passed on as bounces", async () => {
  const permanent = {
    event: "failed",
    severity: "permanent",
    recipient: "ann@example.org",
    "delivery-status": { code: 550, message: "5.1.1 no such user" },
  };
  expect((await mail(permanent)).status).toBe(200);
  expect(mailEvent).toHaveBeenCalledWith({
    reference: "<delivery-7@vigie.example>",
    to: "ann@example.org",
    kind: "bounced",
    isGone: true,
    reason: "5.1.1 no such user",
  });
  mailEvent.mockClear();
  for (const passing of [{ event: "failed", severity: "temporary" }, { event: "opened" }])
    expect((await mail(passing)).status).toBe(200);
  expect(mailEvent).not.toHaveBeenCalled();
  expect((await mail(permanent, "other-key")).status).toBe(403);
  expect((await mail(permanent, MAIL_KEY, Date.now() - 48 * 3_600_000)).status).toBe(403);
});

const COMPLAINT = { event: "complained", recipient: "a@example.org" };

it.each([COMPLAINT, { event: "opened" }])(
  "a mail signature is accepted only one time, because it does not cover the event's content: %o",
  async (first) => {
    const [at, token] = [Date.now(), randomUUID()];
    expect((await mail(first, MAIL_KEY, at, token)).status).toBe(200);
    mailEvent.mockClear();
    logged.length = 0;
    const again = { ...COMPLAINT, recipient: "somebody@example.org" };
    expect((await mail(again, MAIL_KEY, at, token)).status).toBe(406);
    expect(mailEvent).not.toHaveBeenCalled();
    expect(logged.join("")).toContain("/api/mail/events");
    expect(logged.join("")).not.toContain("somebody");
  },
);

it("an event that could not be stored is accepted again with the same signature", async () => {
  const [at, token] = [Date.now(), randomUUID()];
  mailEvent.mockRejectedValueOnce(new Error("no database"));
  expect((await mail(COMPLAINT, MAIL_KEY, at, token)).status).toBe(503);
  expect((await mail(COMPLAINT, MAIL_KEY, at, token)).status).toBe(200);
});

it.each([
  [{ code: 550, message: "no such user" }, false],
  [{ code: 550, message: "5.7.1 blocked" }, false],
  [{ code: 552, message: "5.2.2 full" }, false],
  [{ code: 550, "enhanced-code": "5.1.1", message: "no such user" }, true],
  [{ code: 550, "enhanced-code": "5.1.1", message: "550 5.7.1 blocked" }, false],
  [{ code: 605, message: "Not delivering to previously bounced address" }, false],
])("a bounce with the status %j means that the mailbox is dead: %s", async (status, isGone) => {
  mailEvent.mockClear();
  await mail({
    event: "failed",
    severity: "permanent",
    recipient: "a@example.org",
    "delivery-status": status,
  });
  expect(mailEvent).toHaveBeenCalledWith(expect.objectContaining({ kind: "bounced", isGone }));
});

it("a recipient's complaint about an email is reported as a complaint, not as a bounce", async () => {
  mailEvent.mockClear();
  await mail({ event: "complained", recipient: "a@example.org" });
  expect(mailEvent).toHaveBeenCalledWith(expect.objectContaining({ kind: "complained", isGone: false }));
});

it("an old mail signature is refused if its timestamp is extended by characters of its token", async () => {
  const signedText = `${Math.floor(Date.now() / 1000) - 30 * 24 * 3600}token`;
  const signature = createHmac("sha256", MAIL_KEY).update(signedText).digest("hex");
  const event = {
    event: "delivered",
    recipient: "a@example.org",
    message: { headers: { "message-id": "1@x" } },
  };
  mailEvent.mockClear();
  for (const cut of [10, 11, 13, signedText.length]) {
    const [timestamp, token] = [signedText.slice(0, cut), signedText.slice(cut)];
    const body = JSON.stringify({ signature: { timestamp, token, signature }, "event-data": event });
    const answer = await fetch(`${site.origin}/api/mail/events`, { method: "POST", body });
    expect([cut, answer.status]).toEqual([cut, 403]);
  }
  expect(mailEvent).not.toHaveBeenCalled();
});
