import { SAVED_ANSWERS_PATH } from "#accounts/account-acts.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import { REPORT_PATH, REPORT_PHOTO_PATH, REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import { isAccountPath } from "./middleware/account-acts.ts";
import { isWebhookPath } from "./middleware/channel-webhooks.ts";
import { isStopPath } from "./middleware/one-press-stop.ts";
import { PUBLICATION_PATH } from "./middleware/publication.ts";

const PATHS: ReadonlySet<string> = new Set([
  PUBLICATION_PATH,
  SAVED_ANSWERS_PATH,
  CONTACT_START_PATH,
  CONTACT_PATH,
  REPORT_START_PATH,
  REPORT_PATH,
  REPORT_PHOTO_PATH,
  "/healthz",
  "/readyz",
  "/metrics",
]);

/** Whether the server itself answers at an address, without a page. Such an address holds no place or person. */
export const isOwnPath = (pathname: string): boolean =>
  PATHS.has(pathname) || isAccountPath(pathname) || isWebhookPath(pathname) || isStopPath(pathname);
