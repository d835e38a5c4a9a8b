import { databaseHosts } from "#database/database-hosts.ts";
import { allTo } from "#intake/contact/mailboxes.ts";
import { isThisMachine } from "#territory/this-machine.ts";
import { demoSettings, SANDBOX, sandboxDatabase } from "./demo-settings.ts";
import {
  type ReadSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  type SettingsReader,
  settingOf,
} from "./settings.ts";
import { addressIn } from "./value-types.ts";

/** Values of `sslmode` with which the driver checks the server's certificate. */
const CHECKED = ["require", "verify-ca", "verify-full"];

/** Returns true if a database is on another machine without checked TLS. A folder as host is a socket. */
function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  const isHere = host === "" || host.startsWith("/") || isThisMachine(host);
  const isChecked =
    CHECKED.includes(searchParams.get("sslmode") ?? "") && !searchParams.has("uselibpqcompat");
  return !isHere && !isChecked;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== "string") return false;
  if (/^postgres(?:ql)?:/.test(value))
    return databaseHosts(value).some((each) => isPlainDatabase(new URL(each)));
  const url = URL.parse(value);
  return url?.protocol === "http:" && !isThisMachine(url.hostname);
}

/** Returns the names of settings with a remote address without TLS, except email, which negotiates TLS. */
const plainAddresses = (settings: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]) => ([value].flat().some(isPlain) ? [name] : []));

type Given = Readonly<Record<string, string | undefined>>;

/** Returns the names of the missing settings that a program requires in production. */
export function missingInProduction(given: Given, reader: SettingsReader): readonly string[] {
  const isUnset = (name: SettingName) => !given[name];
  const needsMailboxes = reader === "site" && (isUnset("CONTACT_MAILBOXES") || isUnset("REPORT_MAILBOX"));
  const needsSender = needsMailboxes || (reader !== "migrate" && !isUnset("SMTP_URL"));
  return SETTING_NAMES.filter(
    (name) => settingOf(name)[reader] === "required" || (name === "MAIL_FROM" && needsSender),
  ).filter((name) => isUnset(name) && name !== "NODE_ENV");
}

const hostOf = (url: string) => URL.parse(url)?.hostname;

/** Returns why settings that are valid by themselves cannot be used together: one sentence each. */
function contradictions(settings: ReadSettings, isDemo: boolean): readonly string[] {
  const s = settings;
  const isHalf = (...values: readonly string[]) => values.includes("") && values.some((each) => each !== "");
  const plain = isDemo ? [] : plainAddresses(s);
  const found: readonly (readonly [isWrong: boolean, sentence: string])[] = [
    [
      isHalf(s.DKIM_DOMAIN, s.DKIM_SELECTOR, s.DKIM_PRIVATE_KEY),
      "DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY are set together or not at all.",
    ],
    [
      s.REPORT_WEBHOOK_URL !== "" && s.REPORT_WEBHOOK_SECRET === "",
      "REPORT_WEBHOOK_URL needs REPORT_WEBHOOK_SECRET, which signs what is sent.",
    ],
    [
      isHalf(s.OPERATIONS_IDENTITY_CLIENT_ID, s.OPERATIONS_IDENTITY_SECRET),
      "OPERATIONS_IDENTITY_CLIENT_ID and OPERATIONS_IDENTITY_SECRET are set together or not at all.",
    ],
    [
      !isDemo && s.OPERATIONS_IDENTITY_CLIENT_ID !== "" && !s.DISPATCH_URL.startsWith("https:"),
      "OPERATIONS_IDENTITY_CLIENT_ID needs DISPATCH_URL, an https address: people come back there from the identity provider.",
    ],
    [
      plain.length > 0,
      `${plain.join(", ")} must use TLS to another machine: https, or sslmode=verify-full for a database.`,
    ],
    [
      !isDemo && s.DISPATCH_URL !== "" && hostOf(s.DISPATCH_URL) === hostOf(s.SITE_URL),
      "DISPATCH_URL must have another host than SITE_URL: pages of the site must not reach the agency's.",
    ],
    [
      s.INTAKE_S3 !== "" && (s.INTAKE_S3_KEY === "" || s.INTAKE_S3_SECRET === ""),
      "INTAKE_S3 needs INTAKE_S3_KEY and INTAKE_S3_SECRET.",
    ],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}

const names = (found: Readonly<Record<string, boolean>>) =>
  Object.keys(found)
    .filter((name) => found[name])
    .join(" and ");

/**
 * Returns why a program must not start if the sandbox's public secrets would protect real data; null if it
 * can start. Data is real if the database is not the sandbox's, or if the site has a public https address.
 */
function refuseDemoSecrets(
  settings: Settings,
  given: Readonly<Record<string, string | undefined>>,
  reader: SettingsReader,
): string | null {
  const site = URL.parse(settings.SITE_URL);
  const own = names({
    DATABASE_URL: settings.DATABASE_URL !== sandboxDatabase(given),
    SITE_URL: site?.protocol === "https:" && !isThisMachine(site.hostname),
  });
  const isOperated = reader === "worker" && settings.WORKER_PORT !== undefined;
  const open = names({
    // A migration encrypts nothing.
    SEAL_KEYS: reader !== "migrate" && settings.SEAL_KEYS.includes(SANDBOX.SEAL_KEYS),
    OPERATOR_TOKEN: isOperated && settings.OPERATOR_TOKEN === SANDBOX.OPERATOR_TOKEN,
  });
  if (own === "" || open === "") return null;
  return `The sandbox's ${open}, which everybody can read, would serve with your own ${own}. Set NODE_ENV=production and your own ${open}, or VIGIE_SANDBOX=on for a demo.`;
}

export type { Settings, SettingsReader };

/** Error for wrong or missing settings. The message is one sentence that a person can act on. */
export class SettingsError extends Error {
  readonly code = "bad-settings";
}

/**
 * Reads settings from environment variables. In a demo, settings that are not given point to the sandbox.
 * @param reader program whose required settings are checked in production; the site requires the most
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
