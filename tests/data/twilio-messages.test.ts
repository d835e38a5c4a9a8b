import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Claimed } from "#delivery/delivery.ts";
import { createSmsClient } from "#delivery/sms-client.server.ts";
import { TEXTS } from "../support/messages.ts";

// Validates requests to Twilio against Twilio's own API description. `twilio-messages.json` states where the
// description comes from and how it was cut.
const FORM = "application/x-www-form-urlencoded";
const description = z
  .object({
    paths: z.record(
      z.string(),
      z.object({
        post: z.object({
          parameters: z.tuple([z.object({ name: z.string(), schema: z.looseObject({}) })]),
          requestBody: z.object({ content: z.object({ [FORM]: z.object({ schema: z.looseObject({}) }) }) }),
        }),
      }),
    ),
    components: z.looseObject({}),
  })
  .parse(JSON.parse(readFileSync(new URL("twilio-messages.json", import.meta.url), "utf8")));
const [[path, described] = ["", undefined]] = Object.entries(description.paths);
const post = described?.post;

const ajv = new Ajv({
  coerceTypes: true,
  allErrors: true,
  keywords: ["components"],
  formats: { "phone-number": /^\+[1-9]\d{6,14}$/ },
});
addFormats.default(ajv);
// A field that the description lacks makes the form invalid.
const isForm = ajv.compile({
  ...post?.requestBody.content[FORM].schema,
  additionalProperties: false,
  components: description.components,
});
const isAccount = ajv.compile(post?.parameters[0].schema ?? false);

const ACCOUNT = `AC${"0a".repeat(16)}`;

/** Sends a text message to a local server, and returns the request that Twilio would receive. */
async function requested(message: string): Promise<{ request: IncomingMessage; body: string }> {
  const came: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    came.push({ request, body: await text(request) });
    response.writeHead(201, { "content-type": "application/json" }).end('{"sid":"SM1"}');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const claimed: Claimed = {
    id: 1,
    personId: null,
    subscriberId: null,
    naturalKey: "one",
    kind: "alert",
    channel: "sms",
    language: "fr",
    address: "+14185551000",
    about: {},
    attempt: 1,
  };
  const client = createSmsClient({
    url: `http://127.0.0.1:${port}`,
    account: ACCOUNT,
    token: "secret",
    from: "+15815550100",
    statusUrl: "https://vigie.example/api/sms/status",
  });
  expect(await client.deliver(claimed, message)).toMatchObject({ kind: "sent" });
  server.close();
  const [only] = came;
  if (only === undefined) throw new Error("Nothing was requested.");
  return only;
}

test.for(TEXTS)("Twilio's API description accepts message $name in $language", async ({ text: message }) => {
  const { request, body } = await requested(message);
  const [before = "", after = ""] = path.split("{AccountSid}");
  expect(request.method).toBe("POST");
  expect(request.url).toBe(`${before}${ACCOUNT}${after}`);
  expect(isAccount(ACCOUNT)).toBe(true);
  expect(request.headers["content-type"]).toMatch(new RegExp(`^${FORM}`));
  expect(request.headers.authorization).toBe(`Basic ${btoa(`${ACCOUNT}:secret`)}`);
  const form = Object.fromEntries(new URLSearchParams(body));
  isForm(form);
  expect(isForm.errors ?? []).toEqual([]);
  expect(form.Body).toBe(message);
});

test.each([
  ["no number", { Body: "x" }],
  ["an invalid number", { To: "418 555-1000" }],
  ["an unknown field", { To: "+14185551000", Text: "x" }],
  ["an invalid address", { To: "+14185551000", StatusCallback: "here" }],
])("Twilio's API description rejects a request with %s", (_what, form) => {
  expect(isForm(form)).toBe(false);
});
