import { expect, it, onTestFinished } from "vitest";
import { Faults } from "#sandbox/faults.ts";
import { listen } from "#sandbox/listen.ts";
import { Outbox } from "#sandbox/outbox/outbox.ts";
import { type AccountState, newAccount, newService } from "#sandbox/sms/account-routes.ts";
import { smsApp } from "#sandbox/sms/app.ts";
import { freeBlock } from "#test-ports";
import { setUpTwilio } from "./set-up-twilio.ts";

const ACCESS = { SMS_ACCOUNT: "AC1", SMS_TOKEN: "token-of-twilio", SMS_FROM: "+15815550100" };
const SITE_URL = "https://vigie.example";
const WANTED = "https://vigie.example/api/sms/inbound";
const OTHER = "https://demo.twilio.com/welcome/sms/reply/";

/** Starts an account whose number has the default webhook of a new number. */
async function account() {
  const state = newAccount(ACCESS.SMS_FROM, OTHER);
  const app = smsApp(new Outbox(), new Faults(), { account: "AC1", token: ACCESS.SMS_TOKEN, state });
  const port = await freeBlock();
  onTestFinished(await listen(app, "sms", "127.0.0.1", port));
  return { state, settings: { ...ACCESS, SITE_URL, SMS_URL: `http://127.0.0.1:${port}` } };
}
type Account = Awaited<ReturnType<typeof account>>;

async function run({ settings }: Pick<Account, "settings">): Promise<string> {
  const texts: string[] = [];
  await setUpTwilio(settings, (text) => texts.push(text));
  return texts.join("");
}
const webhookOf = ({ number }: AccountState) => [
  number.sms_url,
  number.sms_method,
  number.sms_application_sid,
];

it("setup sets the webhook of a number, and changes nothing at its second run", async () => {
  const made = await account();
  made.state.number.sms_method = "GET";
  made.state.number.sms_application_sid = "AP1";
  expect(await run(made)).toBe(
    `The number +15815550100 now posts texts to ${WANTED} (before: nowhere by POST).\n`,
  );
  expect(webhookOf(made.state)).toEqual([WANTED, "POST", ""]);
  expect(await run(made)).toContain("already: nothing was changed");
});

it("setup sets the webhook of a messaging service, and keeps the webhook of the service's number", async () => {
  const made = await account();
  const service = newService("Alerts");
  made.state.services.push(service);
  expect(await run(made)).toContain('The messaging service "Alerts" now posts texts');
  expect(service.inbound_request_url).toBe(WANTED);
  expect(made.state.number.sms_url).toBe(OTHER);
  expect(await run(made)).toContain("already: nothing was changed");
});

it("setup sets the number's webhook if the messaging service uses the webhook of its number", async () => {
  const made = await account();
  made.state.services.push({ ...newService("Alerts"), use_inbound_webhook_on_number: true });
  await run(made);
  expect(made.state.number.sms_url).toBe(WANTED);
});

it("setup explains why it cannot set a webhook", async () => {
  const { settings } = await account();
  const problem = (changes: object) => run({ settings: { ...settings, ...changes } });
  await expect(problem({ SMS_URL: "" })).rejects.toThrow("Set SMS_URL");
  await expect(problem({ SMS_FROM: "12345" })).rejects.toThrow("is no phone number");
  await expect(problem({ SMS_FROM: "+15145550123" })).rejects.toThrow("does not have the number");
  await expect(problem({ SMS_TOKEN: "wrong" })).rejects.toThrow(
    "refuses the request (401 20003 Authenticate)",
  );
  await expect(problem({ SMS_URL: "http://127.0.0.1:2" })).rejects.toThrow("does not answer (ECONNREFUSED)");
});
