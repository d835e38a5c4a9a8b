import { SAVED_ANSWERS_PATH } from "#accounts/account-acts.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import {
  MOST_PHOTO_BYTES,
  REPORT_PATH,
  REPORT_PHOTO_PATH,
  REPORT_START_PATH,
} from "#intake/reports/report-paths.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import type { AppEntry } from "../app-build.ts";
import { MAX_POSTED_BYTES } from "../bounded-body.ts";
import { STORY_PARAMETER } from "../editor-signature.ts";
import { REQUESTS } from "../outside-body.ts";
import { isDataPath } from "../page-address.ts";
import { MOST_FORM_BYTES } from "../sent-form.ts";
import type { Middleware } from "../visit.ts";
import { isAccountPath } from "./account-acts.ts";
import { isWebhookPath } from "./channel-webhooks.ts";
import { isStopPath } from "./one-press-stop.ts";
import { PUBLICATION_PATH } from "./publication.ts";

type Taking = Pick<AppEntry, "takesForm">;

const METHODS = ["GET", "HEAD"];
export const MAX_URL_CHARACTERS = 2048;
/** The addresses that take a body: they answer every POST themselves. */
const mayPost = ({ pathname, searchParams }: URL, entry: Taking) =>
  pathname === PUBLICATION_PATH ||
  isStopPath(pathname) ||
  isWebhookPath(pathname) ||
  isAccountPath(pathname) ||
  pathname === SAVED_ANSWERS_PATH ||
  pathname === CONTACT_START_PATH ||
  pathname === CONTACT_PATH ||
  pathname === REPORT_START_PATH ||
  pathname === REPORT_PATH ||
  pathname === REPORT_PHOTO_PATH ||
  entry.takesForm(pathname) !== null ||
  (isDataPath(pathname) && searchParams.has(STORY_PARAMETER));
const MAX_BODY_BYTES = 64 * 1024;

function mostBytes({ pathname }: URL, isPost: boolean, entry: Taking): number {
  if (!isPost) return MAX_BODY_BYTES;
  if (pathname === CONTACT_PATH) return MOST_FORM_BYTES;
  // Read as far as it may be, for the words that refuse it: a person sent it.
  if (entry.takesForm(pathname) === "form with files") return Number.POSITIVE_INFINITY;
  return pathname === REPORT_PHOTO_PATH ? MOST_PHOTO_BYTES : MAX_POSTED_BYTES;
}

/** A person reads it: what they typed was too long to be sent. */
const TOO_LONG =
  "Cette adresse est trop longue : revenez en arrière et écrivez moins de texte.\n\nThis address is too long: go back and write less text.\n";

/**
 * Refuses what no page needs, before any work: odd addresses (400), bodies too large (413), long
 * addresses (414), other methods (405). Sets the visit's address, its query cleaned.
 */
export function limitRequests(siteUrl: string, entry: Taking, cleanings: Cleanings): Middleware {
  return async function limitRequests(c, next) {
    const target = c.env.incoming.url ?? "";
    const address = URL.parse(siteUrl + target);
    if (!target.startsWith("/") || address === null) return c.text("Bad Request", 400);
    cleanQuery(address, cleanings);
    c.set("url", address);
    if (target.length > MAX_URL_CHARACTERS) return c.text(TOO_LONG, 414);
    const isPost = c.req.raw.method === "POST" && mayPost(address, entry);
    if (Number(c.req.header("content-length") ?? 0) > mostBytes(address, isPost, entry)) {
      return c.text("Content Too Large", 413, { Connection: "close" });
    }
    if (!isPost && !METHODS.includes(c.req.raw.method)) {
      return c.text("Method Not Allowed", 405, { Allow: METHODS.join(", ") });
    }
    return next();
  };
}

/** Leaves a clean query as it was written: a channel signs the address that it asks. */
function cleanQuery(address: URL, cleanings: Cleanings): void {
  if (!address.search.includes("%")) return;
  const asked = address.searchParams;
  const clean = cleanings.fields(REQUESTS, asked);
  if (`${clean}` !== `${asked}`) address.search = `${clean}`;
}
