import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { Faults } from "../faults.ts";
import { Outbox } from "../outbox/outbox.ts";
import { newAccount } from "./account-routes.ts";
import { segments, smsApp } from "./app.ts";

const outbox = new Outbox();
const faults = new Faults();
const app = smsApp(outbox, faults, { account: "AC1", token: "secret" });
const SENT = { To: "+15145550100", From: "+15815550100", Body: "Vigie : feu de camp permis." };

beforeEach(() => {
  outbox.remove();
  faults.clear();
});

const send = (form: Record<string, string>, password = "secret", account = "AC1") =>
  app.request(`/2010-04-01/Accounts/${account}/Messages.json`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`AC1:${password}`)}` },
    body: new URLSearchParams(form),
  });

test("a text message is accepted with Twilio's response and is in the outbox", async () => {
  const response = await send(SENT);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    account_sid: "AC1",
    to: SENT.To,
    status: "queued",
    num_segments: "1",
    error_code: null,
  });
  expect(outbox.list()).toMatchObject([{ channel: "sms", to: SENT.To, text: SENT.Body }]);
});

test.each([
  ["no number", { ...SENT, To: "" }, 21604],
  ["an invalid number", { ...SENT, To: "514 555-0100" }, 21211],
  ["a number of eleven digits after the 1", { ...SENT, To: "+151455501000" }, 21211],
  ["somebody who unsubscribed", { ...SENT, To: "+15005550004" }, 21610],
  ["a number that no carrier reaches", { ...SENT, To: "+15005550002" }, 21612],
  ["a number that takes no texts", { ...SENT, To: "+15005550009" }, 21614],
  ["a sender of another account", { ...SENT, From: "+15005550007" }, 21606],
  ["no text", { ...SENT, Body: "" }, 21602],
  ["a text over the limit", { ...SENT, Body: "x".repeat(1601) }, 21617],
  ["an invalid sender", { ...SENT, From: "Vigie" }, 21212],
  ["no sender", { ...SENT, From: "" }, 21603],
  ["a message to its own sender", { ...SENT, To: SENT.From }, 21266],
])("a text message is rejected with Twilio's error code for %s", async (_, form, code) => {
  const response = await send(form);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code, status: 400, more_info: `https://www.twilio.com/docs/errors/${code}` },
  ]);
  expect(outbox.list()).toEqual([]);
});

test.each([
  ["a number that is not the account's", "Full", { ...SENT, From: "+15815550199" }, 21606],
  ["a trial account", "Trial", SENT, 21608],
] as const)("a text message from %s is rejected with Twilio's error code", async (_, type, form, code) => {
  const state = { ...newAccount(SENT.From, "https://site.example/api/sms/inbound"), type };
  const trial = smsApp(outbox, faults, { account: "AC1", token: "secret", state });
  const response = await trial.request("/2010-04-01/Accounts/AC1/Messages.json", {
    method: "POST",
    headers: { authorization: `Basic ${btoa("AC1:secret")}` },
    body: new URLSearchParams(form),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { code }]);
  expect(outbox.list()).toEqual([]);
});

test("the API lists messages newest first, in pages, and returns a message by its ID", async () => {
  const fresh = smsApp(outbox, faults, { account: "AC1", token: "secret" });
  const headers = { authorization: `Basic ${btoa("AC1:secret")}` };
  const root = "/2010-04-01/Accounts/AC1/Messages";
  for (const Body of ["un", "deux", "trois"])
    await fresh.request(`${root}.json`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ ...SENT, Body }),
    });
  const list = async (path: string) => (await fresh.request(path, { headers })).json();
  const first = await list(`${root}.json?PageSize=2`);
  expect(first).toMatchObject({ page: 0, page_size: 2, messages: [{ body: "trois" }, { body: "deux" }] });
  const last = await list(first.next_page_uri);
  expect(last).toMatchObject({ page: 1, messages: [{ body: "un" }], next_page_uri: null });
  expect(await list(`${root}.json?PageSize=0&Page=-1`)).toMatchObject({ page: 0, page_size: 50 });
  expect(await list(`${root}.json?To=%2B15145550199`)).toMatchObject({ messages: [] });
  expect(await list(`${root}/${last.messages[0].sid}.json`)).toMatchObject({ body: "un" });
});

