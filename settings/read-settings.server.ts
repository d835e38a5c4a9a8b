import { allTo } from "#intake/contact/mailboxes.ts";
import { contradictions, missingInProduction } from "./check-settings.ts";
import { demoSettings } from "./demo-settings.ts";
import { refuseDemoSecrets } from "./refuse-demo-secrets.ts";
import {
  type ReadSettings,
  SETTING_NAMES,
  type Settings,
  type SettingsReader,
  settingOf,
} from "./settings.ts";
import { addressIn } from "./value-types.ts";

export type { Settings, SettingsReader };

/** A setting is wrong or missing. The message is one sentence that a person can act on. */
export class SettingsError extends Error {
  readonly code = "bad-settings";
}

/**
 * Reads settings from environment variables. In a demo, settings that are not given point to the sandbox.
 * @param reader the program whose required settings are checked in production; the site's include the worker's
 * @throws {SettingsError} if settings are wrong, missing or contradict each other
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  reader: SettingsReader = "site",
): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const isDemo = given.NODE_ENV !== "production" || given.VIGIE_SANDBOX === "on";
  const texts = { ...(isDemo && demoSettings(given)), ...given };
  const problems: string[] = [];
  const entries = SETTING_NAMES.map((name) => {
    const { type, default: fallback } = settingOf(name);
    const text = texts[name] ?? fallback;
    if (text === undefined || text === "") return [name, text];
    const { data, error } = type.safeParse(text);
    problems.push(...(error?.issues ?? []).map(({ message }) => `${name} (${message})`));
    return [name, data];
  });
  if (problems.length > 0) throw new SettingsError(`Bad settings: ${problems.join("; ")}.`);
  const missing = isDemo ? [] : missingInProduction(given, reader);
  if (missing.length > 0)
    throw new SettingsError(
      `Missing settings in production: ${missing.join(", ")}. Set them, or VIGIE_SANDBOX=on for a demo.`,
    );
  // Each value was read by the type of its setting.
  const read = Object.fromEntries(entries) as ReadSettings;
  const sender = addressIn(read.MAIL_FROM) ?? "";
  const settings: Settings = {
    ...read,
    SEAL_KEYS: read.SEAL_KEYS ?? [],
    CONTACT_MAILBOXES: read.CONTACT_MAILBOXES ?? allTo(sender),
    REPORT_MAILBOX: read.REPORT_MAILBOX || sender,
    DATABASE_READ_URL: read.DATABASE_READ_URL || read.DATABASE_URL,
  };
  const [contradiction] = contradictions(read, isDemo);
  if (contradiction !== undefined) throw new SettingsError(`Bad settings: ${contradiction}`);
  const isMeant = settings.VIGIE_SANDBOX || given.NODE_ENV === "development" || given.NODE_ENV === "test";
  const refusal = isMeant ? null : refuseDemoSecrets(settings, given, reader);
  if (refusal !== null) throw new SettingsError(refusal);
  return settings;
}
