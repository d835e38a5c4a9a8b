import { createECDH } from "node:crypto";
import webPush from "web-push";
import { createEmailClient } from "#delivery/email-client.server.ts";
import { createGoogleTokens, readServiceAccount } from "#delivery/google-token.server.ts";
import { SENDER } from "#delivery/sender.ts";
import { WEBHOOK_PATHS } from "#plan/webhook-paths.ts";
import { fetchOutside, OutsideRefusal } from "#territory/fetch-outside.server.ts";
import { isPhoneNumber, textWebhookOf } from "../twilio/text-webhook.ts";
import { createTwilio } from "../twilio/twilio-client.ts";
import { type Check, Problem } from "./check.ts";
import { explained, problemOf } from "./reasons.ts";

const email: Check = {
  name: "email",
  unset: ({ SMTP_URL }) => (SMTP_URL === "" ? "No email is sent: set SMTP_URL and MAIL_FROM." : null),
  async run({ SMTP_URL, MAIL_FROM }) {
    const subject = {
      service: "The mail server",
      address: "SMTP_URL",
      access: "the user and password in SMTP_URL",
    };
    const client = createEmailClient({ url: SMTP_URL, from: MAIL_FROM, brand: SENDER });
    try {
      await client.check();
    } catch (error) {
      const { code, responseCode } = Object(error);
      if (code === "EAUTH")
        throw new Problem(`${subject.service} refuses our access: correct ${subject.access}.`);
      if (code === "ETLS")
        throw new Problem(
          `${subject.service} offers no TLS, which we require of another machine: use its port with STARTTLS, or smtps://.`,
        );
      if (responseCode !== undefined)
        throw new Problem(
          `${subject.service} refuses us (${responseCode}): ask its team to let this machine in.`,
        );
      throw problemOf(error, subject);
    } finally {
      client.close();
    }
    return `${subject.service} takes our connection${new URL(SMTP_URL).username ? ", user and password" : ""}.`;
  },
};

const texts: Check = {
  name: "text messages",
  unset: ({ SMS_URL }) =>
    SMS_URL === "" ? "No text message is sent: set SMS_URL and the settings after it." : null,
  async run({ SMS_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SITE_URL }) {
    const subject = { service: "Twilio", address: "SMS_URL", access: "SMS_ACCOUNT and SMS_TOKEN" };
    const twilio = createTwilio({ url: SMS_URL, account: SMS_ACCOUNT, token: SMS_TOKEN });
    const { status, type } = await explained(twilio.account(), subject);
    if (status !== "active")
      throw new Problem(`The Twilio account is ${status}: open Twilio's console and activate it.`);
    if (type === "Trial")
      throw new Problem("The Twilio account is a trial, which only texts verified phones: upgrade it.");
    if (!isPhoneNumber(SMS_FROM))
      return `The account is active; the webhook of the sender ${SMS_FROM}, which is no phone number, was not checked.`;
    const number = await explained(twilio.number(SMS_FROM), subject);
    if (number === null)
      throw new Problem(
        `The Twilio account does not have the number ${SMS_FROM}: correct SMS_FROM, or buy it.`,
      );
    if (!number.capabilities.sms)
      throw new Problem(`The number ${SMS_FROM} cannot send text messages: choose another number.`);
    const webhook = await explained(textWebhookOf(twilio, SMS_FROM), subject);
    if (webhook?.url !== SITE_URL + WEBHOOK_PATHS.text || webhook.application !== null)
      throw new Problem(
        `${webhook?.holder} does not post texts such as STOP to ${SITE_URL + WEBHOOK_PATHS.text}: run \`npm run setup -- twilio\`.`,
      );
    return `The account is active, and texts to ${SMS_FROM} reach the site.`;
  },
};

const PRIVATE_KEY_BYTES = 32;

/** Checks that two keys are a pair. @throws {Problem} if the keys are not a pair */
function checkPair(publicKey: string, privateKey: string): void {
  if (Buffer.from(privateKey, "base64url").length !== PRIVATE_KEY_BYTES)
    throw new Problem("PUSH_PRIVATE_KEY is not a key: run `npm run setup -- keys` if you never had one.");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  if (pair.getPublicKey("base64url") !== Buffer.from(publicKey, "base64url").toString("base64url"))
    throw new Problem(
      "PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are not a pair: set the two that were made together, because new keys lose every device.",
    );
}

/** Returns true if the front page of a push service responds, with any status. */
async function hasAnswer(origin: string): Promise<boolean> {
  try {
    await fetchOutside(origin, { source: "web-push", timeLimitMs: 10_000, mostBytes: 0 });
    return true;
  } catch (error) {
    return error instanceof OutsideRefusal && error.code === "outside-redirect";
  }
}

const browsers: Check = {
  name: "notifications (browsers)",
  unset: ({ PUSH_PRIVATE_KEY, PUSH_PUBLIC_KEY }) =>
    PUSH_PRIVATE_KEY === "" && PUSH_PUBLIC_KEY === ""
      ? "No notification goes to browsers: make PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY by `npm run setup -- keys`."
      : null,
  async run({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT, PUSH_ORIGINS }) {
    checkPair(PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY);
    if (PUSH_CONTACT === "")
      throw new Problem("PUSH_CONTACT is empty: set it to the address that push services can write to.");
    const origins = PUSH_ORIGINS.filter((each) => !each.includes("*"));
    try {
      for (const origin of origins)
        webPush.getVapidHeaders(origin, PUSH_CONTACT, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, "aes128gcm");
    } catch {
      throw new Problem("PUSH_CONTACT or one of PUSH_ORIGINS is not an address: correct it.");
    }
    const answers = await Promise.all(origins.map(hasAnswer));
    const silent = origins.filter((_, at) => !answers[at]);
    if (silent.length > 0)
      throw new Problem(
        `No answer comes from ${silent.join(" and ")}: let this machine connect there, since notifications to browsers leave by these services.`,
      );
    return `The two keys are a pair, and ${origins.length} push services answer.`;
  },
};

const phones: Check = {
  name: "notifications (phones)",
  unset: ({ FCM_SERVICE_ACCOUNT }) =>
    FCM_SERVICE_ACCOUNT === ""
      ? "No notification goes to phones with the app: set FCM_SERVICE_ACCOUNT."
      : null,
  async run({ FCM_SERVICE_ACCOUNT, FCM_TOKEN_URL }) {
    const readAccount = () => readServiceAccount(FCM_SERVICE_ACCOUNT);
    try {
      const { projectId } = await createGoogleTokens({ readAccount, tokenUrl: FCM_TOKEN_URL }).get();
      return `Google gives access to the project ${projectId}.`;
    } catch (error) {
      const { code } = Object(error);
      if (code === "service-account")
        throw new Problem(
          "FCM_SERVICE_ACCOUNT is not a service account: set it to the path of the JSON file from Google's console.",
        );
      if (code === "no-token")
        throw new Problem(
          "Google refuses the service account: make a new key for it in Google's console, and check this machine's clock.",
        );
      throw problemOf(error, { service: "Google's token service", address: "FCM_TOKEN_URL" });
    }
  },
};

export const CHANNEL_CHECKS = [email, texts, browsers, phones] as const satisfies readonly Check[];
