/** Webhook addresses for the channels' delivery results and replies, described in `docs/operations.md`. */
export const WEBHOOK_PATHS = {
  text: "/api/sms/inbound",
  receipt: "/api/sms/status",
  mail: "/api/mail/events",
} as const;
export const PUBLICATION_PATH = "/contenu/publication";
