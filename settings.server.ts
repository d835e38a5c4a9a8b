import { join } from "node:path";
import type { z } from "zod";
import { allTo, type Mailboxes } from "#intake/contact/mailboxes.ts";
import { plainAddresses } from "./plain-addresses.ts";
import { missingInProduction, type SettingsReader } from "./required-settings.ts";
import {
  SANDBOX_IDENTITY,
  SANDBOX_MAIL_EVENTS_KEY,
  SANDBOX_MAIL_FROM,
  SANDBOX_MAILBOX,
  SANDBOX_OPERATIONS_IDENTITY,
  SANDBOX_OPERATOR_TOKEN,
  SANDBOX_POSTAL_ADDRESS,
  SANDBOX_PREVIEW_TOKEN,
  SANDBOX_PUSH,
  SANDBOX_REPORT_MAILBOX,
  SANDBOX_REPORT_WEBHOOK_SECRET,
  SANDBOX_SEAL_KEY,
  SANDBOX_SMS,
  SANDBOX_TOKEN,
  SANDBOX_WEBHOOK_SECRET,
} from "./sandbox-settings.ts";
import { addressIn, settingsSchema } from "./settings-schema.ts";
import { unmeantDemo } from "./unmeant-demo.ts";

export type { SettingsReader };

/** An error that prevents the start because of a setting, with one sentence that an operator can act on. */
export class SettingsError extends Error {
  readonly code = "bad-settings";
}

/** Push services of Chrome, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  "https://fcm.googleapis.com",
  "https://updates.push.services.mozilla.com",
  "https://web.push.apple.com",
  "https://*.notify.windows.com",
];

interface Addresses {
  SITE_URL: string;
  FIRE_DATA_URL: string;
  CONTENT_URL: string;
  /** Empty if only the address is set: the content service is then not used. */
  CONTENT_TOKEN: string;
  CONTENT_IMAGES_URL: string;
  /** Empty like the token: there are no previews then. */
  CONTENT_PREVIEW_TOKEN: string;
  CONTENT_EDITOR_ORIGIN: string;
  /** Empty like the token: webhooks are then refused. */
  CONTENT_WEBHOOK_SECRET: string;
  IDENTITY_URL: string;
  /** Empty, like the next settings, if only the address is set: no one can sign in then. */
  IDENTITY_CLIENT_ID: string;
  IDENTITY_AUDIENCE: string;
  IDENTITY_MANAGEMENT_ID: string;
  IDENTITY_MANAGEMENT_SECRET: string;
  /** If empty, operators and dispatch only have the shared password. */
  OPERATIONS_IDENTITY_CLIENT_ID: string;
  OPERATIONS_IDENTITY_SECRET: string;
  SEAL_KEYS: readonly string[];
  /** If empty, no emails are sent. */
  SMTP_URL: string;
  MAIL_FROM: string;
  POSTAL_ADDRESS: string;
  CONTACT_MAILBOXES: Mailboxes;
  REPORT_MAILBOX: string;
  /** If empty, emails contain no link to dispatch's page. */
  DISPATCH_URL: string;
  /** If empty, no system of dispatch gets reports. */
  REPORT_WEBHOOK_URL: string;
  REPORT_WEBHOOK_SECRET: string;
  /** If all three are empty, the mail server signs, or email is not signed. */
  DKIM_DOMAIN: string;
  DKIM_SELECTOR: string;
  DKIM_PRIVATE_KEY: string;
  /** If empty, the mail service's events are refused. */
  MAIL_EVENTS_KEY: string;
  /** If empty, no text messages are sent. */
  SMS_URL: string;
  SMS_ACCOUNT: string;
  SMS_TOKEN: string;
  SMS_FROM: string;
  PUSH_PUBLIC_KEY: string;
  PUSH_PRIVATE_KEY: string;
  PUSH_CONTACT: string;
  PUSH_ORIGINS: readonly string[];
  FCM_SERVICE_ACCOUNT: string;
  FCM_URL: string;
  GEOCODER_URL: string;
  /** If empty, the map uses the packaged ground. */
  TILES_URL: string;
  DATABASE_URL: string;
  DATABASE_READ_URL: string;
  /** If empty, no shared password opens the agency's pages. */
  OPERATOR_TOKEN: string;
}

