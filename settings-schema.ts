import { z } from "zod";
import { databaseHosts } from "#database/database-hosts.ts";
import { readMailboxes } from "#intake/contact/mailboxes.ts";
import { REPORT_PHONE, type ReportPhone, readReportPhone } from "#intake/report-phone.ts";
import { SCHEMA_NAMES } from "#territory/ground-schemas.ts";
import { checkGtmId } from "./gtm-id.ts";
import manifest from "./package.json" with { type: "json" };

const anyPort = z.coerce.number().int().min(1).max(65535);
const port = (fallback: number) => anyPort.default(fallback);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ""));
/** An address of one host, or of several hosts separated by commas. */
const postgresUrl = z
  .string()
  .refine(
    (url) => databaseHosts(url).every((each) => /^postgres(?:ql)?:$/.test(URL.parse(each)?.protocol ?? "")),
    {
      error: "postgres://user:password@host:5432/database",
    },
  );
/** A template, or the address of a TileJSON. */
const tilesUrl = z.string().refine(
  (url) => {
    const parts = ["{z}", "{x}", "{y}"].filter((part) => url.includes(part));
    return /^https?:/.test(URL.parse(url)?.protocol ?? "") && [0, 3].includes(parts.length);
  },
  { error: "an http address of a TileJSON, or one with {z}, {x} and {y} in it" },
);
const gtmId = z.string().superRefine((id, context) => {
  const check = checkGtmId(id);
  if (!check.ok) context.addIssue({ code: "custom", message: check.message });
});
/** Returns the address of `Name <address>`, or of a plain address. */
export const addressIn = (from: string | undefined) => from?.match(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/)?.[0];
const smtpUrl = z.url({ protocol: /^smtps?$/ });
const perSecond = z.coerce.number().min(1).optional();
const cap = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
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

