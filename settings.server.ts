import { join } from "node:path";
import { z } from "zod";
import { allTo, type Mailboxes, readMailboxes } from "#intake/contact/mailboxes.ts";
import { REPORT_PHONE, type ReportPhone, readReportPhone } from "#intake/report-phone.ts";
import { checkGtmId } from "./gtm-id.ts";
import { missingInProduction, type SettingsReader } from "./required-settings.ts";
import {
  SANDBOX_IDENTITY,
  SANDBOX_MAIL_EVENTS_KEY,
  SANDBOX_MAIL_FROM,
  SANDBOX_MAILBOX,
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

/** A start that cannot go on because of a setting: one sentence a person can act on. */
export class SettingsError extends Error {
  readonly code = "bad-settings";
}

const anyPort = z.coerce.number().int().min(1).max(65535);
const port = (fallback: number) => anyPort.default(fallback);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const tilesUrl = z
  .string()
  .refine((url) => URL.canParse(url) && ["{z}", "{x}", "{y}"].every((part) => url.includes(part)), {
    error: "an http address with {z}, {x} and {y} in it",
  });
const gtmId = z.string().superRefine((id, context) => {
  const check = checkGtmId(id);
  if (!check.ok) context.addIssue({ code: "custom", message: check.message });
});
/** Of `Name <address>`, or the address alone. */
const addressIn = (from: string | undefined) => from?.match(/[^\s<>]+@[^\s<>]+/)?.[0];
const smtpUrl = z.url({ protocol: /^smtps?$/ });
const perSecond = z.coerce.number().min(1).optional();
const SEAL_KEY_BYTES = 32;
const sealKeys = z
  .string()
  .transform((keys) => keys.split(","))
  .refine((keys) => keys.every((key) => Buffer.from(key, "base64").length === SEAL_KEY_BYTES), {
    error: "keys of 32 bytes in base64, with commas between",
  });
const mailboxes = z.string().transform((text, context) => {
  const read = readMailboxes(text);
  if (read === null)
    context.addIssue({
      code: "custom",
      message: "general=info@example.org and other subjects, with commas between",
    });
  return read ?? z.NEVER;
});
const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, "whsec_ and 24 bytes or more in base64");
const reportPhone = z.string().transform((text, context): ReportPhone => {
  const read = readReportPhone(text);
  if (read === null) context.addIssue({ code: "custom", message: "a number of North America" });
  return read ?? z.NEVER;
});
const flag = z.enum(["on", "off"]).transform((value) => value === "on");

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  /** `on` lets production run on the sandbox's services (a demo). */
  VIGIE_SANDBOX: flag.default(false),
  /** Address the site listens on. */
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: port(3000),
  /** The sandbox's hub; its stand-ins take the ports after it. */
  SANDBOX_PORT: port(4000),
  /** Folder of all embedded state. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** Public origin, used in canonical links. */
  SITE_URL: httpUrl.optional(),
  /** Base of the public data API: `/public/...` and `/layers/...` follow it. */
  FIRE_DATA_URL: httpUrl.optional(),
  /** `on` asks the data API for its test data (staging). */
  FIRE_DATA_TEST: flag.default(false),
  /** Base of the content service's delivery API, `…/v2`: `/cdn/stories` follows it. */
  CONTENT_URL: httpUrl.optional(),
  /** Access token of the content service's space. */
  CONTENT_TOKEN: z.string().min(1).optional(),
  /** The host of the content service's pictures. */
  CONTENT_IMAGES_URL: httpUrl.optional(),
  /** Access token that reads drafts too; without it there is no preview. */
  CONTENT_PREVIEW_TOKEN: z.string().min(1).optional(),
  /** Origin of the content service's visual editor, which alone may frame previews. */
  CONTENT_EDITOR_ORIGIN: httpUrl.optional(),
  /** `true` shows every page in draft, to whoever asks: for a site of its own, where editors try things. */
  IS_DRAFT: z.stringbool({ truthy: ["true", "on"], falsy: ["false", "off"] }).default(false),
  /** Signs what the content service tells of a publication; without it nothing of it is believed. */
  CONTENT_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The identity provider: an Auth0 tenant, or what speaks as one. */
  IDENTITY_URL: httpUrl.optional(),
  /** The site's browser client there. */
  IDENTITY_CLIENT_ID: z.string().min(1).optional(),
  /** What access tokens are for. */
  IDENTITY_AUDIENCE: z.string().min(1).optional(),
  /** The machine client that may change and delete people there. */
  IDENTITY_MANAGEMENT_ID: z.string().min(1).optional(),
  IDENTITY_MANAGEMENT_SECRET: z.string().min(1).optional(),
  /** What personal data is sealed with: the first seals, each opens. */
  SEAL_KEYS: sealKeys.optional(),
  /** Takes email; without it none is sent. */
  SMTP_URL: smtpUrl.optional(),
  /** Whom email is from. */
  MAIL_FROM: z
    .string()
    .refine((from) => addressIn(from) !== undefined, { error: "Name <address>, or an address" })
    .optional(),
  /** The agency's, for letters: its name, street, city and postal code, on one line. */
  POSTAL_ADDRESS: z.string().min(10).optional(),
  /** Where what people write goes, by subject; all to `general` but for those named. */
  CONTACT_MAILBOXES: mailboxes.optional(),
  /** `off` takes no files with what people write. */
  CONTACT_ATTACHMENTS: flag.default(true),
  /** Where dispatch reads of fires that the public reports; MAIL_FROM's address when unset. */
  REPORT_MAILBOX: z.email().optional(),
  /** Where dispatch opens its page on reports, `…/operator/reports`; letters lead there. */
  DISPATCH_URL: httpUrl.optional(),
  /** Where fires are reported by voice: on every page and in every letter. */
  REPORT_PHONE: reportPhone.prefault(REPORT_PHONE),
  /** So long the personal data of a report is kept. */
  REPORT_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Dispatch's own system, which is sent reports as JSON, and what they are signed with; without the first it is sent none. */
  REPORT_WEBHOOK_URL: httpUrl.optional(),
  REPORT_WEBHOOK_SECRET: webhookSecret.optional(),
  /** A bucket of a service that speaks S3, with its address, for files that the public sends; in `DATA_DIR` when unset. */
  INTAKE_S3: httpUrl.default(""),
  INTAKE_S3_KEY: z.string().default(""),
  INTAKE_S3_SECRET: z.string().default(""),
  INTAKE_S3_REGION: z.string().min(1).default("us-east-1"),
  /** Signs email for a domain (DKIM), where the mail server does not: all three, the key as PEM with \\n for its lines. */
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll("\\n", "\n"))
    .refine((key) => /^-----BEGIN (?:RSA )?PRIVATE KEY-----/.test(key), { error: "a private key in PEM" })
    .optional(),
  /** Signs what the mail service tells of letters (Mailgun's webhooks); without it nothing of it is believed. */
  MAIL_EVENTS_KEY: z.string().min(1).optional(),
  /** Base of Twilio's API, with its account and number; without them no text message is sent. */
  SMS_URL: httpUrl.optional(),
  SMS_ACCOUNT: z.string().min(1).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z.string().min(1).optional(),
  /** The keys by which browsers know us (VAPID), and whom their makers write to; without them no notification is sent. */
  PUSH_PUBLIC_KEY: z.string().min(1).optional(),
  PUSH_PRIVATE_KEY: z.string().min(1).optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto|https):/, "must be a mailto: or https: address")
    .optional(),
  /** Push services that browsers may be reached by, with commas between; `https://*.example` for every name below. */
  PUSH_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((each) => each.trim()))
    .optional(),
  /** Google's service account (JSON in base64, or its file) for phones with the app, which get nothing without it; others than Google. */
  FCM_SERVICE_ACCOUNT: z.string().min(1).optional(),
  FCM_URL: httpUrl.optional(),
  FCM_TOKEN_URL: httpUrl.default(""),
  /** Base of the Quebec government's iCherche: `/geocode` follows it. */
  GEOCODER_URL: httpUrl.optional(),
  /** Vector tiles (MVT) of the map's ground: an address with {z}, {x} and {y} in it. */
  TILES_URL: tilesUrl.optional(),
  /** GeoJSON of the official limits of parks, reserves and ZECs; unset: our own approximate set. */
  NATURAL_AREAS_URL: httpUrl.optional(),
  /** A JSON file of texts in place of the site's own; read again when it changes. */
  TEXTS_FILE: z.string().min(1).optional(),
  /** The PostgreSQL database (15 or newer) of site and worker. */
  DATABASE_URL: postgresUrl.optional(),
  /** What a provider takes of one worker in a second, at most; as fast as it answers when unset. */
  EMAIL_PER_SECOND: perSecond,
  SMS_PER_SECOND: perSecond,
  PUSH_PER_SECOND: perSecond,
  /** Password of the agency's page on alerts, on the worker's port; without it there is no such page. */
  OPERATOR_TOKEN: z.string().min(16).optional(),
  /** A change that concerns more people is told once somebody of the agency lets it go; no such bound when unset. */
  ALERT_CAP: z.coerce.number().int().positive().optional(),
  /** Port of the worker's health and metrics, on this machine alone; none when unset. */
  WORKER_PORT: anyPort.optional(),
  /** Google Tag Manager container; nothing is loaded when unset, nor before consent. */
  GTM_ID: gtmId.default(""),
  /** Bearer token for /metrics and /readyz when asked from elsewhere than this machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Proxies in front of the site whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Those of Chrome, Firefox, Safari and Edge. */
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
  /** Empty when only the address is given: the content service is not asked then. */
  CONTENT_TOKEN: string;
  CONTENT_IMAGES_URL: string;
  /** Empty like the token: nothing is previewed then. */
  CONTENT_PREVIEW_TOKEN: string;
  CONTENT_EDITOR_ORIGIN: string;
  /** Empty like the token: no publication is believed then. */
  CONTENT_WEBHOOK_SECRET: string;
  IDENTITY_URL: string;
  /** Empty, as what follows it, when only the address is given: nobody signs in then. */
  IDENTITY_CLIENT_ID: string;
  IDENTITY_AUDIENCE: string;
  IDENTITY_MANAGEMENT_ID: string;
  IDENTITY_MANAGEMENT_SECRET: string;
  SEAL_KEYS: readonly string[];
  /** Empty: no email is sent. */
  SMTP_URL: string;
  MAIL_FROM: string;
  POSTAL_ADDRESS: string;
  CONTACT_MAILBOXES: Mailboxes;
  REPORT_MAILBOX: string;
  /** Empty: letters lead to no page of dispatch. */
  DISPATCH_URL: string;
  /** Empty: no system of dispatch's is sent anything. */
  REPORT_WEBHOOK_URL: string;
  REPORT_WEBHOOK_SECRET: string;
  /** Empty, all three: the mail server signs, or nobody does. */
  DKIM_DOMAIN: string;
  DKIM_SELECTOR: string;
  DKIM_PRIVATE_KEY: string;
  /** Empty: nothing that a mail service tells is believed. */
  MAIL_EVENTS_KEY: string;
  /** Empty: no text message is sent. */
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
  TILES_URL: string;
  DATABASE_URL: string;
  /** Empty: the agency has no page on alerts. */
  OPERATOR_TOKEN: string;
}