/** All settings of site, worker and sandbox, checked and typed. */
export type Settings = Readonly<Omit<z.output<typeof settingsSchema>, keyof Addresses> & Addresses>;

const hostOf = (url: string | undefined) => URL.parse(url ?? "")?.hostname;
const dispatchAt = (port: number) => `http://127.0.0.1:${port}/operator/reports`;
/**
 * Reads settings from environment variables; unset ones use the sandbox.
 * @param reader the program whose production settings are required; the site's include the worker's
 * @throws {SettingsError} with one sentence that lists every invalid or missing setting
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  reader: SettingsReader = "site",
): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
    throw new SettingsError(`Bad settings: ${problems.join("; ")}.`);
  }
  const settings = parsed.data;
  if (settings.NODE_ENV === "production" && !settings.VIGIE_SANDBOX) {
    const missing = missingInProduction(settings, reader);
    if (missing.length > 0) {
      throw new SettingsError(
        `Missing settings in production: ${missing.join(", ")}. Set them, or VIGIE_SANDBOX=on for a demo.`,
      );
    }
  }
  const dkim = [settings.DKIM_DOMAIN, settings.DKIM_SELECTOR, settings.DKIM_PRIVATE_KEY];
  if (dkim.includes(undefined) && dkim.some((each) => each !== undefined))
    throw new SettingsError(
      "Bad settings: DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY are set together or not at all.",
    );
  const isDemo = settings.NODE_ENV !== "production" || settings.VIGIE_SANDBOX;
  const webhook = settings.REPORT_WEBHOOK_URL;
  if (webhook !== undefined && settings.REPORT_WEBHOOK_SECRET === undefined && !isDemo)
    throw new SettingsError(
      "Bad settings: REPORT_WEBHOOK_URL needs REPORT_WEBHOOK_SECRET, which signs what is sent.",
    );
  const operations = [settings.OPERATIONS_IDENTITY_CLIENT_ID, settings.OPERATIONS_IDENTITY_SECRET];
  if (operations.some((each) => each !== undefined)) {
    if (operations.includes(undefined))
      throw new SettingsError(
        "Bad settings: OPERATIONS_IDENTITY_CLIENT_ID and OPERATIONS_IDENTITY_SECRET are set together or not at all.",
      );
    if (!isDemo && !settings.DISPATCH_URL?.startsWith("https:"))
      throw new SettingsError(
        "Bad settings: OPERATIONS_IDENTITY_CLIENT_ID needs DISPATCH_URL, an https address: people come back there from the identity provider.",
      );
  }
  const plain = isDemo ? [] : plainAddresses(settings);
  if (plain.length > 0)
    throw new SettingsError(
      `Bad settings: ${plain.join(", ")} must use TLS to another machine: https, or sslmode=verify-full for a database.`,
    );
  const dispatchHost = hostOf(settings.DISPATCH_URL);
  if (!isDemo && dispatchHost !== undefined && dispatchHost === hostOf(settings.SITE_URL))
    throw new SettingsError(
      "Bad settings: DISPATCH_URL must have another host than SITE_URL: pages of the site must not reach the agency's.",
    );
  if (settings.INTAKE_S3 !== "" && !(settings.INTAKE_S3_KEY && settings.INTAKE_S3_SECRET))
    throw new SettingsError("Bad settings: INTAKE_S3 needs INTAKE_S3_KEY and INTAKE_S3_SECRET.");
  const ofSandbox = (value: string) => (settings.CONTENT_URL === undefined ? value : "");
  const SITE_URL = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const sandboxHost = new URL(SITE_URL).hostname;
  const ofIdentity = (name: keyof typeof SANDBOX_IDENTITY) =>
    settings[name] ?? (settings.IDENTITY_URL === undefined ? SANDBOX_IDENTITY[name] : "");
  // Only with the sandbox's password: the passwords of its people are just as public.
  const ofOperations = (name: keyof typeof SANDBOX_OPERATIONS_IDENTITY) =>
    settings[name] ??
    (isDemo && settings.IDENTITY_URL === undefined && settings.OPERATOR_TOKEN === undefined
      ? SANDBOX_OPERATIONS_IDENTITY[name]
      : "");
  const ofSms = (name: keyof typeof SANDBOX_SMS) =>
    settings[name] ?? (isDemo && settings.SMS_URL === undefined ? SANDBOX_SMS[name] : "");
  const ofPush = (name: keyof typeof SANDBOX_PUSH) =>
    settings[name] ?? (isDemo && settings.PUSH_PRIVATE_KEY === undefined ? SANDBOX_PUSH[name] : "");
  const sandboxPush = `http://127.0.0.1:${settings.SANDBOX_PORT + 8}`;
  const sandboxAccount = join(settings.DATA_DIR, "sandbox", "fcm-service-account.json");
  const FCM_SERVICE_ACCOUNT = settings.FCM_SERVICE_ACCOUNT ?? (isDemo ? sandboxAccount : "");
  const fcmUrl = FCM_SERVICE_ACCOUNT === sandboxAccount ? sandboxPush : "https://fcm.googleapis.com";
  const sandboxImages = `http://127.0.0.1:${settings.SANDBOX_PORT + 2}/a`;
  // The sandbox's editor uses the site's host name, which frames need.
  const sandboxEditor = () => `http://${sandboxHost}:${settings.SANDBOX_PORT + 2}`;
  const sandboxTiles = `http://127.0.0.1:${settings.SANDBOX_PORT + 5}/{z}/{x}/{y}.mvt`;
  const sandboxDatabase = `postgres://postgres@127.0.0.1:${settings.SANDBOX_PORT + 9}/postgres`;
  const DATABASE_URL = settings.DATABASE_URL ?? sandboxDatabase;
  const read = {
    ...settings,
    SITE_URL,
    FIRE_DATA_URL: settings.FIRE_DATA_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 1}`,
    CONTENT_URL: settings.CONTENT_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 2}/v2`,
    CONTENT_IMAGES_URL:
      settings.CONTENT_IMAGES_URL ?? (ofSandbox(sandboxImages) || "https://a.storyblok.com"),
    CONTENT_TOKEN: settings.CONTENT_TOKEN ?? ofSandbox(SANDBOX_TOKEN),
    CONTENT_PREVIEW_TOKEN: settings.CONTENT_PREVIEW_TOKEN ?? ofSandbox(SANDBOX_PREVIEW_TOKEN),
    CONTENT_EDITOR_ORIGIN:
      settings.CONTENT_EDITOR_ORIGIN ?? (ofSandbox(sandboxEditor()) || "https://app.storyblok.com"),
    CONTENT_WEBHOOK_SECRET: settings.CONTENT_WEBHOOK_SECRET ?? ofSandbox(SANDBOX_WEBHOOK_SECRET),
    IDENTITY_URL: settings.IDENTITY_URL ?? `http://${sandboxHost}:${settings.SANDBOX_PORT + 3}`,
    IDENTITY_CLIENT_ID: ofIdentity("IDENTITY_CLIENT_ID"),
    IDENTITY_AUDIENCE: ofIdentity("IDENTITY_AUDIENCE"),
    IDENTITY_MANAGEMENT_ID: ofIdentity("IDENTITY_MANAGEMENT_ID"),
    IDENTITY_MANAGEMENT_SECRET: ofIdentity("IDENTITY_MANAGEMENT_SECRET"),
    OPERATIONS_IDENTITY_CLIENT_ID: ofOperations("OPERATIONS_IDENTITY_CLIENT_ID"),
    OPERATIONS_IDENTITY_SECRET: ofOperations("OPERATIONS_IDENTITY_SECRET"),
    SEAL_KEYS: settings.SEAL_KEYS ?? [SANDBOX_SEAL_KEY],
    SMTP_URL: settings.SMTP_URL ?? (isDemo ? `smtp://127.0.0.1:${settings.SANDBOX_PORT + 6}` : ""),
    MAIL_FROM: settings.MAIL_FROM ?? SANDBOX_MAIL_FROM,
    POSTAL_ADDRESS: settings.POSTAL_ADDRESS ?? SANDBOX_POSTAL_ADDRESS,
    CONTACT_MAILBOXES: settings.CONTACT_MAILBOXES ?? allTo(addressIn(settings.MAIL_FROM) ?? SANDBOX_MAILBOX),
    REPORT_MAILBOX: settings.REPORT_MAILBOX ?? addressIn(settings.MAIL_FROM) ?? SANDBOX_REPORT_MAILBOX,
    DISPATCH_URL:
      settings.DISPATCH_URL ?? (isDemo && settings.WORKER_PORT ? dispatchAt(settings.WORKER_PORT) : ""),
    REPORT_WEBHOOK_URL: webhook ?? (isDemo ? `http://127.0.0.1:${settings.SANDBOX_PORT}/dispatch` : ""),
    REPORT_WEBHOOK_SECRET: settings.REPORT_WEBHOOK_SECRET ?? (isDemo ? SANDBOX_REPORT_WEBHOOK_SECRET : ""),
    DKIM_DOMAIN: settings.DKIM_DOMAIN ?? "",
    DKIM_SELECTOR: settings.DKIM_SELECTOR ?? "",
    DKIM_PRIVATE_KEY: settings.DKIM_PRIVATE_KEY ?? "",
    MAIL_EVENTS_KEY: settings.MAIL_EVENTS_KEY ?? (isDemo ? SANDBOX_MAIL_EVENTS_KEY : ""),
    SMS_URL: settings.SMS_URL ?? (isDemo ? `http://127.0.0.1:${settings.SANDBOX_PORT + 7}` : ""),
    SMS_ACCOUNT: ofSms("SMS_ACCOUNT"),
    SMS_TOKEN: ofSms("SMS_TOKEN"),
    SMS_FROM: ofSms("SMS_FROM"),
    PUSH_PUBLIC_KEY: ofPush("PUSH_PUBLIC_KEY"),
    PUSH_PRIVATE_KEY: ofPush("PUSH_PRIVATE_KEY"),
    PUSH_CONTACT: ofPush("PUSH_CONTACT"),
    PUSH_ORIGINS: settings.PUSH_ORIGINS ?? [...PUSH_SERVICES, ...(isDemo ? [sandboxPush] : [])],
    FCM_SERVICE_ACCOUNT,
    FCM_URL: settings.FCM_URL ?? fcmUrl,
    GEOCODER_URL: settings.GEOCODER_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 4}/apis/icherche`,
    TILES_URL: settings.TILES_URL ?? (isDemo ? sandboxTiles : ""),
    OPERATOR_TOKEN: settings.OPERATOR_TOKEN ?? (isDemo ? SANDBOX_OPERATOR_TOKEN : ""),
    DATABASE_URL,
    DATABASE_READ_URL: settings.DATABASE_READ_URL ?? DATABASE_URL,
  };
  const isMeant = settings.VIGIE_SANDBOX || given.NODE_ENV === "development" || given.NODE_ENV === "test";
  const problem = isMeant ? null : unmeantDemo(read, sandboxDatabase, reader);
  if (problem !== null) throw new SettingsError(problem);
  return read;
}
