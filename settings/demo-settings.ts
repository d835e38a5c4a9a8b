import { join } from "node:path";
import { SETTINGS } from "./settings.ts";

type Texts = Readonly<Record<string, string>>;
type Given = Readonly<Record<string, string | undefined>>;

/** Settings of the sandbox to which checks and tests refer. The secrets are public. */
export const SANDBOX = {
  SEAL_KEYS: Buffer.from("vigie-sandbox-seal-key-32-bytes!").toString("base64"),
  OPERATOR_TOKEN: "vigie-operator-token",
  POSTAL_ADDRESS: "Agence de démonstration, 1, rue de l’Exemple, Québec (Québec) G0X 0X0",
  MAILBOX: "info@vigie.example",
} as const;

const numberOf = (given: Given, name: "PORT" | "SANDBOX_PORT") =>
  Number(given[name]) || Number(SETTINGS[name].default);

export const sandboxDatabase = (given: Given): string =>
  `postgres://postgres@127.0.0.1:${numberOf(given, "SANDBOX_PORT") + 9}/postgres`;

/**
 * Returns the settings of a demo, as texts of environment variables: the sandbox's services and secrets. If
 * a real service is given, the sandbox's settings for that kind of service are omitted, so that no real
 * service gets a secret of the sandbox.
 */
export function demoSettings(given: Given): Texts {
  const { SITE_URL = `http://localhost:${numberOf(given, "PORT")}`, DATA_DIR = ".data" } = given;
  const at = (offset: number, host = "127.0.0.1") =>
    `http://${host}:${numberOf(given, "SANDBOX_PORT") + offset}`;
  // The visitor's browser opens the sign-in pages and the editor, at the same host name as the site.
  const siteHost = URL.parse(SITE_URL)?.hostname;
  const unless = (names: readonly string[], texts: Texts): Texts =>
    names.some((name) => given[name] !== undefined) ? {} : texts;
  return {
    ...unless(["FCM_SERVICE_ACCOUNT"], { FCM_URL: at(8) }),
    SITE_URL,
    DATABASE_URL: sandboxDatabase(given),
    FIRE_DATA_URL: at(1),
    ...unless(["CONTENT_URL"], {
      CONTENT_URL: `${at(2)}/v2`,
      CONTENT_TOKEN: "vigie-public",
      CONTENT_IMAGES_URL: `${at(2)}/a`,
      CONTENT_PREVIEW_TOKEN: "vigie-preview",
      CONTENT_EDITOR_ORIGIN: at(2, siteHost),
      CONTENT_WEBHOOK_SECRET: "vigie-webhook",
    }),
    ...unless(["IDENTITY_URL"], {
      IDENTITY_URL: at(3, siteHost),
      IDENTITY_CLIENT_ID: "vigie-web",
      IDENTITY_AUDIENCE: "https://vigie.example/api",
      IDENTITY_MANAGEMENT_ID: "vigie-management",
      IDENTITY_MANAGEMENT_SECRET: "vigie-management-secret",
    }),
    // Passwords of the sandbox's operators are public, so they only work while the shared password is public.
    ...unless(["IDENTITY_URL", "OPERATOR_TOKEN", "OPERATIONS_IDENTITY_CLIENT_ID"], {
      OPERATIONS_IDENTITY_CLIENT_ID: "vigie-operations",
      OPERATIONS_IDENTITY_SECRET: "vigie-operations-secret",
    }),
    GEOCODER_URL: `${at(4)}/apis/icherche`,
    TILES_URL: `${at(5)}/{z}/{x}/{y}.mvt`,
    SEAL_KEYS: SANDBOX.SEAL_KEYS,
    SMTP_URL: at(6).replace("http:", "smtp:"),
    POSTAL_ADDRESS: SANDBOX.POSTAL_ADDRESS,
    ...unless(["MAIL_FROM"], {
      MAIL_FROM: "Vigie <alertes@vigie.example>",
      CONTACT_MAILBOXES: `general=${SANDBOX.MAILBOX}`,
      REPORT_MAILBOX: "signalements@vigie.example",
    }),
    MAIL_EVENTS_KEY: "vigie-mail-events",
    ...(given.WORKER_PORT && { DISPATCH_URL: `http://127.0.0.1:${given.WORKER_PORT}/operator/reports` }),
    OPERATOR_TOKEN: SANDBOX.OPERATOR_TOKEN,
    REPORT_WEBHOOK_URL: `${at(0)}/dispatch`,
    REPORT_WEBHOOK_SECRET: `whsec_${Buffer.from("vigie-sandbox-dispatch-secret-32").toString("base64")}`,
    ...unless(["SMS_URL"], {
      SMS_URL: at(7),
      SMS_ACCOUNT: "AC00000000000000000000000000005160",
      SMS_TOKEN: "vigie-sms-token",
      SMS_FROM: "+15815550100",
    }),
    ...unless(["PUSH_PRIVATE_KEY"], {
      PUSH_PUBLIC_KEY:
        "BAOxQq41F63heCH_icuGEj_Lx74aflYKW_4b-N-DvLkuOZUBdl_h1iX42U6oQxH43gweC-qkNAW-rt0cz1Icti8",
      PUSH_PRIVATE_KEY: "9nzveEtybz7ds99gZGjN_7PsuA2DrcIQeG36k6TsDfs",
      PUSH_CONTACT: "mailto:alertes@vigie.example",
    }),
    PUSH_ORIGINS: `${SETTINGS.PUSH_ORIGINS.default},${at(8)}`,
    FCM_SERVICE_ACCOUNT: join(DATA_DIR, "sandbox", "fcm-service-account.json"),
  };
}
