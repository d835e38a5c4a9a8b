import { z } from "zod";
import { checkGtmId } from "./gtm-id.ts";

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

/** Open the sandbox's content service, and no other. */
const SANDBOX_TOKEN = "vigie-public";
const SANDBOX_PREVIEW_TOKEN = "vigie-preview";
const SANDBOX_WEBHOOK_SECRET = "vigie-webhook";

/** Storyblok's own. */
const EDITOR_ORIGIN = "https://app.storyblok.com";
const IMAGES_URL = "https://a.storyblok.com";

/** Settings that the sandbox stands in for, and that real production must give to each program. */
const REQUIRED_IN_PRODUCTION = {
  site: [
    "SITE_URL",
    "FIRE_DATA_URL",
    "CONTENT_URL",
    "CONTENT_TOKEN",
    "GEOCODER_URL",
    "TILES_URL",
    "DATABASE_URL",
    "METRICS_TOKEN",
  ],
  worker: ["FIRE_DATA_URL", "DATABASE_URL"],
} as const;

export type SettingsReader = keyof typeof REQUIRED_IN_PRODUCTION;

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
  GEOCODER_URL: string;
  TILES_URL: string;
  DATABASE_URL: string;
}

/** Every setting of site, worker and sandbox, checked and typed. */
export type Settings = Readonly<Omit<z.output<typeof schema>, keyof Addresses> & Addresses>;

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
    const missing = REQUIRED_IN_PRODUCTION[reader].filter((name) => settings[name] === undefined);
    if (missing.length > 0) {
      throw new SettingsError(
        `Missing settings in production: ${missing.join(", ")}. Set them, or VIGIE_SANDBOX=on for a demo.`,
      );
    }
  }
  const ofSandbox = (value: string) => (settings.CONTENT_URL === undefined ? value : "");
  const SITE_URL = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  // The sandbox's is opened under the name that the site is: one origin for frames.
  const sandboxImages = () => `http://127.0.0.1:${settings.SANDBOX_PORT + 2}/a`;
  const sandboxEditor = () => `http://${new URL(SITE_URL).hostname}:${settings.SANDBOX_PORT + 2}`;
  return {
    ...settings,
    SITE_URL,
    FIRE_DATA_URL: settings.FIRE_DATA_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 1}`,
    CONTENT_URL: settings.CONTENT_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 2}/v2`,
    CONTENT_IMAGES_URL: settings.CONTENT_IMAGES_URL ?? (ofSandbox(sandboxImages()) || IMAGES_URL),
    CONTENT_TOKEN: settings.CONTENT_TOKEN ?? ofSandbox(SANDBOX_TOKEN),
    CONTENT_PREVIEW_TOKEN: settings.CONTENT_PREVIEW_TOKEN ?? ofSandbox(SANDBOX_PREVIEW_TOKEN),
    CONTENT_EDITOR_ORIGIN: settings.CONTENT_EDITOR_ORIGIN ?? (ofSandbox(sandboxEditor()) || EDITOR_ORIGIN),
    CONTENT_WEBHOOK_SECRET: settings.CONTENT_WEBHOOK_SECRET ?? ofSandbox(SANDBOX_WEBHOOK_SECRET),
    GEOCODER_URL: settings.GEOCODER_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 4}/apis/icherche`,
    TILES_URL: settings.TILES_URL ?? `http://127.0.0.1:${settings.SANDBOX_PORT + 5}/{z}/{x}/{y}.mvt`,
    DATABASE_URL:
      settings.DATABASE_URL ?? `postgres://postgres@127.0.0.1:${settings.SANDBOX_PORT + 9}/postgres`,
  };
}
