import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished, test } from "vitest";
import { Faults } from "#sandbox/faults.ts";
import { listen } from "#sandbox/listen.ts";
import { listenForMail } from "#sandbox/mail/mail-server.ts";
import { Outbox } from "#sandbox/outbox/outbox.ts";
import { type AccountState, newAccount, newService } from "#sandbox/sms/account-routes.ts";
import { smsApp } from "#sandbox/sms/app.ts";
import { freeBlock } from "#test-ports";
import { CLOSED, examineOne, serve, serveAlways } from "./doctor.double.ts";

const email = async (SMTP_URL: string) => (await examineOne("email", { SMTP_URL })).sentence;

it("the check of email connects to a mail server without sending an email", async () => {
  const [outbox, port] = [new Outbox(), await freeBlock()];
  onTestFinished(await listenForMail(outbox, new Faults(), "127.0.0.1", port));
  expect(await email(`smtp://127.0.0.1:${port}`)).toBe("The mail server takes our connection.");
  expect(outbox.list()).toEqual([]);
});

/** Starts a mail server that sends `greeting`, and responds to each command with its text in `answers`. */
async function mailServer(greeting: string, answers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((line) => {
    line.on("error", () => {});
    line.on("data", (bytes) => {
      const [verb = ""] = String(bytes).split(/\s/);
      line.write(`${answers[verb] ?? "250 well"}\r\n`);
    });
    line.write(`${greeting}\r\n`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("the check of email explains a refused password, a refused connection, and a closed port", async () => {
  const strict = await mailServer("220 hello", {
    ...{ EHLO: "250-hello\r\n250 AUTH PLAIN", AUTH: "535 wrong password" },
  });
  expect(await email(`smtp://vigie:a-wrong-password@${strict}`)).toBe(
    "The mail server refuses our access: correct the user and password in SMTP_URL.",
  );
  const closed = await mailServer("554 not from there", {});
  expect(await email(`smtp://${closed}`)).toBe(
    "The mail server refuses us (554): ask its team to let this machine in.",
  );
  expect(await email(`smtp://${CLOSED}`)).toContain(
    "nothing listens there: correct the host and port in SMTP_URL",
  );
  expect(await examineOne("email", { SMTP_URL: "" })).toMatchObject({ state: "not set" });
});

it("the check of email explains a mail server without TLS on its port", async () => {
  const plain = await mailServer("220 hello", {});
  expect(await email(`smtps://${plain}`)).toBe(
    "The mail server does not speak TLS on this port: correct the port or the protocol in SMTP_URL.",
  );
});

const TWILIO = { SMS_ACCOUNT: "AC1", SMS_TOKEN: "token-of-twilio", SMS_FROM: "+15815550100" };
const SITE_URL = "https://vigie.example";

/** Starts a simulated Twilio account, after `change` changed its state. @returns the account's settings */
async function twilio(change: (state: AccountState) => void = () => {}, faults = new Faults()) {
  const state = newAccount(TWILIO.SMS_FROM, `${SITE_URL}/api/sms/inbound`);
  change(state);
  const app = smsApp(new Outbox(), faults, { account: "AC1", token: TWILIO.SMS_TOKEN, state });
  const port = await freeBlock();
  onTestFinished(await listen(app, "sms", "127.0.0.1", port));
  return { ...TWILIO, SITE_URL, SMS_URL: `http://127.0.0.1:${port}` };
}
const texts = async (settings: Awaited<ReturnType<typeof twilio>>) =>
  (await examineOne("text messages", settings)).sentence;

it("the check of text messages accepts an account whose number posts text messages to the site", async () => {
  expect(await texts(await twilio())).toBe(
    "The account is active, and texts to +15815550100 reach the site.",
  );
});

const NOT_POSTED =
  "does not post texts such as STOP to https://vigie.example/api/sms/inbound: run `npm run setup -- twilio`.";

test.each<[string, (state: AccountState) => void, string]>([
  [
    "suspended account",
    (state) => {
      state.status = "suspended";
    },
    "The Twilio account is suspended: open Twilio's console and activate it.",
  ],
  [
    "trial account",
    (state) => {
      state.type = "Trial";
    },
    "The Twilio account is a trial, which only texts verified phones: upgrade it.",
  ],
  [
    "number without texts",
    (state) => {
      state.number.capabilities.sms = false;
    },
    "The number +15815550100 cannot send text messages: choose another number.",
  ],
  [
    "number with another webhook",
    (state) => {
      state.number.sms_url = "https://demo.twilio.com/welcome/sms/reply/";
    },
    `The number +15815550100 ${NOT_POSTED}`,
  ],
  [
    "webhook by GET",
    (state) => {
      state.number.sms_method = "GET";
    },
    `The number +15815550100 ${NOT_POSTED}`,
  ],
  [
    "number of an application",
    (state) => {
      state.number.sms_application_sid = "AP1";
    },
    `The number +15815550100 ${NOT_POSTED}`,
  ],
  [
    "messaging service without a webhook",
    (state) => {
      state.services.push(newService("Alerts"));
    },
    `The messaging service "Alerts" ${NOT_POSTED}`,
  ],
])("the check of text messages explains the problem of a %s", async (_, change, sentence) => {
  expect(await texts(await twilio(change))).toBe(sentence);
});

it("the check of text messages explains a wrong token, a number of another account, and a failing Twilio", async () => {
  const settings = await twilio();
  expect(await texts({ ...settings, SMS_TOKEN: "wrong-token" })).toBe(
    "Twilio refuses our access: correct SMS_ACCOUNT and SMS_TOKEN.",
  );
  expect(await texts({ ...settings, SMS_FROM: "+15145550123" })).toBe(
    "The Twilio account does not have the number +15145550123: correct SMS_FROM, or buy it.",
  );
  expect(await texts({ ...settings, SMS_FROM: "12345" })).toContain("was not checked");
  const faults = new Faults();
  faults.set("sms", { status: 503 });
  expect(await texts(await twilio(undefined, faults))).toContain("Twilio fails by itself (503)");
});

const browsers = async (changes: Parameters<typeof examineOne>[1]) =>
  (await examineOne("notifications (browsers)", changes)).sentence;

it("the check of browser notifications accepts a pair of push keys, and explains keys that are not a pair", async () => {
  const PUSH_ORIGINS = [await serveAlways(404)];
  expect(await browsers({ PUSH_ORIGINS })).toBe("The two keys are a pair, and 1 push services answer.");
  const PUSH_PRIVATE_KEY = Buffer.alloc(32, 1).toString("base64url");
  expect(await browsers({ PUSH_ORIGINS, PUSH_PRIVATE_KEY })).toContain("are not a pair");
  expect(await browsers({ PUSH_ORIGINS, PUSH_PRIVATE_KEY: "short" })).toContain(
    "PUSH_PRIVATE_KEY is not a key",
  );
  expect(await browsers({ PUSH_ORIGINS, PUSH_CONTACT: "" })).toContain("PUSH_CONTACT is empty");
  const nothing = { PUSH_PRIVATE_KEY: "", PUSH_PUBLIC_KEY: "" };
  expect(await examineOne("notifications (browsers)", nothing)).toMatchObject({ state: "not set" });
});

it("the check of browser notifications lists the push services that cannot be reached", async () => {
  const PUSH_ORIGINS = [await serveAlways(200), `http://${CLOSED}`, "https://*.notify.example"];
  expect(await browsers({ PUSH_ORIGINS })).toContain(
    `No answer comes from http://${CLOSED}: let this machine`,
  );
});

it("the check of phone notifications explains a service account that is missing, or that Google refuses", async () => {
  const phones = async (account: string) =>
    (await examineOne("notifications (phones)", { FCM_SERVICE_ACCOUNT: account })).sentence;
  expect(await phones("/nowhere.json")).toContain("FCM_SERVICE_ACCOUNT is not a service account");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const account = async (status: number, body: object) => {
    const json = {
      ...{ project_id: "agency", client_email: "messages@agency.example" },
      private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
      token_uri: await serveAlways(status, body),
    };
    return Buffer.from(JSON.stringify(json)).toString("base64");
  };
  expect(await phones(await account(200, { access_token: "t", expires_in: 3600 }))).toBe(
    "Google gives access to the project agency.",
  );
  expect(await phones(await account(400, { error: "invalid_grant" }))).toContain(
    "Google refuses the service account",
  );
});

const dispatch = async (REPORT_WEBHOOK_URL: string) =>
  (await examineOne("dispatch's system", { REPORT_WEBHOOK_URL })).sentence;

it("the check of dispatch's system sends an empty event without a signature, and expects a refusal", async () => {
  const bodies: string[] = [];
  const url = await serve(async (request, response) => {
    for await (const part of request) bodies.push(String(part));
    expect(request.headers["webhook-signature"]).toBeUndefined();
    response.writeHead(401).end();
  });
  expect(await dispatch(url)).toBe("Dispatch's system answers, and refuses events without our signature.");
  expect(bodies).toEqual(["{}"]);
});

it("the check of dispatch's system explains a system that checks no signature, has another path, or fails", async () => {
  expect(await dispatch(await serveAlways(204, ""))).toContain("so anyone can report a fire there");
  expect(await dispatch(await serveAlways(404))).toContain("correct the path in REPORT_WEBHOOK_URL");
  expect(await dispatch(await serveAlways(500))).toContain("fails by itself (500)");
  expect(await examineOne("dispatch's system", { REPORT_WEBHOOK_URL: "" })).toMatchObject({
    state: "not set",
  });
});
