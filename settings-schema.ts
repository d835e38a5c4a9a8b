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
/** Of one host, or of several with commas between. */
const postgresUrl = z
  .string()
  .refine(
    (url) => databaseHosts(url).every((each) => /^postgres(?:ql)?:$/.test(URL.parse(each)?.protocol ?? "")),
    {
      error: "postgres://user:password@host:5432/database",
    },
  );
/** A template, or a TileJSON. */
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
/** Of `Name <address>`, or the address alone. */
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

/** What each setting may be, with its default; what stands in for those that are unset is for the reader to say. */
export const settingsSchema = z.object({
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
  POLL_SECONDS: z.coerce.number().min(1).max(300).default(60),
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
  /** The client of the agency's app there, if it has its own; access tokens of other clients are refused. */
  IDENTITY_APP_CLIENT_ID: z.string().min(1).optional(),
  /** What access tokens are for. */
  IDENTITY_AUDIENCE: z.string().min(1).optional(),
  /** The machine client that may change and delete people there. */
  IDENTITY_MANAGEMENT_ID: z.string().min(1).optional(),
  IDENTITY_MANAGEMENT_SECRET: z.string().min(1).optional(),
  /** The confidential client there that signs in operators and dispatch: both or none. Without it the shared password is the only way in. */
  OPERATIONS_IDENTITY_CLIENT_ID: z.string().min(1).optional(),
  OPERATIONS_IDENTITY_SECRET: z.string().min(1).optional(),
  /** The claim of ID tokens that lists roles: `operator`, `dispatch`. */
  OPERATIONS_ROLES_CLAIM: z.string().min(1).default("https://vigie.example/roles"),
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
  /** How many days the personal data of a report is kept. */
  REPORT_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** How many days a profile is kept that nobody uses; its person is warned 60 days and 14 days before it is erased. */
  PROFILE_KEPT_DAYS: z.coerce.number().int().min(180).max(3650).default(730),
  /** Dispatch's own system, to which reports are sent as JSON, and what signs them; without the first nothing is sent. */
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
  /** Texts of each kind that strangers can cause (codes, test alerts, replies) in a day: in all, to one area code and exchange, for one network. */
  SMS_CAP_DAY: cap(2000),
  SMS_CAP_PREFIX: cap(100),
  SMS_CAP_NETWORK: cap(300),
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
  /** Vector tiles (MVT) of the map's ground: a TileJSON, or an address with {z}, {x} and {y} in it; unset: the packaged ground. */
  TILES_URL: tilesUrl.optional(),
  /** The schema of these tiles; unset: the TileJSON tells it. */
  TILES_SCHEMA: z.enum(SCHEMA_NAMES).optional(),
  /** GeoJSON of the official limits of parks, reserves and ZECs; unset: our own approximate set. */
  NATURAL_AREAS_URL: httpUrl.optional(),
  /** A JSON file of texts in place of the site's own; read again when it changes. */
  TEXTS_FILE: z.string().min(1).optional(),
  /** The PostgreSQL database (15 or newer) of site and worker: its primary, or several hosts of which one is. */
  DATABASE_URL: postgresUrl.optional(),
  /** A replica of it, for public pages that only read; DATABASE_URL when unset. */
  DATABASE_READ_URL: postgresUrl.optional(),
  /** Most connections of one program at the same time. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(5),
  /** Longest run of a statement. 0 sends no limits, which PgBouncer refuses: those of the database's user apply. */
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(0).max(600).default(15),
  /** What a provider takes of one worker in a second, at most; as fast as it answers when unset. */
  EMAIL_PER_SECOND: perSecond,
  SMS_PER_SECOND: perSecond,
  PUSH_PER_SECOND: perSecond,
  /** Shared password of the agency's pages, on the worker's port; without it and without OPERATIONS_IDENTITY_CLIENT_ID there are no such pages. */
  OPERATOR_TOKEN: z.string().min(16).optional(),
  /** A change that concerns more people is told once somebody of the agency lets it go; no such bound when unset. */
  ALERT_CAP: z.coerce.number().int().positive().optional(),
  /** Port of the worker's health, metrics and agency's pages; none when unset. */
  WORKER_PORT: anyPort.optional(),
  /** Address that the worker listens on. */
  WORKER_HOST: z.string().min(1).default("127.0.0.1"),
  /** Google Tag Manager container; nothing is loaded when unset, nor before consent. */
  GTM_ID: gtmId.default(""),
  /** Bearer token for /metrics and for the reason in /readyz. If unset, only this machine reads them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether an edge sets the header Vigie-Language of each request for `/`. */
  EDGE_LANGUAGE: flag.default(false),
  /** Proxies in front of the site, or of the worker's pages, whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The address and the phone to which a test message goes each hour; none when unset. */
  CANARY_EMAIL: z.email().default(""),
  CANARY_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, "+ and 8 to 15 digits")
    .default(""),
  /** The build, as logs and metrics name it. */
  VIGIE_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, "letters, digits and . + - _")
    .default(manifest.version),
  /** The collector of traces (OTLP over HTTP); nothing is sent or loaded when unset. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** The part of all traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});
