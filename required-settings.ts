/** Settings that the sandbox stands in for, and that real production must give to each program. */
const REQUIRED = {
  site: [
    "SITE_URL",
    "FIRE_DATA_URL",
    "CONTENT_URL",
    "CONTENT_TOKEN",
    "GEOCODER_URL",
    "DATABASE_URL",
    "METRICS_TOKEN",
    "IDENTITY_URL",
    "IDENTITY_CLIENT_ID",
    "IDENTITY_AUDIENCE",
    "IDENTITY_MANAGEMENT_ID",
    "IDENTITY_MANAGEMENT_SECRET",
    "SEAL_KEYS",
    "POSTAL_ADDRESS",
  ],
  worker: [
    "SITE_URL",
    "FIRE_DATA_URL",
    // Releases that are mailed are read there.
    "CONTENT_URL",
    "CONTENT_TOKEN",
    "DATABASE_URL",
    "IDENTITY_URL",
    "IDENTITY_MANAGEMENT_ID",
    "IDENTITY_MANAGEMENT_SECRET",
    "SEAL_KEYS",
    "POSTAL_ADDRESS",
  ],
  migrate: ["DATABASE_URL"],
} as const;

export type SettingsReader = keyof typeof REQUIRED;

/**
 * What production misses of a program's settings. Whoever sends email says whom it is from; what people write, and fires that they
 * report, go to that address where no mailbox is named for them.
 */
export function missingInProduction(
  settings: Readonly<Record<string, unknown>>,
  reader: SettingsReader,
): readonly string[] {
  const isUnset = (name: string) => settings[name] === undefined;
  const needsMailboxes = reader === "site" && ["CONTACT_MAILBOXES", "REPORT_MAILBOX"].some(isUnset);
  const needsSender = needsMailboxes || (reader !== "migrate" && !isUnset("SMTP_URL"));
  return [...REQUIRED[reader], ...(needsSender ? ["MAIL_FROM"] : [])].filter(isUnset);
}
