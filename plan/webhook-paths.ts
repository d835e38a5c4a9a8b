/**
 * Addresses for channels' webhooks: results of messages, and people's replies. `docs/operations.md` says
 * where to set them.
 */
export const WEBHOOK_PATHS = {
  text: "/api/sms/inbound",
  receipt: "/api/sms/status",
  mail: "/api/mail/events",
} as const;
/** Address of the content service's webhook. */
export const PUBLICATION_PATH = "/contenu/publication";