/** Every setting of site, worker and sandbox, checked and typed. */
export type Settings = Readonly<Omit<z.output<typeof schema>, keyof Addresses> & Addresses>;

const dispatchAt = (port: number) => `http://127.0.0.1:${port}/operator/reports`;
/**
 * Reads settings from environment variables; unset ones point to the sandbox.
 * @param reader the program whose needs in production are asked for; the site's include the worker's
 * @throws {SettingsError} one sentence naming every bad or missing setting.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  reader: SettingsReader = "site",
): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
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
  if (webhook?.startsWith("http:") && !isDemo)
    throw new SettingsError("Bad settings: REPORT_WEBHOOK_URL must be https: reports name people.");
  if (settings.INTAKE_S3 !== "" && !(settings.INTAKE_S3_KEY && settings.INTAKE_S3_SECRET))
    throw new SettingsError("Bad settings: INTAKE_S3 needs INTAKE_S3_KEY and INTAKE_S3_SECRET.");
  const ofSandbox = (value: string) => (settings.CONTENT_URL === undefined ? value : "");
  const SITE_URL = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const sandboxHost = new URL(SITE_URL).hostname;
  const ofIdentity = (name: keyof typeof SANDBOX_IDENTITY) =>
    settings[name] ?? (settings.IDENTITY_URL === undefined ? SANDBOX_IDENTITY[name] : "");
  const ofSms = (name: keyof typeof SANDBOX_SMS) =>
    settings[name] ?? (isDemo && settings.SMS_URL === undefined ? SANDBOX_SMS[name] : "");
  const ofPush = (name: keyof typeof SANDBOX_PUSH) =>
    settings[name] ?? (isDemo && settings.PUSH_PRIVATE_KEY === undefined ? SANDBOX_PUSH[name] : "");
  const sandboxPush = `http://127.0.0.1:${settings.SANDBOX_PORT + 8}`;
  const sandboxAccount = join(settings.DATA_DIR, "sandbox", "fcm-service-account.json");
  const FCM_SERVICE_ACCOUNT = settings.FCM_SERVICE_ACCOUNT ?? (isDemo ? sandboxAccount : "");
  const fcmUrl = FCM_SERVICE_ACCOUNT === sandboxAccount ? sandboxPush : "https://fcm.googleapis.com";
  const sandboxImages = `http://127.0.0.1:${settings.SANDBOX_PORT + 2}/a`;
  // The sandbox's is opened under the name that the site is: one origin for frames.
  const sandboxEditor = () => `http://${sandboxHost}:${settings.SANDBOX_PORT + 2}`;
  return {
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
    TILES_URL: settings.TILES_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 5}/{z}/{x}/{y}.mvt`,
    OPERATOR_TOKEN: settings.OPERATOR_TOKEN ?? (isDemo ? SANDBOX_OPERATOR_TOKEN : ""),
    DATABASE_URL:
      settings.DATABASE_URL ?? `postgres://postgres@127.0.0.1:${settings.SANDBOX_PORT + 9}/postgres`,
  };
}
