// Long because it has every setting: one table, from which types, checks and documents are made.

import { z } from "zod";
import type { Mailboxes } from "#intake/contact/mailboxes.ts";
import { REPORT_PHONE } from "#intake/report-phone.ts";
import { SCHEMA_NAMES } from "#territory/ground-schemas.ts";
import manifest from "../package.json" with { type: "json" };
import * as types from "./value-types.ts";

/** Use of a setting by a program in production: "required", or "used" if the program works without it. */
type Use = "required" | "used";

interface Setting {
  /** Schema that parses the text of the environment variable. */
  readonly type: z.ZodType;
  /**
   * Text used if the variable is not set, in production too. The default "" stays "" and is not parsed by
   * `type`. Without a default, the setting is undefined if the variable is not set.
   */
  readonly default?: string;
  readonly site?: Use;
  /** "same": the worker uses the setting, and must have the same value as the site. */
  readonly worker?: Use | "same";
  readonly migrate?: Use;
  /** Heading in `.env.example` above this setting, if a new group of settings begins with it. */
  readonly section?: string;
  /** Purpose, for people who run Vigie. If missing, the purpose of the previous setting also applies. */
  readonly purpose?: string;
}

const none = "";
const both = { site: "required", worker: "required" } as const;

/** Every setting of site, worker and sandbox. `.env.example` and the guide's table are made from it. */
export const SETTINGS = {
  NODE_ENV: {
    ...{ section: "Programs", ...both, default: "development" },
    type: z.enum(["production", "development", "test"]),
    purpose:
      "`production` in production. Other values (development, test) make each program a demo with the sandbox's public secrets. `npm start` runs production code on the sandbox unless this is set.",
  },
  VIGIE_SANDBOX: {
    ...{ type: types.flag, default: "off" },
    purpose: "`on` allows a demo in production, on the sandbox's services.",
  },
  HOST: {
    ...{ type: types.text, default: "127.0.0.1", site: "used" },
    purpose: "Address and port that the site listens on. Match your proxy.",
  },
  PORT: { type: types.port, default: "3000", site: "used" },
  SANDBOX_PORT: {
    ...{ type: types.port, default: "4000" },
    purpose: "Port of the sandbox's first page. Its services use the ten ports after it.",
  },
  DATA_DIR: {
    ...{ type: types.text, default: ".data", site: "used", worker: "used" },
    purpose:
      "Folder of files on disk. It has the last reading of the content service, the emergency copy, and without INTAKE_S3 also photos and files of people. Site and worker then share it. The demo keeps its state here.",
  },
  SITE_URL: {
    ...{ type: types.httpUrl, default: none, ...both },
    purpose: "Public address, for links in pages and emails.",
  },
  VIGIE_VERSION: {
    ...{ type: types.version, default: manifest.version, site: "used", worker: "same" },
    purpose:
      "The build, as logs (`version`) and metrics (vigie_build_info) name it. It can have Latin characters, digits and . + - _. Set it at each deployment, for example to the commit.",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...{ type: types.httpUrl, site: "used", worker: "same" },
    purpose:
      "The OpenTelemetry collector that gets traces (OTLP over HTTP; /v1/traces follows it), and the share of all traces that is sent, 0 to 1. Spans contain no queries, values or addresses of people. When empty, nothing is loaded.",
  },
  OTEL_TRACES_SAMPLER_ARG: {
    ...{ type: z.coerce.number().min(0).max(1), default: "1", site: "used", worker: "same" },
  },
  LOG_LEVEL: {
    type: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    ...{ default: "info", site: "used", worker: "used" },
    purpose: "fatal, error, warn, info, debug, trace or silent. `npm run …` uses warn when this is unset.",
  },

  TRUSTED_PROXIES: {
    section: "The proxy or edge in front",
    ...{ type: types.whole(0, 5), default: "0", site: "used", worker: "used" },
    purpose:
      "How many of your proxies add the visitor's address to X-Forwarded-For: in front of the site, and of the worker's /operator, which distinguishes readers' networks by it. If it is too high, visitors choose their own address.",
  },
  EDGE_LANGUAGE: {
    ...{ type: types.flag, default: "off", site: "used" },
    purpose:
      "`on` if the edge sets the header Vigie-Language (fr or en) of each request for /. The edge then caches that page for each language. When off, no shared cache keeps it. See deploy/edge.md.",
  },

  DATABASE_URL: {
    section: "The database",
    ...{ type: types.postgresUrl, default: none, ...both, migrate: "required" },
    purpose:
      "PostgreSQL 15 or newer: the primary, or several hosts: programs find the one that accepts writes (postgres://user:password@a:5432,b:5432/vigie?sslmode=verify-full). The worker's user must be allowed to create tables. The site's user should not be.",
  },
  DATABASE_READ_URL: {
    ...{ type: types.postgresUrl, default: none, site: "used" },
    purpose: "A replica, for timelines and the status of alerts on pages. When empty: DATABASE_URL.",
  },
  DATABASE_CONNECTIONS: {
    ...{ type: types.whole(1, 100), default: "5", site: "used", worker: "used" },
    purpose:
      "The most connections of each program, 1 to 100. PostgreSQL needs max_connections above the sum of all programs, or PgBouncer in front.",
  },
  DATABASE_STATEMENT_SECONDS: {
    ...{ type: types.whole(0, 600), default: "15", site: "used", worker: "used" },
    purpose:
      "The most seconds of a statement, 0 to 600; of a site's statement, 2 at most. 0 sends no limits, for PgBouncer: set them for the database's user instead.",
  },

  WORKER_PORT: {
    section: "The worker's port, and the agency's pages on it",
    ...{ type: types.port, worker: "used" },
    purpose: "Port of the worker's health, metrics and the agency's pages. When empty, it is closed.",
  },
  WORKER_HOST: {
    ...{ type: types.text, default: "127.0.0.1", worker: "used" },
    purpose:
      "Address that the worker listens on. It uses plain HTTP: only open it to a private network, and set METRICS_TOKEN.",
  },
  METRICS_TOKEN: {
    ...{ type: types.secret, site: "required", worker: "used" },
    purpose:
      "Bearer token of /metrics, and of the reason in /readyz, 16 characters at least. The worker needs it if another machine or a proxy reaches WORKER_PORT. When empty, only this machine has access. If set, it is always needed.",
  },
  OPERATOR_TOKEN: {
    ...{ type: types.secret, default: none, worker: "used" },
    purpose:
      "Shared password of /operator, 16 characters at least. With OPERATIONS_IDENTITY_CLIENT_ID it only works while the provider does not answer. Without it, it is the only way to sign in, and the worker warns at each start. If you set your own, the sandbox's people with roles can no longer sign in.",
  },
  OPERATIONS_IDENTITY_CLIENT_ID: {
    ...{ type: types.text, default: none, worker: "used" },
    purpose:
      "The client of operators and dispatch at the identity provider, with its secret. Set both or neither. It needs DISPATCH_URL.",
  },
  OPERATIONS_IDENTITY_SECRET: { type: types.text, default: none, worker: "used" },
  OPERATIONS_ROLES_CLAIM: {
    ...{ type: types.text, default: "https://vigie.example/roles", worker: "used" },
    purpose: "The claim of its ID tokens that lists a person's roles (operator, dispatch).",
  },
  DISPATCH_URL: {
    ...{ type: types.httpUrl, default: none, worker: "used" },
    purpose:
      "Address where dispatch opens /operator/reports, behind your proxy. Its host must differ from the site's. Emails to dispatch link to it. When empty, they have no link.",
  },
  ALERT_CAP: {
    ...{ type: types.whole(1), worker: "used" },
    purpose:
      "A change that affects more people waits for approval on /operator. When empty, there is no limit.",
  },
  CANARY_EMAIL: {
    ...{ type: z.email(), default: none, worker: "used" },
    purpose:
      "An address and a phone (+ and 8 to 15 digits) of yours. Each gets a test message every hour. While one does not leave, an alarm fires and the public status of its channel says late. When empty, there is no test.",
  },
  CANARY_PHONE: { type: types.phone, default: none, worker: "used" },

  FIRE_DATA_URL: {
    section: "Fire data",
    ...{ type: types.httpUrl, default: none, ...both },
    purpose: "Base of the agency's public data API: /public/… and /layers/… follow it.",
  },
  FIRE_DATA_TEST: {
    ...{ type: types.flag, default: "off", site: "used", worker: "same" },
    purpose: "`on` requests test data (staging). No one is notified then.",
  },
  POLL_SECONDS: {
    ...{ type: z.coerce.number().min(1).max(300), default: "60", site: "used", worker: "same" },
    purpose:
      "Seconds between two polls of another service (data, content, identity provider), by all programs of the installation together. 1 to 300.",
  },

  HOT_SPOTS_URL: {
    section: "Around a fire",
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose:
      "Optional sources of other authorities. Without its address, a source has no part on the site. This one has satellite hot spots and the perimeters estimated from them: base of Canada's CWFIS GeoServer, /ows follows it.",
  },
  NATIONAL_FIRES_URL: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose: "Fires of the neighbouring agencies: the WFS of Canada's wildland fire framework.",
  },
  WEATHER_URL: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose:
      "Air quality, weather warnings and wind: base of Environment Canada's GeoMet (OGC API), /collections/… follows it.",
  },
  SMOKE_URL: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose: "Forecast of smoke: the WMS of GeoMet.",
  },
  PUBLIC_ALERTS_URL: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose: "Evacuation orders and other official alerts: the Atom feed of Alert Ready (NAAD).",
  },
  CIVIL_SECURITY_URL: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose: "Events of Quebec's civil security: the WFS of the ministry of public security.",
  },
  ROADS_URL: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose: "Closed roads: the WFS of Transports Québec (…/swtq).",
  },

  CONTENT_URL: {
    section: "Content (Storyblok)",
    ...{ type: types.httpUrl, default: none, ...both },
    purpose:
      "Base of the delivery API (…/v2), and access token of its space. The worker emails the press releases that it finds there.",
  },
  CONTENT_TOKEN: { type: types.text, default: none, ...both },
  CONTENT_IMAGES_URL: {
    ...{ type: types.httpUrl, default: "https://a.storyblok.com", site: "used" },
    purpose: "Host of its pictures. Visitors get them from the site, at /images/….",
  },
  CONTENT_PREVIEW_TOKEN: {
    ...{ type: types.text, default: none, site: "used" },
    purpose: "Token of the same space that reads drafts. When empty, there is no preview.",
  },
  CONTENT_EDITOR_ORIGIN: {
    ...{ type: types.httpUrl, default: "https://app.storyblok.com", site: "used" },
    purpose: "The only origin that can frame previews. In the space, set the preview address to the site's.",
  },
  CONTENT_WEBHOOK_SECRET: {
    ...{ type: types.text, default: none, site: "used" },
    purpose:
      "Secret of the space's webhook. Send it to POST /contenu/publication for published, unpublished and deleted stories. All sites then update the pages of a story within two seconds. When empty: within a minute and a half.",
  },
  IS_DRAFT: {
    type: z.stringbool({ truthy: ["true", "on"], falsy: ["false", "off"] }),
    ...{ default: "false", site: "used" },
    purpose:
      "`true` shows drafts to every visitor on every page, without caching or indexing. Only for a separate site.",
  },
  TEXTS_FILE: {
    ...{ type: types.text, site: "used" },
    purpose:
      'A JSON file of texts that replace the site\'s own: { "fr": { "key": "text" }, "en": { … } }. The site reads it again within seconds of a change. It logs and ignores an invalid text.',
  },

  GEOCODER_URL: {
    section: "Maps and addresses",
    ...{ type: types.httpUrl, default: none, site: "required" },
    purpose: "Base of the Quebec government's address search, iCherche: /geocode follows it.",
  },
  TILES_URL: {
    ...{ type: types.tilesUrl, default: none, site: "used" },
    purpose:
      "Vector tiles (MVT) of the map's ground: a TileJSON, or an address with {z}, {x} and {y}. When empty in production: the packaged ground, which has no roads. The schema (openmaptiles, protomaps or shortbread) is only needed without a TileJSON. When empty: vigie, as the sandbox serves it.",
  },
  TILES_SCHEMA: { type: z.enum(SCHEMA_NAMES), site: "used" },
  NATURAL_AREAS_URL: {
    ...{ type: types.httpUrl, site: "used" },
    purpose:
      "Official limits of parks, wildlife reserves and ZECs: GeoJSON polygons with name and kind (national-park, federal-park, wildlife-reserve, zec). Optional: manager, url and regions (codes). When empty: our approximate set.",
  },

  IDENTITY_URL: {
    section: "The identity provider (Auth0)",
    ...{ type: types.httpUrl, default: none, ...both },
    purpose: "Address of the tenant.",
  },
  IDENTITY_CLIENT_ID: {
    ...{ type: types.text, default: none, site: "required" },
    purpose: "The site's browser client, and the audience of its access tokens.",
  },
  IDENTITY_AUDIENCE: { type: types.text, default: none, site: "required" },
  IDENTITY_APP_CLIENT_ID: {
    ...{ type: types.text, site: "used" },
    purpose:
      "The client of the agency's app, if it has its own. Access tokens of any other client are refused.",
  },
  IDENTITY_MANAGEMENT_ID: {
    ...{ type: types.text, default: none, ...both },
    purpose:
      "The machine client. It deletes people there, has confirmation links sent, reads who confirmed and which roles operators have, and lists and ends sessions.",
  },
  IDENTITY_MANAGEMENT_SECRET: { type: types.text, default: none, ...both },

  SEAL_KEYS: {
    section: "Personal data",
    ...{ type: types.sealKeys, ...both },
    purpose:
      "Keys that seal personal data (AES-256-GCM): 32 bytes in base64 (openssl rand -base64 32), separated by commas. The first key seals, and every key opens. Site and worker need the same value.",
  },
  REPORT_KEPT_DAYS: {
    ...{ type: types.whole(1, 3650), default: "90", worker: "used" },
    purpose:
      "Days until the worker erases the words and photos of a fire report. The time, the point to a kilometre and dispatch's decision stay. A report that dispatch does not have yet stays up to twice as long. The privacy policy names these days (90, 180): if you change the setting, change its text.",
  },
  PROFILE_KEPT_DAYS: {
    ...{ type: types.whole(180, 3650), default: "730", worker: "used" },
    purpose:
      "Days until the worker erases an unused profile, 180 at least. It warns the person 60 days and 14 days before. The privacy policy names these days: if you change the setting, change its text. A profile whose address was never confirmed, and that no alert reaches otherwise, is always erased after 7 days.",
  },
  INTAKE_S3: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose:
      "Private, encrypted S3 bucket for photos of reports and files of messages (https://host/bucket or https://bucket.host). Its key can put, get, list and delete. When empty: folders of DATA_DIR, which site and worker must share. Once a day the worker deletes files without a report or message.",
  },
  INTAKE_S3_KEY: { type: types.text, default: none, site: "used", worker: "same" },
  INTAKE_S3_SECRET: { type: types.text, default: none, site: "used", worker: "same" },
  INTAKE_S3_REGION: { type: types.text, default: "us-east-1", site: "used", worker: "same" },

  SMTP_URL: {
    section: "Email",
    ...{ type: types.smtpUrl, default: none, worker: "used" },
    purpose:
      "The mail server, with user and password (smtps://user:password@host:465). smtp:// requires STARTTLS, except on this machine. When empty, no email is sent.",
  },
  MAIL_FROM: {
    ...{ type: types.sender, default: none, site: "used", worker: "used" },
    purpose:
      "Sender of emails: `Name <address>` or an address. The worker requires it with SMTP_URL. The site requires it, unless CONTACT_MAILBOXES and REPORT_MAILBOX are both set.",
  },
  POSTAL_ADDRESS: {
    ...{ type: z.string().min(10), default: none, ...both },
    purpose:
      "The agency's name and postal address on one line. It appears in the footer of every email and under the newsletter's form, with the mailbox of general questions (Canada's anti-spam law).",
  },
  DKIM_DOMAIN: {
    ...{ type: types.text, default: none, worker: "used" },
    purpose:
      "Sign emails for a domain (DKIM), if the mail server does not. Set all three or leave all empty. The key is PEM, with \\n for its lines.",
  },
  DKIM_SELECTOR: { type: types.text, default: none, worker: "used" },
  DKIM_PRIVATE_KEY: { type: types.privateKey, default: none, worker: "used" },
  MAIL_EVENTS_KEY: {
    ...{ type: types.text, default: none, site: "used" },
    purpose:
      "Signing key of the mail service's webhooks (Mailgun's). Send permanent failures, complaints and deliveries to POST /api/mail/events. Each signed event is accepted once. When empty, no event is accepted.",
  },
  EMAIL_PER_SECOND: {
    ...{ type: types.perSecond, worker: "used" },
    purpose:
      "The most emails per second of one worker. When empty, as fast as the server answers. A provider's Retry-After always applies. SMS_PER_SECOND and PUSH_PER_SECOND do the same (Twilio: 1 for a long code).",
  },

  CONTACT_MAILBOXES: {
    section: "Messages and fire reports from the public",
    ...{ type: types.mailboxes, site: "used", worker: "same" },
    purpose:
      "Mailboxes of the contact page by subject (general, prevention, permit, media, industry, website). Subjects without an address go to general, which emails also give as a contact. When unset, all go to the address of MAIL_FROM.",
  },
  CONTACT_ATTACHMENTS: {
    ...{ type: types.flag, default: "on", site: "used" },
    purpose:
      "`off` refuses files on the contact page. Otherwise at most three of 5 MB: PDF, JPEG, PNG and HEIC. An email can then have 21 MB. A mailbox that accepts less gets the text without the files, with a note.",
  },
  REPORT_MAILBOX: {
    ...{ type: z.email(), default: none, site: "used" },
    purpose: "Dispatch's mailbox for fire reports. When unset: the address of MAIL_FROM.",
  },
  REPORT_PHONE: {
    ...{ type: types.reportPhone, default: REPORT_PHONE, site: "used", worker: "same" },
    purpose:
      "Number on pages and in emails to report a fire. It can end with a word for the keypad. 911 appears with it. Editors change it in stories themselves.",
  },
  REPORT_WEBHOOK_URL: {
    ...{ type: types.httpUrl, default: none, site: "used", worker: "same" },
    purpose:
      "Dispatch's own system (https), which gets each report and photo as JSON (docs/api/dispatch.json), and the secret that signs them by Standard Webhooks: whsec_ and 32 bytes in base64. The worker retries a refused report until its erasure: every five minutes at the latest, or at its Retry-After. When the address is empty, no report is sent, and the worker logs this at its start.",
  },
  REPORT_WEBHOOK_SECRET: { type: types.webhookSecret, default: none, site: "used", worker: "same" },

  SMS_URL: {
    section: "Text messages (Twilio)",
    ...{ type: types.httpUrl, default: none, worker: "used" },
    purpose:
      "Base of the API (https://api.twilio.com), and the account. When the base is empty, no text message is sent.",
  },
  SMS_ACCOUNT: { type: types.text, default: none, worker: "used" },
  SMS_TOKEN: {
    ...{ type: types.text, default: none, site: "used", worker: "used" },
    purpose:
      "The account's token. The worker sends with it. The site accepts replies and receipts by the same token.",
  },
  SMS_FROM: {
    ...{ type: types.text, default: none, worker: "used" },
    purpose:
      "The number that messages come from. In its settings at Twilio, send incoming messages to POST /api/sms/inbound of the site. Each message requests its own receipt.",
  },
  SMS_PER_SECOND: { type: types.perSecond, worker: "used" },
  SMS_CAP_DAY: {
    ...{ type: types.whole(1), default: "2000", site: "used", worker: "same" },
    purpose:
      "The most text messages of each kind that strangers can cause in a day (verification codes, test alerts, replies to texts). In order: total, to one area code and exchange, and for requests of one network (/24 or /48). Alerts have no cap.",
  },
  SMS_CAP_PREFIX: { type: types.whole(1), default: "100", site: "used", worker: "same" },
  SMS_CAP_NETWORK: { type: types.whole(1), default: "300", site: "used", worker: "same" },

  PUSH_PUBLIC_KEY: {
    section: "Notifications",
    ...{ type: types.text, default: none, site: "used", worker: "used" },
    purpose:
      "VAPID's public key, to offer notifications, and the private key, to send them (npx web-push generate-vapid-keys). New keys lose every device. Without keys, no browser gets a notification.",
  },
  PUSH_PRIVATE_KEY: { type: types.text, default: none, worker: "used" },
  PUSH_CONTACT: {
    ...{ type: types.contactUrl, default: none, worker: "used" },
    purpose: "Our contact address for push services (mailto: or https:).",
  },
  PUSH_ORIGINS: {
    type: types.list,
    default: [
      "https://fcm.googleapis.com",
      "https://updates.push.services.mozilla.com",
      "https://web.push.apple.com",
      "https://*.notify.windows.com",
    ].join(),
    ...{ site: "used", worker: "same" },
    purpose:
      "Allowed push services, separated by commas; `https://*.example` for every name below. The default has the services of Chrome, Firefox, Safari and Edge. The site refuses devices of any other.",
  },
  PUSH_PER_SECOND: { type: types.perSecond, worker: "used" },
  FCM_SERVICE_ACCOUNT: {
    ...{ type: types.text, default: none, worker: "used" },
    purpose:
      "Service account of Firebase Cloud Messaging (role Firebase Cloud Messaging API Admin), for phones with the agency's app: the path of its file, read again for each token, or its JSON in base64. When empty, phones get no notification. The app registers at POST /api/account/devices/save (docs/api/accounts.json).",
  },
  FCM_URL: {
    ...{ type: types.httpUrl, default: "https://fcm.googleapis.com", worker: "used" },
    purpose: "Override Google's API and token addresses.",
  },
  FCM_TOKEN_URL: { type: types.httpUrl, default: none, worker: "used" },

  GTM_ID: {
    section: "Measurement",
    ...{ type: types.gtmId, default: none, site: "used" },
    purpose:
      "Google Tag Manager's container. It is loaded only after a visitor's consent. When empty, never.",
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
/** Returns a row of the table of settings, for code that does not need the row's exact type. */
export const settingOf = (name: SettingName): Setting => SETTINGS[name];

export type SettingsReader = "site" | "worker" | "migrate";

type Table = typeof SETTINGS;

export type ReadSettings = {
  readonly [Name in SettingName]:
    | z.output<Table[Name]["type"]>
    | (Table[Name] extends { readonly default: string } ? never : undefined);
};

/** Every setting of site, worker and sandbox, checked and typed; "" for some settings without a value. */
export type Settings = Omit<ReadSettings, "SEAL_KEYS" | "CONTACT_MAILBOXES"> & {
  readonly SEAL_KEYS: readonly string[];
  readonly CONTACT_MAILBOXES: Mailboxes;
};
