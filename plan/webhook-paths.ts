/** Addresses of channels' webhooks: results of messages, and replies. `docs/operations.md` has their use. */
export const WEBHOOK_PATHS = {
  text: "/api/sms/inbound",
  receipt: "/api/sms/status",
  mail: "/api/mail/events",
} as const;
export const PUBLICATION_PATH = "/contenu/publication";