/** Creates an account whose messages stay queued until the test calls `delivered`. */
function ownAccount() {
  const { promise, resolve: carry } = Promise.withResolvers<void>();
  const own = smsApp(outbox, faults, { account: "AC1", token: "secret", carried: () => promise });
  const ask = async (path: string, method = "GET", form?: Record<string, string>) => {
    const answer = await own.request(`/2010-04-01/Accounts/AC1/Messages${path}`, {
      method,
      headers: { authorization: `Basic ${btoa("AC1:secret")}` },
      ...(form && { body: new URLSearchParams(form) }),
    });
    return { status: answer.status, json: answer.status === 204 ? null : await answer.json() };
  };
  const sendOne = async (more: Record<string, string> = {}) =>
    `/${(await ask(".json", "POST", { ...SENT, ...more })).json.sid}.json`;
  const delivered = async (path: string) => {
    carry();
    await expect.poll(async () => (await ask(path)).json.status).toMatch(/delivered$/);
  };
  return { ask, sendOne, delivered };
}

test("a queued message becomes delivered, or undelivered if its phone is unreachable", async () => {
  const { ask, sendOne, delivered } = ownAccount();
  const [reached, lost] = [await sendOne(), await sendOne({ To: "+15005550003" })];
  expect((await ask(reached)).json).toMatchObject({ status: "queued", date_sent: null });
  await delivered(lost);
  expect((await ask(reached)).json).toMatchObject({
    ...{ status: "delivered", error_code: null, date_sent: expect.stringMatching(/ \+0000$/) },
  });
  expect((await ask(lost)).json).toMatchObject({ status: "undelivered", error_code: 30005 });
});

test("a delivered message can be redacted, and then deleted", async () => {
  const { ask, sendOne, delivered } = ownAccount();
  const path = await sendOne();
  await delivered(path);
  const redacted = await ask(path, "POST", { Body: "" });
  expect(redacted).toMatchObject({ status: 200, json: { body: "", to: SENT.To, status: "delivered" } });
  expect((await ask(path)).json).toEqual(redacted.json);
  expect(await ask(path, "DELETE")).toEqual({ status: 204, json: null });
  expect((await ask(".json")).json.messages).toEqual([]);
  for (const method of ["GET", "POST", "DELETE"]) {
    const form = method === "POST" ? { Body: "" } : undefined;
    expect(await ask(path, method, form)).toMatchObject({ status: 404, json: { code: 20404 } });
  }
});

test("a message cannot be redacted or deleted before it is delivered", async () => {
  const { ask, sendOne } = ownAccount();
  const path = await sendOne();
  const refused = { status: 409, json: { code: 20009 } };
  expect(await ask(path, "POST", { Body: "" })).toMatchObject(refused);
  expect(await ask(path, "DELETE")).toMatchObject(refused);
  expect((await ask(path)).json.body).toBe(SENT.Body);
});

test.each<[string, Record<string, string>, number, number]>([
  ["canceled, because it was never scheduled", { Status: "canceled" }, 409, 30409],
  ["given another text", { Body: "Autre chose." }, 400, 20001],
  ["given another status", { Status: "delivered" }, 400, 20001],
])("a delivered message cannot be %s", async (_what, form, status, code) => {
  const { ask, sendOne, delivered } = ownAccount();
  const path = await sendOne();
  await delivered(path);
  expect(await ask(path, "POST", form)).toMatchObject({ status, json: { code } });
  expect((await ask(path)).json).toMatchObject({ body: SENT.Body, status: "delivered" });
});

const DAY_MS = 24 * 3_600_000;
const iso = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const dayOf = (days: number) => iso(days).slice(0, 10);

