import { CONTACT_PATH } from "#contact/contact-subjects.ts";
import type { AppEntry } from "../app-build.ts";
import { MAX_POSTED_BYTES } from "../bounded-body.ts";
import { STORY_PARAMETER } from "../editor-signature.ts";
import { isDataPath } from "../page-address.ts";
import type { Middleware } from "../visit.ts";
import { isAccountPath } from "./account-acts.ts";
import { isWebhookPath } from "./channel-webhooks.ts";
import { isStopPath } from "./one-press-stop.ts";
import { PUBLICATION_PATH } from "./publication.ts";

const METHODS = ["GET", "HEAD"];
export const MAX_URL_CHARACTERS = 2048;
/** The addresses that take a body: they answer every POST themselves. */
const mayPost = ({ pathname, searchParams }: URL, entry: Pick<AppEntry, "takesForm">) =>
  pathname === PUBLICATION_PATH ||
  isStopPath(pathname) ||
  isWebhookPath(pathname) ||
  isAccountPath(pathname) ||
  pathname === CONTACT_PATH ||
  entry.takesForm(pathname) ||
  (isDataPath(pathname) && searchParams.has(STORY_PARAMETER));
const MAX_BODY_BYTES = 64 * 1024;

/** A person reads it: what they typed was too long to be sent. */
const TOO_LONG =
  "Cette adresse est trop longue : revenez en arrière et écrivez moins de texte.\n\nThis address is too long: go back and write less text.\n";

/**
 * Refuses what no page needs, before any work: odd addresses (400), bodies too large (413), long
 * addresses (414), other methods (405). Sets the visit's address.
 */
export function limitRequests(siteUrl: string, entry: Pick<AppEntry, "takesForm">): Middleware {
  return async function limitRequests(c, next) {
    const target = c.env.incoming.url ?? "";
    const address = URL.parse(siteUrl + target);
    if (!target.startsWith("/") || address === null) return c.text("Bad Request", 400);
    c.set("url", address);
    if (target.length > MAX_URL_CHARACTERS) return c.text(TOO_LONG, 414);
    const isPost = c.req.raw.method === "POST" && mayPost(address, entry);
    if (Number(c.req.header("content-length") ?? 0) > (isPost ? MAX_POSTED_BYTES : MAX_BODY_BYTES)) {
      return c.text("Content Too Large", 413, { Connection: "close" });
    }
    if (!isPost && !METHODS.includes(c.req.raw.method)) {
      return c.text("Method Not Allowed", 405, { Allow: METHODS.join(", ") });
    }
    return next();
  };
}
