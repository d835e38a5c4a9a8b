import { ACCOUNT_PATHS, LETTER_ACTS, SAVED_ANSWERS_PATH } from "#accounts/account-acts.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import {
  MOST_PHOTO_BYTES,
  REPORT_PATH,
  REPORT_PHOTO_PATH,
  REPORT_START_PATH,
} from "#intake/reports/report-paths.ts";
import type { AppEntry } from "./app-build.ts";
import { MAX_POSTED_BYTES } from "./bounded-body.ts";
import type { NamedLimit } from "./senders.ts";
import { MOST_FORM_BYTES } from "./sent-form.ts";

/** Addresses of one-click unsubscribe (RFC 8058), in emails. */
export const STOP_PATHS = ["/api/newsletter/stop", "/api/alerts/stop", "/api/releases/stop"] as const;
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

/** Addresses that links in emails use, without a token. */
const LETTER_PATHS: readonly string[] = LETTER_ACTS.map((act) => ACCOUNT_PATHS[act]);

/** Policy of a kind of POST request, the same for plain forms and scripts. */
export interface Write {
  readonly paths: readonly string[];
  /** Longest body of a request by script, in bytes. */
  readonly mostBytes: number;
  /** Most requests of one network, counted before the body is read. */
  readonly limit?: NamedLimit;
  /**
   * Most bytes of photos or forms with files of one network, counted by their announced length before they
   * are read.
   */
  readonly bytes?: NamedLimit;
}

/** All POST requests that the site takes, except previews of editors. */
export const WRITES = {
  /** A family, an office or a village can share one address. */
  account: {
    paths: Object.values(ACCOUNT_PATHS).filter((path) => !LETTER_PATHS.includes(path)),
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "account", most: 600, perSeconds: 60 },
  },
  /** Each plain form renders a page. */
  letters: {
    paths: LETTER_PATHS,
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "letters", most: 600, perSeconds: 600 },
  },
  /**
   * The limit counts points, not requests: a page sends a request each minute. 50 points and 200 fires are
   * 101. One network can use a tenth of a core.
   */
  answers: {
    paths: [SAVED_ANSWERS_PATH],
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "saved-answers", most: 2_400, perSeconds: 60 },
  },
  /** The service itself has stricter limits for messages and bytes. */
  contact: {
    paths: [CONTACT_START_PATH, CONTACT_PATH],
    mostBytes: MOST_FORM_BYTES,
    limit: { name: "contact", most: 60, perSeconds: 600 },
    // As much as the service stores for one network in an hour: a refused form is sent again with its files.
    bytes: { name: "contact-bytes", most: 90 * 1024 * 1024, perSeconds: 600 },
  },
  /** More than a village sends. The service marks reports as suspect much earlier, and refuses none. */
  report: {
    paths: [REPORT_START_PATH, REPORT_PATH],
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "report", most: 3_000, perSeconds: 600 },
  },
  photo: {
    paths: [REPORT_PHOTO_PATH],
    mostBytes: MOST_PHOTO_BYTES,
    limit: { name: "photo", most: 300, perSeconds: 600 },
    // Hundreds of photos as phones shrink them, or 16 of the maximum size. A refused photo waits on its device.
    bytes: { name: "photo-bytes", most: 200 * 1024 * 1024, perSeconds: 600 },
  },
  /** A key or a signature protects these addresses. */
  machine: {
    paths: [...STOP_PATHS, ...Object.values(WEBHOOK_PATHS), PUBLICATION_PATH],
    mostBytes: MAX_POSTED_BYTES,
  },
} satisfies Readonly<Record<string, Write>>;

const BY_PATH = new Map(
  Object.values<Write>(WRITES).flatMap((write) => write.paths.map((path) => [path, write] as const)),
);

/**
 * Returns whether the server itself serves an address, without a page. Such an address contains no place or
 * person.
 */
export const isOwnPath = (pathname: string): boolean =>
  BY_PATH.has(pathname) || ["/healthz", "/readyz", "/metrics"].includes(pathname);

/** Returns the limit of a POST address. @throws if the list has none for it */
export function limitAt(pathname: string): NamedLimit {
  const limit = BY_PATH.get(pathname)?.limit;
  if (limit === undefined) throw new Error(`The list of writes has no limit for ${pathname}.`);
  return limit;
}

/** Returns the policy of a POST request by its address; null if the site takes none there. */
export function writeAt(pathname: string, entry: Pick<AppEntry, "takesForm">): Write | null {
  const form = entry.takesForm(pathname);
  return form === null ? (BY_PATH.get(pathname) ?? null) : WRITES[form];
}
