/** Settings that the sandbox replaces in a demo, and that real production must set for each program. */
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
    // Source of the releases that the worker emails.
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
 * Returns the settings that production lacks for a program. A program that sends email needs a sender.
 * Messages and fire reports go to the sender's address if no mailbox is set for them.
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
