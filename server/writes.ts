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
import type { NamedLimit } from "./middleware/limit-by-address.ts";
import { MOST_FORM_BYTES } from "./sent-form.ts";

/** One-click stops of mail programs (RFC 8058). Emails contain these addresses. */
export const STOP_PATHS = ["/api/newsletter/stop", "/api/alerts/stop", "/api/releases/stop"] as const;
/** Channels post what became of messages, and what people answer. `docs/operations.md` says where to set these addresses. */
export const WEBHOOK_PATHS = {
  text: "/api/sms/inbound",
  receipt: "/api/sms/status",
  mail: "/api/mail/events",
} as const;
/** The content service posts that something changed. */
export const PUBLICATION_PATH = "/contenu/publication";

/** What people do by the links of their letters, without a token. */
const LETTER_PATHS: readonly string[] = LETTER_ACTS.map((act) => ACCOUNT_PATHS[act]);

/** The policy of a kind of POST request. A plain form and a request by script have the same one. */
export interface Write {
  readonly paths: readonly string[];
  /** The longest body of a request by script. */
  readonly mostBytes: number;
  /** Most requests of one network, counted before the body is read. */
  readonly limit?: NamedLimit;
  /** Most bytes of forms with files of one network, counted by their announced length before they are read. */
  readonly bytes?: NamedLimit;
}

/** Every POST request that the site takes, but for previews of editors. */
export const WRITES = {
  /** A family, an office or a village can share one address. */
  account: {
    paths: Object.values(ACCOUNT_PATHS).filter((path) => !LETTER_PATHS.includes(path)),
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "account", most: 600, perSeconds: 60 },
  },
  /** Their plain forms have a page rendered. */
  letters: {
    paths: LETTER_PATHS,
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "letters", most: 600, perSeconds: 600 },
  },
  /** Work of points, not requests: a page asks each minute. 50 points and 200 fires are 101. One network can use a tenth of a core. */
  answers: {
    paths: [SAVED_ANSWERS_PATH],
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "saved-answers", most: 2_400, perSeconds: 60 },
  },
  /** The service counts messages and bytes more strictly. */
  contact: {
    paths: [CONTACT_START_PATH, CONTACT_PATH],
    mostBytes: MOST_FORM_BYTES,
    limit: { name: "contact", most: 60, perSeconds: 600 },
    // As much as the service stores for one network in an hour: a form that was refused is sent again with its files.
    bytes: { name: "contact-bytes", most: 90 * 1024 * 1024, perSeconds: 600 },
  },
  /** More than a village sends: the service marks reports as suspect much earlier, and refuses none. */
  report: {
    paths: [REPORT_START_PATH, REPORT_PATH],
    mostBytes: MAX_POSTED_BYTES,
    limit: { name: "report", most: 3_000, perSeconds: 600 },
  },
  photo: {
    paths: [REPORT_PHOTO_PATH],
    mostBytes: MOST_PHOTO_BYTES,
    limit: { name: "photo", most: 300, perSeconds: 600 },
  },
  /** A key or a signature protects these. */
  machine: {
    paths: [...STOP_PATHS, ...Object.values(WEBHOOK_PATHS), PUBLICATION_PATH],
    mostBytes: MAX_POSTED_BYTES,
  },
} satisfies Readonly<Record<string, Write>>;

const BY_PATH = new Map(
  Object.values<Write>(WRITES).flatMap((write) => write.paths.map((path) => [path, write] as const)),
);

/** Whether the server itself answers at an address, without a page. Such an address contains no place and no person. */
export const isOwnPath = (pathname: string): boolean =>
  BY_PATH.has(pathname) || ["/healthz", "/readyz", "/metrics"].includes(pathname);

/** Finds the limit of a write by its address. @throws if the list has none there */
export function limitAt(pathname: string): NamedLimit {
  const limit = BY_PATH.get(pathname)?.limit;
  if (limit === undefined) throw new Error(`The list of writes has no limit for ${pathname}.`);
  return limit;
}

/** Finds the policy of a POST request by its address; null if the site takes none there. */
export function writeAt(pathname: string, entry: Pick<AppEntry, "takesForm">): Write | null {
  const form = entry.takesForm(pathname);
  return form === null ? (BY_PATH.get(pathname) ?? null) : WRITES[form];
}
