// Default settings of a demo. They only give access to the sandbox's services.

/** Tokens of the sandbox's content service. */
export const SANDBOX_TOKEN = "vigie-public";
export const SANDBOX_PREVIEW_TOKEN = "vigie-preview";
export const SANDBOX_WEBHOOK_SECRET = "vigie-webhook";
export const SANDBOX_IDENTITY = {
  IDENTITY_CLIENT_ID: "vigie-web",
  IDENTITY_AUDIENCE: "https://vigie.example/api",
  IDENTITY_MANAGEMENT_ID: "vigie-management",
  IDENTITY_MANAGEMENT_SECRET: "vigie-management-secret",
} as const;
export const SANDBOX_OPERATIONS_IDENTITY = {
  OPERATIONS_IDENTITY_CLIENT_ID: "vigie-operations",
  OPERATIONS_IDENTITY_SECRET: "vigie-operations-secret",
} as const;
/** For a demo with invented people. */
export const SANDBOX_SEAL_KEY = Buffer.from("vigie-sandbox-seal-key-32-bytes!").toString("base64");
export const SANDBOX_SMS = {
  SMS_ACCOUNT: "AC00000000000000000000000000005160",
  SMS_TOKEN: "vigie-sms-token",
  SMS_FROM: "+15815550100",
} as const;
export const SANDBOX_PUSH = {
  PUSH_PUBLIC_KEY: "BAOxQq41F63heCH_icuGEj_Lx74aflYKW_4b-N-DvLkuOZUBdl_h1iX42U6oQxH43gweC-qkNAW-rt0cz1Icti8",
  PUSH_PRIVATE_KEY: "9nzveEtybz7ds99gZGjN_7PsuA2DrcIQeG36k6TsDfs",
  PUSH_CONTACT: "mailto:alertes@vigie.example",
} as const;
export const SANDBOX_OPERATOR_TOKEN = "vigie-operator-token";
export const SANDBOX_MAIL_EVENTS_KEY = "vigie-mail-events";
export const SANDBOX_MAILBOX = "info@vigie.example";
/** For a demo. */
export const SANDBOX_REPORT_WEBHOOK_SECRET = `whsec_${Buffer.from("vigie-sandbox-dispatch-secret-32").toString("base64")}`;
export const SANDBOX_REPORT_MAILBOX = "signalements@vigie.example";
export const SANDBOX_MAIL_FROM = "Vigie <alertes@vigie.example>";
/** An invented address. */
export const SANDBOX_POSTAL_ADDRESS = "Agence de démonstration, 1, rue de l’Exemple, Québec (Québec) G0X 0X0";
