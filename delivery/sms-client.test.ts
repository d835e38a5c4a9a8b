import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { Claimed } from "./delivery.ts";
import { createSmsClient } from "./sms-client.server.ts";

const LETTER: Claimed = {
  id: 7,
  personId: null,
  subscriberId: null,
  naturalKey: "code:7",
  kind: "phone-code",
  channel: "sms",
  language: "fr",
  address: "+14185551000",
  about: {},
  attempt: 1,
};

const handTo = (url: string) =>
  createSmsClient({
    url,
    account: "AC1",
    token: "secret",
    from: "+14185550100",
    statusUrl: "https://vigie.example/api/sms/status",
  }).deliver(LETTER, "123456");

async function outcomeOf(answer: RequestListener, host = "127.0.0.1") {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const outcome = await handTo(`http://${host}:${port}`);
  server.close();
  server.closeAllConnections();
  return outcome;
}

const saying =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

test("stores Twilio's id of an accepted message as its reference", async () => {
  expect(await outcomeOf(saying(201, { sid: "SM1" }))).toEqual({ kind: "sent", reference: "SM1" });
});

test.each([
  [
    "an invalid number",
    saying(400, { code: 21211, message: "Invalid 'To'" }),
    { kind: "refused", isGone: true },
  ],
  ["a number that stopped us", saying(400, { code: 21610 }), { kind: "refused", isGone: true }],
  ["a landline", saying(400, { code: 30006 }), { kind: "refused", isGone: true }],
  ["a rejected text", saying(400, { code: 21617 }), { kind: "refused", isGone: false }],
  ["a server error", saying(500, { code: 20500 }), { kind: "unsure", retryAfterMs: 30_000 }],
  [
    "a server error with a retry time",
    saying(503, { code: 20503 }, { "retry-after": "7" }),
    { kind: "unsure", retryAfterMs: 7000 },
  ],
  ["a proxy's error", (_, response) => response.writeHead(502).end("<h1>"), { kind: "unsure" }],
  ["a wrong token", saying(401, { code: 20003 }), { kind: "closed" }],
  [
    "a request to retry later",
    saying(429, {}, { "retry-after": "7" }),
    { kind: "closed", retryAfterMs: 7000 },
  ],
  ["a connection lost after the request", (request) => request.socket.destroy(), { kind: "unsure" }],
] satisfies [string, RequestListener, object][])(
  "maps Twilio's response to the right outcome: %s",
  async (_, answer, outcome) => {
    expect(await outcomeOf(answer)).toMatchObject(outcome);
  },
);

// If no request was sent, the message must wait: an uncertain message would end, and no one would get it.
test("if no request can be sent, for whatever reason, reports the channel as closed, so that the message waits", async () => {
  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, "close");
  for (const url of [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    "http://nowhere.invalid",
    "http://255.255.255.255",
  ])
    expect(await handTo(url), url).toMatchObject({ kind: "closed" });
});