test.each<[string, boolean, Record<string, string>]>([
  ["DateSent=<today>", true, { DateSent: dayOf(0) }],
  ["DateSent=<an hour of today>", true, { DateSent: `${dayOf(0)}T00:00:00Z` }],
  ["DateSent=<yesterday>", false, { DateSent: dayOf(-1) }],
  ["DateSent>=<today>", true, { "DateSent>": dayOf(0) }],
  ["DateSent>=<tomorrow>", false, { "DateSent>": dayOf(1) }],
  ["DateSent<=<today>", true, { "DateSent<": dayOf(0) }],
  ["DateSent<=<yesterday>", false, { "DateSent<": dayOf(-1) }],
  ["DateSent<=<this hour yesterday>", false, { "DateSent<": iso(-1) }],
  ["DateSent>=<yesterday> in Twilio's second form", true, { "DateSent>": `${dayOf(-1)} 22:05:25.000` }],
  ["DateSent>=<tomorrow> as RFC 2822", false, { "DateSent>": new Date(Date.now() + DAY_MS).toUTCString() }],
  ["two days around today", true, { "DateSent>": dayOf(-1), "DateSent<": dayOf(1) }],
  ["today and another sender", false, { DateSent: dayOf(0), From: "+15815550199" }],
])("the list of messages filtered by %s contains today's message: %s", async (_what, isListed, query) => {
  const { ask, sendOne, delivered } = ownAccount();
  await delivered(await sendOne());
  const { json } = await ask(`.json?${new URLSearchParams(query)}`);
  expect(json.messages).toHaveLength(isListed ? 1 : 0);
});

test("the SMS service rejects a wrong password and an unknown account", async () => {
  const wrong = await send(SENT, "wrong");
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 20003 }]);
  const other = await send(SENT, "secret", "AC2");
  expect([other.status, await other.json()]).toMatchObject([404, { code: 20404 }]);
  expect(outbox.list()).toEqual([]);
});

test("a fault without a body responds with Twilio's error, and a fault with a body with that body", async () => {
  faults.set("sms", { status: 429, retryAfterS: 7 });
  const limited = await send(SENT);
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
  expect(await limited.json()).toMatchObject({ code: 20429, status: 429 });
  faults.set("sms", {});
  expect(await (await send(SENT)).json()).toMatchObject({ code: 20503, status: 503 });
  faults.set("sms", { status: 502, body: "<h1>Bad gateway</h1>" });
  expect(await (await send(SENT)).text()).toBe("<h1>Bad gateway</h1>");
});

test("the segments of a text are counted in the GSM alphabet, or in UCS-2 if a character is not in GSM", () => {
  expect([segments("é".repeat(160)), segments("é".repeat(161))]).toEqual([1, 2]);
  expect([segments("€".repeat(80)), segments("€".repeat(81))]).toEqual([1, 2]);
  expect([segments(`ê${"e".repeat(69)}`), segments(`ê${"e".repeat(70)}`)]).toEqual([1, 2]);
});

test("the sender receives signed callbacks for the status and for a person's answer", async () => {
  const callbacks: { path: string | undefined; signature: unknown; form: URLSearchParams }[] = [];
  const customer = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    callbacks.push({ path: request.url, signature: request.headers["x-twilio-signature"], form });
    response.end("<Response><Message>C’est fait.</Message></Response>");
  }).listen(0, "127.0.0.1");
  await once(customer, "listening");
  const origin = `http://127.0.0.1:${(customer.address() as AddressInfo).port}`;
  await send({ ...SENT, StatusCallback: `${origin}/status` });
  await expect.poll(() => callbacks).toHaveLength(1);
  expect(callbacks[0]).toMatchObject({ path: "/status", signature: expect.stringMatching(/^[\w+/]{27}=$/) });
  expect(Object.fromEntries(callbacks[0]?.form ?? [])).toMatchObject({
    To: SENT.To,
    MessageStatus: "delivered",
  });
  await send({ ...SENT, To: "+15005550003", StatusCallback: `${origin}/status` });
  await expect.poll(() => callbacks).toHaveLength(2);
  expect(callbacks[1]?.form.get("ErrorCode")).toBe("30005");
  const answered = await app.request("/sandbox/texts", {
    method: "POST",
    headers: { authorization: `Basic ${btoa("AC1:secret")}` },
    body: new URLSearchParams({ From: SENT.To, To: SENT.From, Body: "ARRET" }),
  });
  expect(answered.status).toBe(200);
  expect(callbacks[2]).toMatchObject({ path: "/api/sms/inbound" });
  expect(outbox.list()[0]).toMatchObject({ to: SENT.To, text: "C’est fait." });
  customer.close();
});
