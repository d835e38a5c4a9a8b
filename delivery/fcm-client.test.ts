import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OutsideStatus } from "#territory/fetch-outside.server.ts";
import type { Claimed } from "./delivery.ts";
import { createFcmClient, fcmMessage } from "./fcm-client.server.ts";
import { NoTokenError } from "./google-token.server.ts";

interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}
let answers: Answer[] = [];
let requested: { readonly request: IncomingMessage; readonly body: string }[] = [];
const server = createServer(async (request, response) => {
  requested.push({ request, body: await text(request) });
  const { status, body, headers } = answers.shift() ?? {
    status: 200,
    body: { name: "projects/p/messages/1" },
  };
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify(body ?? {}));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  [answers, requested] = [[], []];
});

const NOW = Date.parse("2026-07-02T12:00:00Z");
const TOKEN = "phone:registration";
const LETTER: Claimed = {
  id: 1,
  personId: null,
  subscriberId: null,
  naturalKey: "one",
  kind: "alert",
  channel: "push",
  language: "fr",
  address: JSON.stringify({ token: TOKEN }),
  about: {},
  attempt: 1,
};
const NOTICE = {
  title: "Essai",
  body: "Essai",
  url: "https://vigie.example/",
  tag: "alert-fire 1",
  isUrgent: true,
};

function client(at: () => number = () => NOW) {
  const dropped: string[] = [];
  let tokenCount = 0;
  const tokens = {
    get: async () => ({ token: `access-${++tokenCount}`, projectId: "agency" }),
    drop: (token: string) => void dropped.push(token),
  };
  const { hand } = createFcmClient({ url, tokens, now: () => new Date(at()) });
  return { dropped, send: () => hand({ token: TOKEN }, LETTER, NOTICE) };
}
const fcmError = (status: number, code: string, message = "said", headers = {}): Answer => ({
  status,
  headers,
  body: {
    error: {
      code: status,
      message,
      status: code,
      details: [{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode: code }],
    },
  },
});

it("sends to the account's project with an access token, and stores FCM's name of the message as reference", async () => {
  expect(await client().send()).toEqual({ kind: "sent", reference: "projects/p/messages/1" });
  const [{ request, body } = {}] = requested;
  expect(request?.url).toBe("/v1/projects/agency/messages:send");
  expect(request?.headers.authorization).toBe("Bearer access-1");
  expect(JSON.parse(body ?? "")).toMatchObject({
    message: { token: TOKEN, data: { url: NOTICE.url, language: "fr" } },
  });
});

const BAD_FIELD = (field: string): Answer => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: "Invalid value",
      status: "INVALID_ARGUMENT",
      details: [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations: [{ field }] }],
    },
  },
});
it.each<[string, Answer, object]>([
  ["a phone without the app", fcmError(404, "UNREGISTERED"), { kind: "refused", isGone: true }],
  [
    "an invalid registration",
    fcmError(400, "INVALID_ARGUMENT", "The registration token is not a valid FCM registration token"),
    { kind: "refused", isGone: true },
  ],
  ["a registration reported as wrong", BAD_FIELD("message.token"), { kind: "refused", isGone: true }],
  ["another sender's registration", fcmError(403, "SENDER_ID_MISMATCH"), { kind: "refused" }],
  [
    "too many requests",
    fcmError(429, "QUOTA_EXCEEDED", "", { "retry-after": "7" }),
    { kind: "held", forMs: 7_000 },
  ],
  [
    "too many requests, without a retry time",
    fcmError(429, "QUOTA_EXCEEDED"),
    { kind: "held", forMs: 60_000 },
  ],
  ["busy", fcmError(503, "UNAVAILABLE", "", { "retry-after": "9" }), { kind: "held", forMs: 9_000 }],
  ["broken", fcmError(500, "INTERNAL"), { kind: "later" }],
])("maps FCM's response (%s) to the right outcome", async (_what, answer, outcome) => {
  answers = [answer];
  const result = await client().send();
  expect(result).toMatchObject(outcome);
  expect(Object(result).isGone).toBe(Object(outcome).isGone);
});

it.each<[string, Answer]>([
  ["an invalid message", BAD_FIELD("message.data[0].value")],
  ["a missing project", { status: 404, body: { error: { code: 404, status: "NOT_FOUND" } } }],
  ["a URL that is not Google's", { status: 404 }],
])("does not report a phone's registration as gone after %s", async (_what, answer) => {
  answers = [answer];
  const result = await client().send();
  expect(result).toMatchObject({ kind: "refused" });
  expect(result).not.toHaveProperty("isGone");
});

it("sends no request while Google asks to retry later, then sends again", async () => {
  let at = NOW;
  const { send } = client(() => at);
  answers = [fcmError(429, "QUOTA_EXCEEDED", "", { "retry-after": "10" })];
  await send();
  at += 4_000;
  expect(await send()).toMatchObject({ kind: "held", forMs: 6_000 });
  expect(requested).toHaveLength(1);
  at += 6_000;
  expect(await send()).toMatchObject({ kind: "sent" });
});

it("fetches another token if Google rejects a token early, but holds the message if Google also rejects the new token", async () => {
  const { send, dropped } = client();
  answers = [fcmError(401, "UNAUTHENTICATED")];
  expect(await send()).toMatchObject({ kind: "sent" });
  expect(dropped).toEqual(["access-1"]);
  expect(requested.map(({ request }) => request.headers.authorization)).toEqual([
    "Bearer access-1",
    "Bearer access-2",
  ]);
  answers = [fcmError(401, "UNAUTHENTICATED"), fcmError(401, "UNAUTHENTICATED")];
  expect(await send()).toMatchObject({ kind: "held" });
});

it("holds messages, and keeps every registration, while Google denies access", async () => {
  const tokens = {
    get: () =>
      Promise.reject(new NoTokenError("no access: 400 invalid_grant", { cause: new OutsideStatus(400) })),
    drop() {},
  };
  const { hand } = createFcmClient({ url, tokens, now: () => new Date(NOW) });
  expect(await hand({ token: TOKEN }, LETTER, NOTICE)).toMatchObject({
    ...{ kind: "held", forMs: 30_000 },
    reason: expect.stringContaining("invalid_grant"),
  });
  expect(requested).toEqual([]);
});

describe("FCM message", () => {
  const to = { token: TOKEN, language: "en", ttlSeconds: 3600, now: new Date(NOW) } as const;

  it("a notification only wakes a phone if it is urgent, and expires after its time to live", () => {
    const { android, apns } = fcmMessage(NOTICE, to).message;
    expect([android.priority, android.ttl]).toEqual(["HIGH", "3600s"]);
    expect(apns.headers).toMatchObject({
      "apns-priority": "10",
      "apns-expiration": String(NOW / 1000 + 3600),
    });
    expect(apns.payload.aps).toMatchObject({ "interruption-level": "time-sensitive", sound: "default" });
    const digest = fcmMessage({ ...NOTICE, isUrgent: false }, to).message;
    expect([digest.android.priority, digest.apns.headers["apns-priority"]]).toEqual(["NORMAL", "5"]);
    expect(digest.apns.payload.aps).not.toHaveProperty("sound");
  });

  it("a notification replaces an earlier one of the same subject, by an id that Apple accepts", () => {
    const { android, apns } = fcmMessage({ ...NOTICE, tag: "t".repeat(80) }, to).message;
    expect(android.notification.tag).toBe("t".repeat(80));
    expect(apns.headers["apns-collapse-id"]).toBe("t".repeat(64));
  });
});