/**
 * Schema of every setting, with defaults. The reader decides the values of unset settings without a default.
 */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  /** `on` lets production run on the sandbox's services (a demo). */
  VIGIE_SANDBOX: flag.default(false),
  /** Address the site listens on. */
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: port(3000),
  /** First port of the sandbox: its hub; the other services use the next ports. */
  SANDBOX_PORT: port(4000),
  /** Folder of all embedded state. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** Public origin, used in canonical links. */
  SITE_URL: httpUrl.optional(),
  /** Base of the public data API: `/public/...` and `/layers/...` follow it. */
  FIRE_DATA_URL: httpUrl.optional(),
  /** `on` requests the data API's test data (staging). */
  FIRE_DATA_TEST: flag.default(false),
  POLL_SECONDS: z.coerce.number().min(1).max(300).default(60),
  /** Base of the content service's delivery API, `…/v2`; `/cdn/stories` follows it. */
  CONTENT_URL: httpUrl.optional(),
  /** Access token of the content service's space. */
  CONTENT_TOKEN: z.string().min(1).optional(),
  /** The host of the content service's pictures. */
  CONTENT_IMAGES_URL: httpUrl.optional(),
  /** Access token that can also read drafts; without it, there are no previews. */
  CONTENT_PREVIEW_TOKEN: z.string().min(1).optional(),
  /** Origin of the content service's visual editor; only it can frame previews. */
  CONTENT_EDITOR_ORIGIN: httpUrl.optional(),
  /** `true` shows every page as a draft, to anyone: for a separate site where editors test changes. */
  IS_DRAFT: z.stringbool({ truthy: ["true", "on"], falsy: ["false", "off"] }).default(false),
  /** Secret of the content service's webhook; without it, webhooks are refused. */
  CONTENT_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The identity provider: an Auth0 tenant, or a compatible server. */
  IDENTITY_URL: httpUrl.optional(),
  /** Id of the site's browser client there. */
  IDENTITY_CLIENT_ID: z.string().min(1).optional(),
  /** Id of the agency app's client there, if it has its own; access tokens of other clients are refused. */
  IDENTITY_APP_CLIENT_ID: z.string().min(1).optional(),
  /** Audience of access tokens. */
  IDENTITY_AUDIENCE: z.string().min(1).optional(),
  /** Id of the machine client that can change and delete people there. */
  IDENTITY_MANAGEMENT_ID: z.string().min(1).optional(),
  IDENTITY_MANAGEMENT_SECRET: z.string().min(1).optional(),
  /**
   * The confidential client there that signs in operators and dispatch: both settings or none. Without it,
   * the shared password is the only way in.
   */
  OPERATIONS_IDENTITY_CLIENT_ID: z.string().min(1).optional(),
  OPERATIONS_IDENTITY_SECRET: z.string().min(1).optional(),
  /** The claim of ID tokens that lists roles: `operator`, `dispatch`. */
  OPERATIONS_ROLES_CLAIM: z.string().min(1).default("https://vigie.example/roles"),
  /** Keys that seal personal data: the first one seals, and each one opens. */
  SEAL_KEYS: sealKeys.optional(),
  /** Mail server; without it, no email is sent. */
  SMTP_URL: smtpUrl.optional(),
  /** Sender of emails. */
  MAIL_FROM: z
    .string()
    .refine((from) => addressIn(from) !== undefined, { error: "Name <address>, or an address" })
    .optional(),
  /** The agency's postal address in emails: its name, street, city and postal code, on one line. */
  POSTAL_ADDRESS: z.string().min(10).optional(),
  /** Mailboxes for messages from the public, by subject; other subjects use `general`. */
  CONTACT_MAILBOXES: mailboxes.optional(),
  /** `off` refuses files with messages from the public. */
  CONTACT_ATTACHMENTS: flag.default(true),
  /** Mailbox of dispatch for fire reports; defaults to MAIL_FROM's address. */
  REPORT_MAILBOX: z.email().optional(),
  /** Address of dispatch's page on reports, `…/operator/reports`, for links in emails. */
  DISPATCH_URL: httpUrl.optional(),
  /** Phone number for reporting fires, on every page and in every email. */
  REPORT_PHONE: reportPhone.prefault(REPORT_PHONE),
  /** Days that the personal data of a report is kept. */
  REPORT_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Days that an unused profile is kept. Its owner is warned 60 days and 14 days before it is erased. */
  PROFILE_KEPT_DAYS: z.coerce.number().int().min(180).max(3650).default(730),
  /**
   * Address of dispatch's own system for reports in JSON, and the secret that signs them. Without the
   * address, reports are not sent.
   */
  REPORT_WEBHOOK_URL: httpUrl.optional(),
  REPORT_WEBHOOK_SECRET: webhookSecret.optional(),
  /** An S3 bucket, with its address, for files from the public; by default they are in `DATA_DIR`. */
  INTAKE_S3: httpUrl.default(""),
  INTAKE_S3_KEY: z.string().default(""),
  INTAKE_S3_SECRET: z.string().default(""),
  INTAKE_S3_REGION: z.string().min(1).default("us-east-1"),
  /**
   * DKIM signature of email, if the mail server does not sign: all three settings, the key as PEM with \\n
   * for line ends.
   */
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll("\\n", "\n"))
    .refine((key) => /^-----BEGIN (?:RSA )?PRIVATE KEY-----/.test(key), { error: "a private key in PEM" })
    .optional(),
  /** Signing key of the mail service's events (Mailgun webhooks); without it, events are refused. */
  MAIL_EVENTS_KEY: z.string().min(1).optional(),
  /** Base of Twilio's API, with its account and number; without them, no text messages are sent. */
  SMS_URL: httpUrl.optional(),
  SMS_ACCOUNT: z.string().min(1).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z.string().min(1).optional(),
  /**
   * Daily caps of the text messages of each kind that strangers can cause (codes, test alerts, replies): in
   * total, for one area code and exchange, for one network.
   */
  SMS_CAP_DAY: cap(2000),
  SMS_CAP_PREFIX: cap(100),
  SMS_CAP_NETWORK: cap(300),
  /**
   * Keys that identify us to browsers (VAPID), and the contact for push services; without them, no
   * notifications are sent.
   */
  PUSH_PUBLIC_KEY: z.string().min(1).optional(),
  PUSH_PRIVATE_KEY: z.string().min(1).optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto|https):/, "must be a mailto: or https: address")
    .optional(),
  /** Allowed push services of browsers, separated by commas; `https://*.example` for every subdomain. */
  PUSH_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((each) => each.trim()))
    .optional(),
  /**
   * Google's service account (JSON in base64, or its file), required for notifications to phones with the
   * app; and other addresses than Google's.
   */
  FCM_SERVICE_ACCOUNT: z.string().min(1).optional(),
  FCM_URL: httpUrl.optional(),
  FCM_TOKEN_URL: httpUrl.default(""),
  /** Base of the Quebec government's iCherche; `/geocode` follows it. */
  GEOCODER_URL: httpUrl.optional(),
  /**
   * Vector tiles (MVT) of the map's ground: a TileJSON, or an address with {z}, {x} and {y}; if unset, the
   * packaged ground.
   */
  TILES_URL: tilesUrl.optional(),
  /** Schema of these tiles; if unset, the TileJSON has it. */
  TILES_SCHEMA: z.enum(SCHEMA_NAMES).optional(),
  /** GeoJSON of the official limits of parks, reserves and ZECs; if unset, our own approximate set. */
  NATURAL_AREAS_URL: httpUrl.optional(),
  /** A JSON file of texts that replace the site's own; read again when it changes. */
  TEXTS_FILE: z.string().min(1).optional(),
  /** PostgreSQL database (15 or newer) of site and worker: its primary, or several hosts that include it. */
  DATABASE_URL: postgresUrl.optional(),
  /** A replica of it, for public pages that only read; defaults to DATABASE_URL. */
  DATABASE_READ_URL: postgresUrl.optional(),
  /** Most connections of one program at the same time. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(5),
  /**
   * Longest time of a statement. 0 sends no limits, since PgBouncer refuses them; the limits of the
   * database's user then apply.
   */
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(0).max(600).default(15),
  /** Most messages a second that one worker sends to a provider; unlimited if unset. */
  EMAIL_PER_SECOND: perSecond,
  SMS_PER_SECOND: perSecond,
  PUSH_PER_SECOND: perSecond,
  /**
   * Shared password of the agency's pages, on the worker's port; without it and without
   * OPERATIONS_IDENTITY_CLIENT_ID, these pages do not exist.
   */
  OPERATOR_TOKEN: z.string().min(16).optional(),
  /** Most people that a change alerts without a release by the agency; unlimited if unset. */
  ALERT_CAP: z.coerce.number().int().positive().optional(),
  /** Port of the worker's health, metrics and agency's pages; no port if unset. */
  WORKER_PORT: anyPort.optional(),
  /** Address that the worker listens on. */
  WORKER_HOST: z.string().min(1).default("127.0.0.1"),
  /** Google Tag Manager container; without it, or before consent, nothing is loaded. */
  GTM_ID: gtmId.default(""),
  /** Bearer token for /metrics and for the reason in /readyz. If unset, only this machine reads them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether an edge sets the header Vigie-Language of each request for `/`. */
  EDGE_LANGUAGE: flag.default(false),
  /**
   * Number of trusted proxies in front of the site, or of the worker's pages, which set X-Forwarded-*
   * headers.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Email address and phone number that get a test message each hour; no tests if unset. */
  CANARY_EMAIL: z.email().default(""),
  CANARY_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, "+ and 8 to 15 digits")
    .default(""),
  /** Version of the build in logs and metrics. */
  VIGIE_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, "letters, digits and . + - _")
    .default(manifest.version),
  /** Collector of traces (OTLP over HTTP); if unset, nothing is sent or loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Share of all traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});
