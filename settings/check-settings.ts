import { plainAddresses } from "./plain-addresses.ts";
import {
  type ReadSettings,
  SETTING_NAMES,
  type SettingName,
  type SettingsReader,
  settingOf,
} from "./settings.ts";

type Given = Readonly<Record<string, string | undefined>>;

/** Returns the names of settings that the production of a program requires and does not have. */
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
export function contradictions(settings: ReadSettings, isDemo: boolean): readonly string[] {
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
